import type { CartRecord, OrderRecord } from '../../commerce/commerce.ts';
import type { PaymentRecord } from '../../commerce/payment-record.ts';
import { cartIdOfPaymentKey, isPaymentKey } from '../../api/context/identifiers.ts';
import { orderOfCart } from '../../api/cart/own-cart.ts';
import { type OperatorShop, openShop, storeOfNumber } from './open-shop.ts';

/** A purchase: the cart, every attempt to pay for it, and the order that it became, as far as there is one. */
export interface Purchase {
  readonly shop: OperatorShop;
  readonly orderNumber: string | null;
  readonly order: OrderRecord | null;
  /** Null once commercetools has deleted it. */
  readonly cart: CartRecord | null;
  readonly cartId: string | null;
  /** Oldest first. */
  readonly attempts: readonly PaymentRecord[];
}

/**
 * Finds a purchase by its order's number, or by the ID, key, or Adyen reference of a payment, in the shop of its
 * storefront.
 * @throws Error if there is none, ShopError for outages.
 */
export async function findPurchase(text: string): Promise<Purchase> {
  const name = text.trim();
  if (!/^[\w-]{1,80}$/.test(name)) throw new Error(unknown(name));
  const store = storeOfNumber(name);
  const found = await findIn(openShop(store), name);
  if (!found) throw new Error(unknown(name));
  const own = storeOfNumber(found.orderNumber ?? '');
  if (store !== null || own === null || own === found.shop.context.store.id) return found;
  return (await findIn(openShop(own), name)) ?? found;
}

/** An order and its purchase, for what can only be done to an order. @throws Error if there is no order. */
export async function findOrder(text: string): Promise<Purchase & { readonly order: OrderRecord }> {
  const found = await findPurchase(text);
  const { order } = found;
  if (!order)
    throw new Error(`${text} has not become an order. Look at it with: npm run orders -- show ${text}`);
  return { ...found, order };
}

const unknown = (name: string): string =>
  `Nothing is known about "${name}". An order number looks like DE-7K3M-9QF2-HT5V; the ID, key, or Adyen reference of a payment is accepted, too. Orders of another project need its settings.`;

async function findIn(shop: OperatorShop, name: string): Promise<Purchase | null> {
  const { context, records } = shop;
  const { commerce } = context;
  const orderNumber = name.toUpperCase();
  const order = await commerce.findOrder(orderNumber);
  if (order) return purchaseOf(shop, order, order.cartId, []);
  const cart = await records.cartOfNumber(orderNumber);
  if (cart) return purchaseOf(shop, await orderOfCart(context, cart.id, orderNumber), cart.id, []);
  const payment = await paymentOf(shop, name);
  if (!payment) return null;
  const cartId = cartIdOfPaymentKey(payment.key);
  const number = (await commerce.getCart(cartId))?.orderNumber ?? null;
  return purchaseOf(shop, await orderOfCart(context, cartId, number), cartId, [payment]);
}

async function paymentOf(
  { context: { commerce } }: OperatorShop,
  name: string,
): Promise<PaymentRecord | null> {
  const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(name);
  if (isId) return commerce.getPayment(name);
  const byKey = isPaymentKey(name) ? await commerce.findPaymentByKey(name) : null;
  return byKey ?? commerce.findPaymentByPspReference(name);
}

async function purchaseOf(
  shop: OperatorShop,
  order: OrderRecord | null,
  cartId: string | null,
  known: readonly PaymentRecord[],
): Promise<Purchase> {
  const { commerce } = shop.context;
  const cart = cartId === null ? null : await commerce.getCart(cartId);
  const ids = [...new Set([...(order?.paymentIds ?? []), ...(cart?.paymentIds ?? [])])];
  const named = (await Promise.all(ids.map((id) => commerce.getPayment(id)))).filter(
    (found) => found !== null,
  );
  const visitor =
    cart?.anonymousId ?? [...named, ...known].find((paid) => paid.anonymousId)?.anonymousId ?? null;
  const ofVisitor = visitor === null ? [] : await commerce.listPaymentsOf(visitor);
  const ofCart = ofVisitor.filter(({ key }) => cartIdOfPaymentKey(key) === cartId);
  const attempts = new Map([...known, ...ofCart, ...named].map((payment) => [payment.id, payment]));
  return {
    shop,
    orderNumber: order?.orderNumber ?? cart?.orderNumber ?? null,
    order,
    cart,
    cartId,
    attempts: [...attempts.values()].toSorted((one, other) => one.createdAt - other.createdAt),
  };
}
