import { countryOf, isDelivered } from '../../stores/countries.ts';
import type { CartChange, CartRecord, Commerce, PriceSelection } from '../../commerce/commerce.ts';
import type { Cart, CartAction, createCartSchema, updateCartSchema } from '../../contract/cart.ts';
import type { ShippingMethod } from '../../contract/delivery.ts';
import { isShopError, ShopError } from '../../contract/shop-error.ts';
import type { Language, Store } from '../../stores/types.ts';
import type { z } from 'zod';
import { isBeingPaid, releasing } from './attempts.ts';
import { noticesBetween } from './cart-notices.ts';
import { planChanges, skusOf } from './cart-plan.ts';
import { ownCart, versionConflict } from './own-cart.ts';
import { isSold } from './read-cart.ts';
import type { RequestContext } from '../context/request-context.ts';
import { addressFormat } from '../../stores/address-formats/index.ts';
import { stateName } from '../../stores/address-formats/lines.ts';

/**
 * Creates a visitor's cart in the country's currency.
 * @throws ShopError `UnknownCountry`, and any error of `planChanges`.
 */
export async function createCart(
  { commerce, store }: RequestContext,
  visitor: string,
  { country, lineItems }: z.output<typeof createCartSchema>,
): Promise<Cart> {
  const selection = priceSelectionOf(store, country);
  const cart = { country, lineItems: [], isForSomebodyElse: false };
  const actions = lineItems.map(({ sku, quantity }) => ({ action: 'addLineItem', sku, quantity }) as const);
  const offers = await commerce.findOffers(skusOf({ cart, actions }), selection);
  planChanges({ cart, orderNumber: null, actions, offers });
  return (await commerce.createCart({ ...selection, anonymousId: visitor, lineItems })).view;
}

/** Creates a cart from what is in another one. A code that has expired since it was entered must not stop the shopper. */
export function copyCart(
  commerce: Commerce,
  draft: Parameters<Commerce['createCart']>[0],
): Promise<CartRecord> {
  return commerce.createCart(draft).catch((error: unknown) => {
    if (!isShopError(error, 'DiscountCodeNotApplicable', 'DiscountCodeExpired')) throw error;
    return commerce.createCart({ ...draft, discountCodes: [] });
  });
}

/**
 * Applies a shopper's changes to the version of the cart the browser last saw. A cart that is being paid for is released
 * from its payments first, so an order never contains what the shopper did not approve.
 * @throws ShopError `VersionConflict`, and any error of `planChanges`.
 */
export async function changeCart(
  context: RequestContext,
  visitor: string | null,
  id: string,
  { version, actions }: z.output<typeof updateCartSchema>,
): Promise<Cart> {
  const before = await ownCart(context, id, visitor);
  if (before.view.version !== version) throw versionConflict(before);
  const offers = await context.commerce.findOffers(skusOf({ cart: before.view, actions }), before.view);
  const changes = planChanges({ cart: before.view, orderNumber: before.orderNumber, actions, offers });
  await assertDelivered(context, before.view, actions);
  const stopped = await isBeingPaid(context, before);
  const view = await updated(context.commerce, before.view, changes, releasing(before));
  const notices = noticesBetween(before.view, view, new Set(changes.flatMap(removedLine)));
  return { ...view, notices: stopped ? [...notices, { kind: 'paymentStopped' }] : notices };
}

/**
 * A cart with a shopper's changes, or with what is asked for instead of those that commercetools refuses.
 * @param first what precedes them.
 */
export async function updated(
  commerce: Commerce,
  cart: Cart,
  changes: readonly CartChange[],
  first: readonly CartChange[] = [],
): Promise<Cart> {
  const update = (wanted: readonly CartChange[]) =>
    commerce.updateCart(cart.id, cart.version, [...first, ...wanted]);
  const { view } = await update(changes).catch(async (error: unknown) =>
    update(await secondTry(commerce, cart, changes, error)),
  );
  return view;
}

/** What to ask for instead of changes that commercetools refused. @throws the refusal if there is nothing better. */
async function secondTry(
  commerce: Commerce,
  cart: Cart,
  changes: readonly CartChange[],
  refusal: unknown,
): Promise<readonly CartChange[]> {
  if (isShopError(refusal, 'DiscountCodeNotApplicable')) {
    const upperCased = changes.map(withUpperCasedCode);
    if (upperCased.some((change, index) => change !== changes[index])) return upperCased;
  }
  // As long as any line has no price, commercetools refuses every change, so such lines can only leave together.
  const removed = changes.flatMap(removedLine);
  if (isShopError(refusal, 'NotSoldHere') && removed.length > 0) {
    const skus = cart.lineItems.map(({ sku }) => sku);
    const offers = await commerce.findOffers(skus, cart);
    const others = cart.lineItems.filter(({ id, sku }) => !removed.includes(id) && !isSold(offers.get(sku)));
    if (others.length > 0)
      return [...others.map(({ id }) => ({ action: 'removeLineItem', lineItemId: id }) as const), ...changes];
  }
  throw refusal;
}

function removedLine(change: CartChange): string[] {
  const removes =
    change.action === 'removeLineItem' ||
    (change.action === 'changeLineItemQuantity' && change.quantity === 0);
  return removes ? [change.lineItemId] : [];
}

/** commercetools distinguishes upper and lower case; codes are usually in upper case, whatever shoppers type. */
function withUpperCasedCode(change: CartChange): CartChange {
  if (change.action !== 'addDiscountCode') return change;
  const code = change.code.toUpperCase();
  return code === change.code ? change : { ...change, code };
}

/** The shipping methods for a visitor's cart; empty as long as the cart has no address. */
export async function shippingMethodsOf(
  context: RequestContext,
  visitor: string | null,
  id: string,
): Promise<ShippingMethod[]> {
  const { view } = await ownCart(context, id, visitor);
  return context.commerce.listShippingMethods(view);
}

/** @throws ShopError `UnknownCountry` for a country that the store does not sell to. */
export function priceSelectionOf(store: Store, country: string): PriceSelection {
  const entry = countryOf(store, country);
  if (!entry) throw new ShopError('UnknownCountry', `This shop does not sell to ${country}`, { country });
  return { country: entry.code, currency: entry.currency };
}

/** Rejects an address without any shipping method before it is saved to the cart. */
async function assertDelivered(
  { commerce, store, language }: RequestContext,
  cart: Cart,
  actions: readonly CartAction[],
): Promise<void> {
  const address = actions.findLast(({ action }) => action === 'setShippingAddress');
  if (address?.action !== 'setShippingAddress') return;
  const { country, state } = address.address;
  const methods = isDelivered(store, country, state)
    ? await commerce.listShippingMethodsTo(address.address, cart.currency)
    : [];
  if (methods.length > 0) return;
  throw cannotShipTo(country, state, language);
}

/**
 * Nothing is delivered to a place; `details.place` is the name of its state, so that the shopper reads which place that is.
 * @param state a code of the country's address format; any other is not named.
 */
export function cannotShipTo(country: string, state: string | undefined, language: Language): ShopError {
  const option = addressFormat(country).state?.options.find(({ code }) => code === state);
  const place = option && { place: stateName(option, language) };
  return new ShopError('CannotShipTo', 'There is no delivery to this place', { country, state, ...place });
}
