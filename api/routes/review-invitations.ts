import { type Context, Hono } from 'hono';
import { type Accepted, orderLinkQuerySchema } from '../../contract/customer-service.ts';
import { declineId, secretLinks, secretQuery } from '../../contract/secret-links.ts';
import { ShopError } from '../../contract/shop-error.ts';
import { pathOf } from '../../stores/urls.ts';
import { readToken } from '../context/identifiers.ts';
import { parseInput } from '../http/json-body.ts';
import type { RouteServices } from '../http/route-services.ts';
import { declineInvitations } from '../reviews/invitations.ts';

/** For mail programs: who has an e-mail that asks for a review may have nobody ask again. Pages use the order's own address for it. */
export function invitationRoutes({ environment, contextOf }: RouteServices): Hono {
  const { subject, secret } = secretLinks.order;
  const routes = new Hono();
  const linkIn = (c: Context) =>
    parseInput({ order: c.req.query(subject), token: c.req.query(secret) }, orderLinkQuerySchema);
  // Sent as `List-Unsubscribe=One-Click`, without cookies and from no page (RFC 8058). Such a program may stand for many customers, so its
  // network is not counted.
  routes.post('/unsubscribe', async (c) => {
    const { order, token } = linkIn(c);
    if (!readToken(token, 'order', order, environment.sessionSecrets))
      throw new ShopError('OrderNotFound', 'Order not found');
    await declineInvitations(contextOf(c), order);
    return c.json({} satisfies Accepted);
  });
  // Programs that do not know RFC 8058 open the same address, and so do scanners.
  routes.get('/unsubscribe', (c) => {
    const { store, language } = contextOf(c);
    const { order, token } = linkIn(c);
    const path = pathOf(store, language, 'order-confirmation');
    return c.redirect(`${path}?${secretQuery('order', order, token)}#${declineId}`, 303);
  });
  return routes;
}
