import { Hono } from 'hono';
import { orderLinkRequestSchema, type Accepted, type OrderLink } from '../../contract/customer-service.ts';
import { secretQuery } from '../../contract/secret-links.ts';
import { sendOrderLink } from '../customer-service/order-link.ts';
import { declineInvitations } from '../reviews/invitations.ts';
import { cancelOrder } from '../payments/cancel-order.ts';
import { orderViewOf } from '../payments/order-view.ts';
import { tokenOf, visitorOf } from '../http/cookies.server.ts';
import { emptyBody, jsonBody } from '../http/json-body.ts';
import { linkAccess } from '../http/link-access.ts';
import { originOf } from '../http/accepted-requests.ts';
import { afterAnswer } from '../http/request-scope.ts';
import type { RouteServices } from '../http/route-services.ts';
import { ShopError } from '../../contract/shop-error.ts';
import { pathOf } from '../../stores/urls.ts';

/** The same for an order that does not exist and for one that the browser may not open. */
const orderNotFound = () => new ShopError('OrderNotFound', 'Order not found');

/** Orders, for every browser that has an order's cookie: its buyer's, and those in which a link to it was opened. */
export function orderRoutes(services: RouteServices): Hono {
  const { environment, contextOf, limit } = services;
  const secrets = environment.sessionSecrets;
  const { permitted, addSession } = linkAccess(services, 'order');
  const routes = new Hono();
  routes.get('/:orderNumber', async (c) => {
    await limit(c, 'orders');
    const { commerce, language } = contextOf(c);
    const found = await commerce.findWholeOrder(permitted(c), language);
    if (!found) throw orderNotFound();
    return c.json(orderViewOf(found.order, found.payments));
  });
  routes.post('/:orderNumber/cancellation', async (c) => {
    await jsonBody(c, emptyBody);
    await limit(c, 'orders');
    const { order, payments } = await cancelOrder(contextOf(c), permitted(c));
    return c.json(orderViewOf(order, payments));
  });
  addSession(routes, 'orders');
  routes.post('/:orderNumber/review-invitation/removal', async (c) => {
    await jsonBody(c, emptyBody);
    await limit(c, 'orders');
    await declineInvitations(contextOf(c), permitted(c));
    return c.json({} satisfies Accepted);
  });
  // With the browser's own token, so that a link does not live longer by being passed on.
  routes.post('/:orderNumber/link', async (c) => {
    await limit(c, 'orders');
    const { store, language } = contextOf(c);
    const orderNumber = c.req.param('orderNumber');
    const token = tokenOf(c, 'order', orderNumber, secrets);
    if (token === null) throw orderNotFound();
    const query = secretQuery('order', orderNumber, token);
    const path = `${pathOf(store, language, 'order-confirmation')}?${query}`;
    return c.json({ path } satisfies OrderLink);
  });
  // The answer is the same for every number and address, and given before anything is looked up.
  routes.post('/links', async (c) => {
    const request = await jsonBody(c, orderLinkRequestSchema);
    await limit(c, 'orderLinks', await visitorOf(c, secrets));
    const context = contextOf(c);
    const origin = originOf(c, context);
    afterAnswer(c, context.log, () => sendOrderLink(context, request, origin));
    return c.json({} satisfies Accepted, 202);
  });
  return routes;
}
