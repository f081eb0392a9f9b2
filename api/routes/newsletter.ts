import { type Context, Hono } from 'hono';
import { type Accepted, openingSchema } from '../../contract/customer-service.ts';
import {
  newsletterLinkSchema,
  newsletterRequestSchema,
  type Subscription,
} from '../../contract/newsletter.ts';
import { secretLinks, secretQuery } from '../../contract/secret-links.ts';
import { isPageKey, pathOf } from '../../stores/urls.ts';
import { grantAccess, tokenOf, visitorOf } from '../http/cookies.server.ts';
import { emptyBody, jsonBody, parseInput } from '../http/json-body.ts';
import { afterAnswer } from '../http/request-scope.ts';
import type { RouteServices } from '../http/route-services.ts';
import {
  askForNewsletter,
  confirmSubscription,
  leaveNewsletter,
  ownSubscription,
  permittedSubscription,
} from '../newsletter/subscriptions.ts';
import { workOnSubscription } from '../newsletter/tell-service.ts';

/**
 * Subscriptions to the newsletter. Anybody may ask for one; who has the e-mail about it may confirm and end it. The newsletter service is
 * told after the answer. A brand without the page has none of this.
 */
export function newsletterRoutes({ environment, contextOf, limit }: RouteServices): Hono {
  const { sessionSecrets: secrets, store } = environment;
  const { subject, secret } = secretLinks.newsletter;
  const routes = new Hono();
  if (!isPageKey(store, 'newsletter')) return routes;

  const linkIn = (c: Context) =>
    parseInput({ subscription: c.req.query(subject), token: c.req.query(secret) }, newsletterLinkSchema);

  /** The subscription whose link this browser has opened. @throws ShopError `NotFound` if it has opened none. */
  const opened = async (c: Context): Promise<string> => {
    await limit(c, 'newsletterLinks');
    const subscription = c.req.param('subscription') ?? '';
    const token = tokenOf(c, 'newsletter', subscription, secrets) ?? '';
    return permittedSubscription(contextOf(c), { subscription, token });
  };
  const tellService = (c: Context, id: string) => {
    const context = contextOf(c);
    afterAnswer(c, context.log, () => workOnSubscription(context, id));
  };

  routes.post('/', async (c) => {
    const request = await jsonBody(c, newsletterRequestSchema);
    await limit(c, 'newsletter', await visitorOf(c, secrets));
    await askForNewsletter(contextOf(c), request);
    return c.json({} satisfies Accepted, 202);
  });
  // A mail program sends `List-Unsubscribe=One-Click`, without cookies and from no page (RFC 8058). It may stand for many
  // customers, so its network is not counted.
  routes.post('/unsubscribe', async (c) => {
    const context = contextOf(c);
    const id = permittedSubscription(context, linkIn(c));
    await leaveNewsletter(context, id);
    tellService(c, id);
    return c.json({} satisfies Accepted);
  });
  // Programs that do not know RFC 8058 open the same address, and so do scanners.
  routes.get('/unsubscribe', (c) => {
    const { language } = contextOf(c);
    const { subscription, token } = linkIn(c);
    const query = secretQuery('newsletter', subscription, token);
    return c.redirect(`${pathOf(store, language, 'newsletter')}?${query}`, 303);
  });
  routes.post('/:subscription/session', async (c) => {
    const { token } = await jsonBody(c, openingSchema);
    await limit(c, 'newsletterLinks');
    const subscription = permittedSubscription(contextOf(c), {
      subscription: c.req.param('subscription'),
      token,
    });
    grantAccess(c, 'newsletter', subscription, secrets, token);
    return c.body(null, 204);
  });
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
    const id = await opened(c);
    await leaveNewsletter(contextOf(c), id);
    tellService(c, id);
    return c.json({} satisfies Accepted);
  });
  return routes;
}
