import type { Cart, LineItem, Order } from '@commercetools/platform-sdk';
import { repriceLines } from '../carts/line-items.ts';
import { cartSettings } from '../carts/settings.ts';
import { recalculate } from '../carts/totals.ts';
import { customFields } from '../custom-fields.ts';
import {
  discountCodeNonApplicable,
  invalidOperation,
  notFound,
  outOfStock,
  priceChanged,
  shippingMethodDoesNotMatchCart,
} from '../errors.ts';
import { without } from '../fields.ts';
import { isKnownSku } from '../products.ts';
import { resolve } from '../references.ts';
import { checkVersion, newResource } from '../storage.ts';
import type { Storage } from '../storage.ts';
import { stockKey } from '../unique-values.ts';
import type { SupportedOrderDraft } from './schemas.ts';

/** What an order copies from its cart. */
function snapshot(cart: Cart): Omit<Order, 'id' | 'version' | 'createdAt' | 'lastModifiedAt' | 'orderState'> {
  const kept = without(
    cart,
    'id',
    'version',
    'createdAt',
    'lastModifiedAt',
    'cartState',
    'freezeStrategy',
    'totalLineItemQuantity',
    'deleteDaysAfterLastModification',
  );
  return { ...kept, cart: { typeId: 'cart', id: cart.id }, syncInfo: [], returnInfo: [] };
}

/** @throws CommercetoolsError PriceChanged if prices or tax rates are no longer those of the cart */
function checkPrices(cart: Cart, current: Cart): void {
  const priceOf = ({ price, taxRate }: LineItem) =>
    JSON.stringify([price.value, price.discounted?.value, taxRate]);
  const changed = cart.lineItems.filter((line, index) => {
    const now = current.lineItems[index];
    return now !== undefined && priceOf(line) !== priceOf(now);
  });
  const rateOf = ({ shippingInfo }: Cart) => JSON.stringify(shippingInfo?.shippingRate);
  const shipping = rateOf(cart) !== rateOf(current);
  if (changed.length === 0 && !shipping) return;
  throw priceChanged(
    changed.map(({ id }) => id),
    shipping,
  );
}

/** @throws CommercetoolsError if the cart cannot become an order in its current state */
function checkOrderable(cart: Cart, storage: Storage): void {
  if (cart.cartState !== 'Active' && cart.cartState !== 'Frozen') {
    throw invalidOperation(`The cart is ${cart.cartState} and cannot be ordered again.`);
  }
  if (cart.lineItems.length === 0) throw invalidOperation('An empty cart cannot be ordered.');
  const gone = cart.lineItems.find(({ variant }) => !isKnownSku(variant.sku ?? '', storage));
  if (gone) throw invalidOperation(`The product of line item '${gone.id}' no longer exists.`);
  if (!cart.shippingAddress) throw invalidOperation('The cart has no shipping address.');
  const untaxed = cart.lineItems.some(({ taxRate }) => !taxRate);
  if (untaxed || !cart.taxedPrice) throw invalidOperation('The cart has line items without a tax rate.');
  if (cart.shippingInfo?.shippingMethodState === 'DoesNotMatchCart') {
    throw shippingMethodDoesNotMatchCart(cart.shippingInfo.shippingMethodName);
  }
  // HardFreeze keeps prices, shipping costs, and codes until the order; SoftFreeze keeps prices.
  if (cart.freezeStrategy === 'HardFreeze') return;
  const current = recalculate(repriceLines(cart, storage), cartSettings(storage));
  if (current.shippingInfo?.shippingMethodState === 'DoesNotMatchCart') {
    throw shippingMethodDoesNotMatchCart(current.shippingInfo.shippingMethodName);
  }
  if (cart.cartState === 'Active') checkPrices(cart, current);
  const refused = current.discountCodes.find(({ state }) => state !== 'MatchesCart');
  if (refused) {
    const code = storage.get('discount-code', refused.discountCode.id)?.code ?? refused.discountCode.id;
    throw discountCodeNonApplicable(code, refused.state);
  }
}

/** How many units the cart takes from each stock entry: that of an SKU, or that of a channel which supplies it. */
const quantities = (cart: Cart) => {
  const byStock = Map.groupBy(cart.lineItems, ({ variant, supplyChannel }) =>
    stockKey(variant.sku ?? '', supplyChannel?.id),
  );
  return [...byStock].map(([stock, lines]) => ({
    stock,
    lines,
    quantity: lines.reduce((sum, line) => sum + line.quantity, 0),
  }));
};

/** Takes the cart's units off the stock, either all or none. @throws CommercetoolsError OutOfStock */
function takeFromStock(cart: Cart, storage: Storage): void {
  if (cart.inventoryMode === 'None') return;
  const wanted = quantities(cart).flatMap((want) => {
    const entry = storage.find('inventory-entry', want.stock);
    return entry ? [{ ...want, entry }] : [];
  });
  const short = wanted.filter(({ entry, quantity }) => entry.availableQuantity < quantity);
  if (cart.inventoryMode === 'ReserveOnOrder' && short.length > 0) {
    throw outOfStock(
      short.flatMap(({ lines }) => lines.map(({ id }) => id)),
      short.map(({ entry }) => entry.sku),
    );
  }
  for (const { entry, quantity } of wanted) {
    const availableQuantity = entry.availableQuantity - quantity;
    storage.update('inventory-entry', entry, entry.version, { ...entry, availableQuantity });
  }
}

/** The cart's custom fields, overwritten by those of the draft, which must have the same type. */
function customOf(cart: Cart, draft: SupportedOrderDraft['custom'], storage: Storage): Pick<Cart, 'custom'> {
  if (!draft) return {};
  const own = customFields(storage, 'order', draft);
  if (cart.custom && cart.custom.type.id !== own.type.id) {
    throw invalidOperation("The type of the order's custom fields is not that of the cart's.");
  }
  return { custom: { ...own, fields: { ...cart.custom?.fields, ...own.fields } } };
}

/**
 * Turns the cart into an order: checks it, takes its units off the stock, stores the order, and closes the cart. Call
 * it inside one transaction, so that all of this happens or none.
 * @throws CommercetoolsError 404, ConcurrentModification, InvalidOperation, ShippingMethodDoesNotMatchCart,
 * DiscountCodeNonApplicable, PriceChanged, OutOfStock, DuplicateField (order number)
 */
export function placeOrder(
  draft: SupportedOrderDraft,
  storeKey: string | undefined,
  storage: Storage,
): Order {
  const cart = storage.get('cart', draft.cart.id);
  if (!cart || (storeKey !== undefined && cart.store?.key !== storeKey)) {
    throw notFound(`cart with ID '${draft.cart.id}'`);
  }
  checkVersion(cart, draft.version);
  checkOrderable(cart, storage);
  takeFromStock(cart, storage);
  const { orderNumber, orderState, paymentState, shipmentState, state, custom } = draft;
  const order: Order = {
    ...newResource(),
    ...snapshot(cart),
    ...(orderNumber !== undefined && { orderNumber }),
    ...(paymentState !== undefined && { paymentState }),
    ...(shipmentState !== undefined && { shipmentState }),
    ...(state && { state: { typeId: 'state', id: resolve(storage, 'state', state).id } }),
    ...customOf(cart, custom, storage),
    orderState,
  };
  storage.update('cart', cart, cart.version, { ...cart, cartState: 'Ordered' });
  storage.insert('order', order);
  return order;
}
