import { type Context, Hono } from 'hono';
import type { Accepted } from '../../contract/customer-service.ts';
import { newsletterRequestSchema, type Subscription } from '../../contract/newsletter.ts';
import { isPageKey } from '../../stores/urls.ts';
import { visitorOf } from '../http/cookies.server.ts';
import { emptyBody, jsonBody } from '../http/json-body.ts';
import { linkAccess } from '../http/link-access.ts';
import { afterAnswer } from '../http/request-scope.ts';
import type { RouteServices } from '../http/route-services.ts';
import {
  askForNewsletter,
  confirmSubscription,
  leaveNewsletter,
  ownSubscription,
} from '../newsletter/subscriptions.ts';
import { workOnSubscription } from '../newsletter/tell-service.ts';

/**
 * Subscriptions to the newsletter. Anybody may ask for one; who has the e-mail about it may confirm and end it. The newsletter service is
 * told after the answer. A brand without the page has none of this.
 */
export function newsletterRoutes(services: RouteServices): Hono {
  const { environment, contextOf, limit } = services;
  const { sessionSecrets: secrets, store } = environment;
  const routes = new Hono();
  if (!isPageKey(store, 'newsletter')) return routes;

  const { permitted, addSession, addUnsubscribe } = linkAccess(services, 'newsletter');
  /** The subscription whose link this browser has opened. @throws ShopError `NotFound` if it has opened none. */
  const opened = async (c: Context): Promise<string> => {
    await limit(c, 'newsletterLinks');
    return permitted(c);
  };
  const tellService = (c: Context, id: string) => {
    const context = contextOf(c);
    afterAnswer(c, context.log, () => workOnSubscription(context, id));
  };
  const leave = async (c: Context, id: string): Promise<void> => {
    await leaveNewsletter(contextOf(c), id);
    tellService(c, id);
  };

  routes.post('/', async (c) => {
    const request = await jsonBody(c, newsletterRequestSchema);
    await limit(c, 'newsletter', await visitorOf(c, secrets));
    await askForNewsletter(contextOf(c), request);
    return c.json({} satisfies Accepted, 202);
  });
  addUnsubscribe(routes, { page: 'newsletter' }, leave);
  addSession(routes, 'newsletterLinks');
  routes.get('/:subscription', async (c) =>
    c.json((await ownSubscription(contextOf(c), await opened(c))) satisfies Subscription),
  );
  routes.post('/:subscription/confirmation', async (c) => {
    await jsonBody(c, emptyBody);
    const id = await opened(c);
    await confirmSubscription(contextOf(c), id);
    tellService(c, id);
    return c.json({} satisfies Accepted);
  });
  routes.post('/:subscription/removal', async (c) => {
    await jsonBody(c, emptyBody);
    await leave(c, await opened(c));
    return c.json({} satisfies Accepted);
  });
  return routes;
}
