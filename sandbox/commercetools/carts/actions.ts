import type { Cart, CustomFields } from '@commercetools/platform-sdk';
import { assign } from '../fields.ts';
import { customFields, withCustomField } from '../custom-fields.ts';
import { countryNotInStore, invalidOperation } from '../errors.ts';
import { resolve } from '../references.ts';
import type { Identifier } from '../references.ts';
import type { Storage } from '../storage.ts';
import { addCode, removeCode } from './code-choice.ts';
import { addLine, changeQuantity, replaceLine, repriceLines, requireLine } from './line-items.ts';
import type { CartAction } from './schemas.ts';
import { chooseMethod } from './shipping-choice.ts';

type Apply<Name extends CartAction['action']> = (
  cart: Cart,
  action: Extract<CartAction, { action: Name }>,
  storage: Storage,
) => Cart;

interface CustomTypeChange {
  readonly type?: Identifier | undefined;
  readonly fields?: Record<string, unknown> | undefined;
}
const newCustom = ({ type, fields }: CustomTypeChange, storage: Storage): CustomFields | undefined =>
  type && customFields(storage, { type, fields });

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
    replaceLine(cart, assign(requireLine(cart, change.lineItemId), 'custom', newCustom(change, storage))),
  setLineItemCustomField: (cart, { lineItemId, name, value }, storage) => {
    const line = requireLine(cart, lineItemId);
    return replaceLine(cart, { ...line, custom: withCustomField(storage, line.custom, name, value) });
  },
  setCustomerEmail: (cart, { email }) => assign(cart, 'customerEmail', email),
  setAnonymousId: (cart, { anonymousId }) => assign(cart, 'anonymousId', anonymousId),
  setShippingAddress: (cart, { address }) =>
    assign(cart, 'shippingAddress', address as Cart['shippingAddress']),
  setBillingAddress: (cart, { address }) => assign(cart, 'billingAddress', address as Cart['billingAddress']),
  setCountry: (cart, { country }, storage) =>
    repriceLines(checkCountry(assign(cart, 'country', country), storage), storage),
  setLocale: (cart, { locale }) => assign(cart, 'locale', locale),
  setShippingMethod: (cart, { shippingMethod }, storage) => chooseMethod(cart, shippingMethod, storage),
  addDiscountCode: (cart, { code }, storage) => addCode(cart, code, storage),
  removeDiscountCode: (cart, { discountCode }, storage) =>
    removeCode(cart, resolve(storage, 'discount-code', discountCode).id),
  addPayment: (cart, { payment }, storage) => {
    const { id } = resolve(storage, 'payment', payment);
    const payments = cart.paymentInfo?.payments ?? [];
    if (payments.some((present) => present.id === id)) return cart;
    return { ...cart, paymentInfo: { payments: [...payments, { typeId: 'payment', id }] } };
  },
  removePayment: (cart, { payment }, storage) => {
    const { id } = resolve(storage, 'payment', payment);
    const payments = (cart.paymentInfo?.payments ?? []).filter((present) => present.id !== id);
    return assign(cart, 'paymentInfo', payments.length > 0 ? { payments } : undefined);
  },
  setCustomType: (cart, change, storage) => assign(cart, 'custom', newCustom(change, storage)),
  setCustomField: (cart, { name, value }, storage) => ({
    ...cart,
    custom: withCustomField(storage, cart.custom, name, value),
  }),
  recalculate: (cart, _, storage) => repriceLines(cart, storage),
  freezeCart: (cart, { strategy = 'SoftFreeze' }) => ({
    ...cart,
    cartState: 'Frozen',
    freezeStrategy: strategy,
  }),
  unfreezeCart: (cart, _, storage) =>
    repriceLines({ ...assign(cart, 'freezeStrategy', undefined), cartState: 'Active' }, storage),
};

/** What can still be done with a frozen cart: nothing that changes its price. */
const frozenActions: ReadonlySet<CartAction['action']> = new Set([
  'unfreezeCart',
  'addPayment',
  'removePayment',
  'setCustomType',
  'setCustomField',
  'setCustomerEmail',
]);

/**
 * Applies one update action; totals are recalculated after the last one.
 * @throws CommercetoolsError InvalidOperation for a cart whose state does not allow it, and any error of the action
 * itself
 */
export function applyAction(cart: Cart, action: CartAction, storage: Storage): Cart {
  if (cart.cartState !== 'Active' && cart.cartState !== 'Frozen') {
    throw invalidOperation(`The cart is ${cart.cartState} and can no longer be changed.`);
  }
  if (cart.cartState === 'Frozen' && !frozenActions.has(action.action)) {
    throw invalidOperation(`The cart is frozen; '${action.action}' is not allowed.`);
  }
  const apply = handlers[action.action] as Apply<CartAction['action']>;
  return apply(cart, action, storage);
}
