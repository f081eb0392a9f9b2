import { type Context, Hono } from 'hono';
import type { OrderLink } from '../../contract/customer-service.ts';
import { createReturnSchema, type ReturnOptions } from '../../contract/return.ts';
import { isShopError, ShopError } from '../../contract/shop-error.ts';
import type { OrderRecord } from '../../commerce/commerce.ts';
import { pathOf } from '../../stores/urls.ts';
import { tokenQuery } from '../context/identifiers.ts';
import { jsonBody } from '../http/json-body.ts';
import { linkAccess } from '../http/link-access.ts';
import type { RouteServices } from '../http/route-services.ts';
import { orderViewOf } from '../payments/order-view.ts';
import { announceReturn } from '../returns/announce-return.ts';
import { exchangesFor } from '../returns/exchanges.ts';
import { giftViewOf } from '../returns/gift-view.ts';
import { returnLabelsAt } from '../returns/labels.ts';

/** What is sent back of an order, where the storefront takes it back; for every browser that has the order's cookie. */
export function returnRoutes(services: RouteServices): Hono {
  const { environment, contextOf, limit } = services;
  const { sessionSecrets: secrets, store } = environment;
  const routes = new Hono();
  if (store.returnDays === null) return routes;
  const { permitted, orderIn, optionsOf, addLabels } = shared(services, 'order');
  routes.get('/:orderNumber/returns', async (c) => c.json(await optionsOf(c, (await orderIn(c)).order)));
  routes.post('/:orderNumber/returns', async (c) => {
    const request = await jsonBody(c, createReturnSchema);
    const orderNumber = permitted(c);
    await limit(c, 'returns', orderNumber);
    const { order, payments } = await announceReturn(contextOf(c), orderNumber, request);
    return c.json(orderViewOf(order, payments), 201);
  });
  routes.post('/:orderNumber/gift-link', async (c) => {
    const { order } = await orderIn(c);
    const query = tokenQuery('gift', order.orderNumber, secrets);
    const path = `${pathOf(store, contextOf(c).language, 'send-back')}?${query}`;
    return c.json({ path } satisfies OrderLink);
  });
  addLabels(routes);
  return routes;
}

/** The same for whoever an order was a gift for, in every browser in which the link to it was opened. */
export function giftRoutes(services: RouteServices): Hono {
  const { environment, contextOf, limit } = services;
  const { returnDays } = environment.store;
  const routes = new Hono();
  if (returnDays === null) return routes;
  const { permitted, addSession, orderIn, optionsOf, addLabels } = shared(services, 'gift');
  addSession(routes, 'orders');
  routes.get('/:orderNumber', async (c) => {
    const found = await orderIn(c);
    return c.json(giftViewOf(found, await optionsOf(c, found.order), returnDays));
  });
  routes.post('/:orderNumber/returns', async (c) => {
    const request = await jsonBody(c, createReturnSchema);
    const orderNumber = permitted(c);
    await limit(c, 'returns', orderNumber);
    const found = await announceReturn(contextOf(c), orderNumber, request, 'recipient');
    return c.json(giftViewOf(found, await optionsOf(c, found.order), returnDays), 201);
  });
  addLabels(routes);
  return routes;
}

/** What both may ask. @param right that permits it: the order's cookie, or the gift's. */
function shared(services: RouteServices, right: 'order' | 'gift') {
  const { environment, contextOf, limit } = services;
  const { store, returnLabelsUrl } = environment;
  const access = linkAccess(services, right);
  const labels = returnLabelsUrl === null ? null : returnLabelsAt(returnLabelsUrl);
  const orderIn = async (c: Context) => {
    await limit(c, 'orders');
    const { commerce, language } = contextOf(c);
    const found = await commerce.findWholeOrder(access.permitted(c), language);
    if (!found) throw new ShopError('OrderNotFound', 'Order not found');
    return found;
  };
  return {
    ...access,
    orderIn,
    optionsOf: async (c: Context, order: OrderRecord): Promise<ReturnOptions> => {
      const exchanges = await exchangesFor(contextOf(c).commerce, order);
      return { exchanges, hasLabels: labels !== null };
    },
    addLabels: (routes: Hono): void => {
      if (labels === null) return;
      // A person opens this address: without a label, they are back on the page, which says so.
      routes.get('/:orderNumber/returns/:number/label', async (c) => {
        const { order } = await orderIn(c);
        const number = c.req.param('number');
        const isGift = right === 'gift';
        const isTheirs = order.returns.some(
          (line) => line.state === 'announced' && line.number === number && line.isByRecipient === isGift,
        );
        if (!isTheirs) throw new ShopError('NotFound', 'There is no such return');
        const { language, log } = contextOf(c);
        try {
          return c.body(await labels(number, store), 200, {
            'Content-Type': 'application/pdf',
            // Browsers open no PDF of an answer that may load nothing.
            'Content-Disposition': `attachment; filename="${number}.pdf"`,
          });
        } catch (error) {
          if (!isShopError(error, 'LabelUnavailable')) throw error;
          log.warn('return label not issued', { return: number, error });
          const query = new URLSearchParams({ [right]: order.orderNumber, label: 'missing' });
          return c.redirect(`${pathOf(store, language, 'send-back')}?${query}`, 303);
        }
      });
    },
  };
}
