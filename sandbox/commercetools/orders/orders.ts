import type { Cart, LineItem, Order } from '@commercetools/platform-sdk';
import { z } from 'zod';
import { type Actions, actionsOn } from '../actions.ts';
import { hasProduct, repriceLines } from '../carts/line-items.ts';
import { requireMatchingMethod } from '../carts/shipping.ts';
import { recalculate } from '../carts/totals.ts';
import { codeNotApplicable, invalidOperation, notFound, refusal } from '../errors.ts';
import { customFieldActions } from '../custom-fields.ts';
import { checkVersion, newResource, type Storage } from '../storage.ts';
import { resolve } from '../validation.ts';
import { deliverySchema, withDelivery } from './parcels.ts';
import { returnActions } from './returns.ts';

const { action, setting } = actionsOn<Order>();

const paymentState = z.enum(['BalanceDue', 'Failed', 'Pending', 'CreditOwed', 'Paid']);

/** The order drafts this server implements: from a cart. */
export const orderDraftSchema = z.strictObject({
  cart: z.strictObject({ typeId: z.literal('cart'), id: z.string() }),
  version: z.int(),
  orderNumber: z.string().min(1).max(256).optional(),
  orderState: z.literal('Open').optional(),
  paymentState: paymentState.optional(),
});

/** The order update actions this server implements. A canceled order gives back no stock by itself. */
export const orderActions: Actions<Order> = {
  changeOrderState: setting({ orderState: z.enum(['Open', 'Confirmed', 'Complete', 'Cancelled']) }),
  changePaymentState: setting({ paymentState }),
  changeShipmentState: setting({
    shipmentState: z.enum(['Shipped', 'Delivered', 'Ready', 'Pending', 'Delayed', 'Partial', 'Backorder']),
  }),
  setCustomerEmail: action(
    { email: z.string().optional() },
    (order, { email }) => ({ ...order, customerEmail: email }) as Order,
  ),
  addDelivery: action(deliverySchema.shape, withDelivery),
  ...returnActions,
  ...customFieldActions<Order>('order'),
};

/** @throws CommercetoolsError PriceChanged if prices or tax rates are no longer those of the cart */
function checkPrices(cart: Cart, current: Cart): void {
  const priceOf = ({ price, taxRate }: LineItem) =>
    JSON.stringify([price.value, price.discounted?.value, taxRate]);
  const lineItems = cart.lineItems
    .filter((line, index) => {
      const now = current.lineItems[index];
      return now !== undefined && priceOf(line) !== priceOf(now);
    })
    .map(({ id }) => id);
  const rateOf = ({ shippingInfo }: Cart) => JSON.stringify(shippingInfo?.shippingRate);
  const shipping = rateOf(cart) !== rateOf(current);
  if (lineItems.length === 0 && !shipping) return;
  const message = `The price or tax of some line items changed at the time of placing the order: ${lineItems.join(', ')}.`;
  throw refusal('PriceChanged', message, { lineItems, shipping });
}

/** @throws CommercetoolsError if the cart cannot become an order in its current state */
function checkOrderable(cart: Cart, storage: Storage): void {
  if (cart.cartState === 'Ordered')
    throw invalidOperation('The cart is Ordered and cannot be ordered again.');
  if (cart.lineItems.length === 0) throw invalidOperation('An empty cart cannot be ordered.');
  const gone = cart.lineItems.find((line) => !hasProduct(line, storage));
  if (gone) throw invalidOperation(`The product of line item '${gone.id}' no longer exists.`);
  if (!cart.shippingAddress) throw invalidOperation('The cart has no shipping address.');
  const untaxed = cart.lineItems.some(({ taxRate }) => !taxRate);
  if (untaxed || !cart.taxedPrice) throw invalidOperation('The cart has line items without a tax rate.');
  requireMatchingMethod(cart);
  // A frozen cart keeps prices, shipping costs, and codes until the order.
  if (cart.cartState === 'Frozen') return;
  const current = recalculate(repriceLines(cart, storage), storage);
  requireMatchingMethod(current);
  checkPrices(cart, current);
  const refused = current.discountCodes.find(({ state }) => state !== 'MatchesCart');
  if (refused)
    throw codeNotApplicable(resolve(storage, 'discount-code', refused.discountCode).code, refused.state);
}

/** Takes the cart's units off the stock, either all or none. @throws CommercetoolsError OutOfStock */
function takeFromStock(cart: Cart, storage: Storage): void {
  if (cart.inventoryMode === 'None') return;
  const bySku = Map.groupBy(cart.lineItems, ({ variant }) => variant.sku ?? '');
  const wanted = [...bySku].flatMap(([sku, lines]) => {
    const entry = storage.find('inventory-entry', sku, 'sku');
    return entry ? [{ entry, lines, quantity: lines.reduce((sum, line) => sum + line.quantity, 0) }] : [];
  });
  const short = wanted.filter(({ entry, quantity }) => entry.availableQuantity < quantity);
  if (short.length > 0) {
    const skus = short.map(({ entry }) => entry.sku);
    const lineItems = short.flatMap(({ lines }) => lines.map(({ id }) => id));
    const message = `Some line items are out of stock at the time of placing the order: ${skus.join(', ')}.`;
    throw refusal('OutOfStock', message, { lineItems, skus });
  }
  for (const { entry, quantity } of wanted) {
    const availableQuantity = entry.availableQuantity - quantity;
    storage.update('inventory-entry', entry, { ...entry, availableQuantity });
  }
}

/**
 * Turns the cart into an order: checks it, takes its units off the stock, stores the order, and closes the cart. Call
 * it inside one transaction, so that all of this happens or none.
 * @throws CommercetoolsError 404, ConcurrentModification, InvalidOperation, ShippingMethodDoesNotMatchCart,
 * DiscountCodeNonApplicable, PriceChanged, OutOfStock, DuplicateField (order number)
 */
export function placeOrder(
  { cart: { id }, version, ...states }: z.infer<typeof orderDraftSchema>,
  storage: Storage,
): Order {
  const cart = storage.get('cart', id);
  if (!cart) throw notFound(`cart with ID '${id}'`);
  checkVersion(cart, version);
  checkOrderable(cart, storage);
  takeFromStock(cart, storage);
  const { cartState, freezeStrategy, totalLineItemQuantity, deleteDaysAfterLastModification, ...copied } =
    cart;
  storage.update('cart', cart, { ...cart, cartState: 'Ordered' });
  return storage.insert('order', {
    ...copied,
    ...newResource(),
    cart: { typeId: 'cart', id },
    syncInfo: [],
    returnInfo: [],
    orderState: 'Open',
    ...states,
  } as Order);
}
