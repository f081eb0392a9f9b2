import type { Cart } from '@commercetools/platform-sdk';
import { assign } from '../fields.ts';
import { changedCustomType, withCustomField } from '../custom-fields.ts';
import { countryNotInStore, invalidOperation } from '../errors.ts';
import { withoutPayment, withPayment } from '../payments/on-cart.ts';
import { resolve } from '../references.ts';
import type { Storage } from '../storage.ts';
import { checkLocale } from '../validity.ts';
import { addCode, removeCode } from './code-choice.ts';
import {
  addLine,
  changeQuantity,
  channelReference,
  recalculateLines,
  replaceLine,
  repriceLines,
  requireLine,
} from './line-items.ts';
import { refusedByFreeze } from './freeze.ts';
import type { CartAction } from './schemas.ts';
import { chooseMethod } from './shipping-choice.ts';

type Apply<Name extends CartAction['action']> = (
  cart: Cart,
  action: Extract<CartAction, { action: Name }>,
  storage: Storage,
) => Cart;

/** @throws CommercetoolsError CountryNotConfiguredInStore if the cart's store does not sell in `country` */
export function checkCountry(cart: Cart, storage: Storage): Cart {
  if (!cart.store || cart.country === undefined) return cart;
  const codes = resolve(storage, 'store', { key: cart.store.key }).countries.map(({ code }) => code);
  if (codes.length > 0 && !codes.includes(cart.country)) throw countryNotInStore(cart.country, codes);
  return cart;
}

const handlers: { [Name in CartAction['action']]: Apply<Name> } = {
  addLineItem: (cart, draft, storage) => addLine(cart, draft, storage),
  changeLineItemQuantity: (cart, { lineItemId, quantity }, storage) =>
    changeQuantity(cart, lineItemId, quantity, storage),
  removeLineItem: (cart, { lineItemId, quantity }, storage) => {
    const left = quantity === undefined ? 0 : Math.max(0, requireLine(cart, lineItemId).quantity - quantity);
    return changeQuantity(cart, lineItemId, left, storage);
  },
  setLineItemCustomType: (cart, change, storage) =>
    replaceLine(
      cart,
      assign(requireLine(cart, change.lineItemId), 'custom', changedCustomType(storage, 'line-item', change)),
    ),
  setLineItemCustomField: (cart, change, storage) => {
    const line = requireLine(cart, change.lineItemId);
    return replaceLine(cart, { ...line, custom: withCustomField(storage, 'line-item', line.custom, change) });
  },
  setLineItemSupplyChannel: (cart, { lineItemId, supplyChannel }, storage) => {
    const channel = supplyChannel && channelReference(supplyChannel, storage);
    return replaceLine(cart, assign(requireLine(cart, lineItemId), 'supplyChannel', channel));
  },
  setCustomerEmail: (cart, { email }) => assign(cart, 'customerEmail', email),
  setAnonymousId: (cart, { anonymousId }) => assign(cart, 'anonymousId', anonymousId),
  setShippingAddress: (cart, { address }) =>
    assign(cart, 'shippingAddress', address as Cart['shippingAddress']),
  setBillingAddress: (cart, { address }) => assign(cart, 'billingAddress', address as Cart['billingAddress']),
  setCountry: (cart, { country }, storage) =>
    repriceLines(checkCountry(assign(cart, 'country', country), storage), storage),
  setLocale: (cart, { locale }, storage) => {
    checkLocale(locale, storage);
    return assign(cart, 'locale', locale);
  },
  setShippingMethod: (cart, { shippingMethod }, storage) => chooseMethod(cart, shippingMethod, storage),
  addDiscountCode: (cart, { code }, storage) => addCode(cart, code, storage),
  removeDiscountCode: (cart, { discountCode }, storage) =>
    removeCode(cart, resolve(storage, 'discount-code', discountCode).id),
  addPayment: (cart, { payment }, storage) => ({
    ...cart,
    paymentInfo: withPayment(cart, resolve(storage, 'payment', payment).id, storage),
  }),
  removePayment: (cart, { payment }, storage) =>
    assign(cart, 'paymentInfo', withoutPayment(cart, resolve(storage, 'payment', payment).id)),
  setCustomType: (cart, change, storage) =>
    assign(cart, 'custom', changedCustomType(storage, 'order', change)),
  setCustomField: (cart, change, storage) => ({
    ...cart,
    custom: withCustomField(storage, 'order', cart.custom, change),
  }),
  recalculate: (cart, { updateProductData = false }, storage) =>
    recalculateLines(cart, updateProductData, storage),
  freezeCart: (cart, { strategy = 'SoftFreeze' }) => {
    if (cart.lineItems.length === 0) throw invalidOperation('An empty cart cannot be frozen.');
    return { ...cart, cartState: 'Frozen', freezeStrategy: strategy };
  },
  unfreezeCart: (cart, _, storage) => {
    if (cart.cartState !== 'Frozen') throw invalidOperation('The cart is not frozen.');
    return repriceLines({ ...assign(cart, 'freezeStrategy', undefined), cartState: 'Active' }, storage);
  },
};

/**
 * Applies one update action; totals are recalculated after the last one.
 * @throws CommercetoolsError InvalidOperation for a cart whose state does not allow it, and any error of the action
 * itself
 */
export function applyAction(cart: Cart, action: CartAction, storage: Storage): Cart {
  if (cart.cartState !== 'Active' && cart.cartState !== 'Frozen') {
    throw invalidOperation(`The cart is ${cart.cartState} and can no longer be changed.`);
  }
  if (cart.cartState === 'Frozen' && refusedByFreeze(cart, action.action)) {
    throw invalidOperation(`The cart is frozen; '${action.action}' is not allowed.`);
  }
  const apply = handlers[action.action] as Apply<CartAction['action']>;
  return apply(cart, action, storage);
}
