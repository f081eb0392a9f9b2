import { Hono } from 'hono';
import { z } from 'zod';
import type { Accepted } from '../../contract/customer-service.ts';
import { declineId } from '../../contract/secret-links.ts';
import { ShopError } from '../../contract/shop-error.ts';
import { type OwnReview, putReviewSchema, type Reviewable } from '../../contract/written-review.ts';
import { visitorOf } from '../http/cookies.server.ts';
import { emptyBody, jsonBody } from '../http/json-body.ts';
import { linkAccess } from '../http/link-access.ts';
import { afterAnswer } from '../http/request-scope.ts';
import type { RouteServices } from '../http/route-services.ts';
import { followUp, type NotedReview } from '../reviews/follow-up.ts';
import { declineInvitations } from '../reviews/invitations.ts';
import { ownReviewOf, putReview, readReviewable, withdrawReview } from '../reviews/order-reviews.ts';
import { ownPicture, publishedPicture } from '../reviews/review-pictures.ts';
import { vote } from '../reviews/votes.ts';
import type { RequestContext } from '../context/request-context.ts';

/** Reviews of what was ordered, for every browser that has the order's cookie. */
export function orderReviewRoutes(services: RouteServices): Hono {
  const { environment, contextOf, limit } = services;
  const { permitted } = linkAccess(services, 'order');
  const routes = new Hono();
  routes.get('/:orderNumber/reviews', async (c) => {
    await limit(c, 'orders');
    const reviewable = await readReviewable(contextOf(c), permitted(c));
    return c.json(reviewable satisfies Reviewable);
  });
  const path = '/:orderNumber/reviews/:productKey';
  routes.put(path, async (c) => {
    const request = await jsonBody(c, putReviewSchema);
    const orderNumber = permitted(c);
    await limit(c, 'reviews', orderNumber);
    const context = contextOf(c);
    const purchase = { orderNumber, productKey: c.req.param('productKey') };
    const { review, noted } = await putReview(
      context,
      purchase,
      request,
      await visitorOf(c, environment.sessionSecrets),
    );
    afterAnswer(c, context.log, () => followedUp(context, noted));
    if (!review) throw new ShopError('NotFound', 'There is no such review');
    return c.json(ownReviewOf(review, purchase) satisfies OwnReview);
  });
  routes.delete(path, async (c) => {
    const orderNumber = permitted(c);
    await limit(c, 'orders');
    const context = contextOf(c);
    const { noted } = await withdrawReview(context, { orderNumber, productKey: c.req.param('productKey') });
    afterAnswer(c, context.log, () => followedUp(context, noted));
    return c.body(null, 204);
  });
  routes.get(`${path}/pictures/:file`, async (c) => {
    const orderNumber = permitted(c);
    await limit(c, 'pictures');
    const purchase = { orderNumber, productKey: c.req.param('productKey') };
    const picture = await ownPicture(contextOf(c), purchase, c.req.param('file'));
    if (!picture) throw new ShopError('NotFound', 'There is no such picture');
    return c.body(picture, 200, { 'Content-Type': 'image/webp' });
  });
  return routes;
}

const followedUp = async (context: RequestContext, noted: NotedReview | null): Promise<unknown> =>
  noted && followUp(context, noted);

/** How long a picture may be kept, in seconds: it never changes, but one that is withdrawn should not be seen for a year. */
const week = 7 * 24 * 60 * 60;

/** @throws ShopError `NotFound` if it cannot be the ID of a review */
function reviewIn(id: string): string {
  if (!z.uuid().safeParse(id).success) throw new ShopError('NotFound', 'This is no ID of a review');
  return id;
}

/** Reviews of others: who found one helpful, and their photographs. */
export function reviewRoutes({ contextOf, limit }: RouteServices): Hono {
  const routes = new Hono();
  // The answer is the same for every ID, and given before anything is looked up.
  routes.post('/:review/helpful', async (c) => {
    await jsonBody(c, emptyBody);
    await limit(c, 'votes');
    const context = contextOf(c);
    const id = reviewIn(c.req.param('review'));
    afterAnswer(c, context.log, () => vote(context, id));
    return c.json({} satisfies Accepted, 202);
  });
  routes.get('/:review/pictures/:file', async (c) => {
    await limit(c, 'pictures');
    const picture = await publishedPicture(
      contextOf(c),
      reviewIn(c.req.param('review')),
      c.req.param('file'),
    );
    if (!picture) throw new ShopError('NotFound', 'There is no such picture');
    return c.body(picture, 200, {
      'Content-Type': 'image/webp',
      'Cache-Control': `public, max-age=${week}, immutable`,
    });
  });
  return routes;
}

/** For mail programs: who has an e-mail that asks for a review may have nobody ask again. Pages use the order's own address for it. */
export function invitationRoutes(services: RouteServices): Hono {
  const routes = new Hono();
  const place = { page: 'order-confirmation', fragment: `#${declineId}` } as const;
  const { addUnsubscribe } = linkAccess(services, 'order');
  addUnsubscribe(routes, place, (c, number) => declineInvitations(services.contextOf(c), number));
  return routes;
}
