import { Hono } from 'hono';
import { stores } from '../../stores/index.ts';
import { ShopError } from '../../contract/shop-error.ts';
import { anyJson } from '../http/json-body.ts';
import { afterAnswer } from '../http/request-scope.ts';
import type { RouteServices } from '../http/route-services.ts';
import { sendOrderMails } from '../mail/order-mails.ts';
import { keepEvent, processEvent } from '../settlement/inbox.ts';

/** The accounts of all storefronts: each has a sweeper that looks into its inbox. */
const accounts = Object.values(stores).map(({ merchantAccount }) => merchantAccount);

/**
 * Adyen's notifications about payments, sent whether or not the shopper came back. They are acknowledged as soon as
 * all of them are kept, and processed afterwards; what fails then is repeated by the sweeper. Adyen sends a
 * storefront's notifications one after the other and stops at the first that is not acknowledged, so nothing but
 * keeping them may delay or refuse the acknowledgment. A notification about another storefront's account is kept for
 * that account; one about an account that no storefront uses is refused, because nobody would look at it.
 */
export function webhookRoutes({ contextOf }: RouteServices): Hono {
  const routes = new Hono();
  routes.post('/adyen', async (c) => {
    const context = contextOf(c);
    const own = context.store.merchantAccount;
    const isKnown = (account: string) => account === own || accounts.includes(account);
    const events = context.payments.readEvents(await anyJson(c));
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
      for (const order of orders) await sendOrderMails(context, order);
    });
    const unknown = events.find(({ merchantAccount }) => !isKnown(merchantAccount));
    if (unknown) {
      context.log.error('webhook is about an unknown merchant account', {
        merchantAccount: unknown.merchantAccount,
        advice:
          'Remove this address from the webhooks of that account in Adyen, or add its storefront to stores/',
      });
      throw new ShopError('InvalidInput', 'The webhook is about a merchant account without a storefront');
    }
    return c.json({}, 202);
  });
  return routes;
}
