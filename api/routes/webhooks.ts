import { Hono } from 'hono';
import { brand } from '../../brands/api.ts';
import { ShopError } from '../../contract/shop-error.ts';
import { anyJson } from '../http/json-body.ts';
import { afterAnswer } from '../http/request-scope.ts';
import type { RouteServices } from '../http/route-services.ts';
import { workOnOrder } from '../orders/work-on-order.ts';
import { keepEvent, processEvent } from '../payments/inbox.ts';

/** The accounts of all storefronts: each has a sweeper that looks into its inbox. */
const accounts = brand.storefronts.map(({ merchantAccount }) => merchantAccount);

/**
 * Adyen's notifications about payments, sent whether or not the shopper came back. They are acknowledged as soon as
 * all of them are kept, and processed afterwards; what fails then is repeated by the sweeper. Adyen sends a
 * storefront's notifications one after the other and stops at the first that is not acknowledged, so nothing but
 * keeping them may delay or refuse the acknowledgment: what is signed is acknowledged whatever it is about, and what the
 * shop cannot use is logged. A notification about another storefront's account is kept for that account. Of a webhook with an
 * item that is not signed, the others are kept, although it is refused.
 */
export function webhookRoutes({ contextOf }: RouteServices): Hono {
  const routes = new Hono();
  routes.post('/adyen', async (c) => {
    const context = contextOf(c);
    const own = context.store.merchantAccount;
    const isKnown = (account: string) => account === own || accounts.includes(account);
    const { events, others, isSigned } = context.payments.readEvents(await anyJson(c));
    const known = events.filter(({ merchantAccount }) => isKnown(merchantAccount));
    const kept = await Promise.all(
      known.map(async (event) => ({ ...event, object: await keepEvent(context, event) })),
    );
    afterAnswer(c, context.log, async () => {
      const orders = new Set<string>();
      for (const { merchantAccount, object } of kept) {
        if (merchantAccount !== own) continue;
        const order = await processEvent(context, object).catch((error: unknown) => {
          context.log.warn('event could not be processed yet', { key: object.key, error });
          return null;
        });
        if (order !== null) orders.add(order);
      }
      // Last, so that no money waits for an e-mail.
      for (const orderNumber of orders) await workOnOrder(context, orderNumber);
    });
    for (const { merchantAccount, event } of events) {
      if (isKnown(merchantAccount)) continue;
      const advice =
        'Remove this address from the webhooks of that account in Adyen, or add its storefront to stores/';
      context.log.outage('webhook is about an unknown merchant account', { merchantAccount, event, advice });
    }
    for (const { missing, ...other } of others) {
      if (missing === null) context.log.info('notification is not used', other);
      else context.log.error('notification cannot be used', { ...other, missing });
    }
    if (!isSigned) throw new ShopError('InvalidInput', 'The webhook is not signed by Adyen');
    return c.json({}, 202);
  });
  return routes;
}
