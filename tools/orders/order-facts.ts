import { orderNumberFrom } from '../../api/context/identifiers.ts';
import { type MailLedger, readLedger } from '../../api/mail/due/send-due.ts';
import { type Dispute, openDisputes } from '../../api/payments/disputes.ts';
import { inboxOf, storedEventSchema } from '../../api/payments/inbox.ts';
import type { PaymentEvent } from '../../api/adyen/payments.ts';
import type { InvoiceLine } from '../../commerce/commerce.ts';
import { listWithdrawals } from '../../commerce/withdrawals.ts';
import type { Withdrawal } from '../../contract/withdrawal.ts';
import type { Purchase } from './find-order.ts';

/** Everything that is kept about a purchase besides the purchase itself. */
export interface OrderFacts {
  readonly purchase: Purchase;
  /** ISO 8601; null once the cart has been deleted. */
  readonly cartCreatedAt: string | null;
  /** What the order was paid for, or the cart is to be paid for. */
  readonly lines: readonly InvoiceLine[];
  /** Notifications of the payment service that have not been processed yet. */
  readonly waiting: readonly (PaymentEvent & { readonly receivedAt: string })[];
  readonly mails: MailLedger;
  readonly withdrawals: readonly Withdrawal[];
  /** Disputes in which the shop can still do something. */
  readonly disputes: readonly Dispute[];
  /** What the order took from stock, and how much is for sale now; null if stock is not tracked. */
  readonly stock: readonly {
    readonly sku: string;
    readonly quantity: number;
    readonly forSale: number | null;
  }[];
}

/** Notifications that are read at most; more only wait during an outage. */
const maxWaiting = 500;

/** @throws ShopError as `Commerce` does. */
export async function factsOf(purchase: Purchase): Promise<OrderFacts> {
  const { shop, order, cart, cartId, orderNumber } = purchase;
  const { context, records } = shop;
  const { language } = context;
  const [document, waiting, mails, withdrawals, disputes, stock, lines] = await Promise.all([
    cartId === null ? null : records.getCart(cartId),
    waitingFor(purchase),
    orderNumber === null ? {} : readLedger(context, orderNumber),
    withdrawalsOf(purchase),
    disputesOf(purchase),
    stockOf(purchase),
    order ? records.invoiceOf(order.orderNumber, language) : (cart?.invoiceLines ?? []),
  ]);
  return {
    purchase,
    cartCreatedAt: document?.createdAt ?? null,
    lines,
    waiting,
    mails,
    withdrawals,
    disputes,
    stock,
  };
}

async function waitingFor({ shop, attempts }: Purchase): Promise<OrderFacts['waiting']> {
  const { commerce, store } = shop.context;
  const keys = attempts.map(({ key }) => key);
  const references = attempts.flatMap(({ interfaceId }) => interfaceId ?? []);
  const stored = await commerce.listObjects(inboxOf(store), { limit: maxWaiting });
  return stored.flatMap(({ value }) => {
    const parsed = storedEventSchema.safeParse(value);
    if (!parsed.success) return [];
    const { event, receivedAt } = parsed.data;
    const isOurs =
      keys.includes(event.key) || references.includes(event.originalReference ?? event.pspReference);
    return isOurs ? [{ ...event, receivedAt }] : [];
  });
}

/** Customers type the number as they like. */
async function withdrawalsOf({ shop, orderNumber }: Purchase): Promise<Withdrawal[]> {
  if (orderNumber === null) return [];
  const all = await listWithdrawals(shop.context.commerce, shop.context.store);
  return all.filter((withdrawal) => orderNumberFrom(withdrawal.orderNumber) === orderNumber);
}

async function disputesOf({ shop, attempts }: Purchase): Promise<Dispute[]> {
  const open = await openDisputes(shop.context);
  return open.filter(({ payment }) => attempts.some(({ id }) => id === payment));
}

async function stockOf({ shop, order }: Purchase): Promise<OrderFacts['stock']> {
  if (!order) return [];
  const { country, currency } = order.cart;
  const skus = [...new Set(order.taken.map(({ sku }) => sku))];
  const offers = await shop.context.commerce.findOffers(skus, { country, currency });
  return skus.map((sku) => ({
    sku,
    quantity: order.taken.reduce((sum, line) => sum + (line.sku === sku ? line.quantity : 0), 0),
    forSale: offers.get(sku)?.availableQuantity ?? null,
  }));
}
