import type { Cart } from '@commercetools/platform-sdk';
import { customFields } from '../custom-fields.ts';
import { invalidField, invalidOperation, refusal } from '../errors.ts';
import { money } from '../money.ts';
import { newResource, type Storage } from '../storage.ts';
import { resolve } from '../validation.ts';
import { addCode, removeCode } from './discount-codes.ts';
import {
  addLine,
  changeQuantity,
  recalculateLines,
  replaceLine,
  repriceLines,
  requireLine,
} from './line-items.ts';
import type { CartAction, CartDraft } from './schemas.ts';
import { chooseMethod, requireMatchingMethod } from './shipping.ts';
import { recalculate, withTaxes } from './totals.ts';

/** @throws CommercetoolsError InvalidField unless `locale` is one of the project's languages */
function checkLocale(locale: string | undefined, storage: Storage): void {
  const languages = storage.all('project').flatMap((project) => project.languages);
  if (locale === undefined || languages.includes(locale)) return;
  throw invalidField('locale', locale, `The project is not configured for the language '${locale}'.`);
}

/**
 * What a cart in a Store names it by, and its order, too.
 * @throws CommercetoolsError ReferencedResourceNotFound, CountryNotConfiguredInStore
 */
function storeOf(store: NonNullable<CartDraft['store']>, country: string | undefined, storage: Storage) {
  const { key, countries } = resolve(storage, 'store', store);
  const storeCountries = countries.map(({ code }) => code);
  if (country !== undefined && storeCountries.length > 0 && !storeCountries.includes(country)) {
    const message = `The country ${country} is not configured for the store ${key}.`;
    throw refusal('CountryNotConfiguredInStore', message, { storeCountries, country });
  }
  return { typeId: 'store', key } as const;
}

/** The new cart for a draft, with its totals; not stored yet. */
export function createCart(
  { currency, lineItems, discountCodes, shippingMethod, store, ...fields }: CartDraft,
  storage: Storage,
): Cart {
  checkLocale(fields.locale, storage);
  const empty = {
    ...newResource(),
    ...fields,
    ...(store && { store: storeOf(store, fields.country, storage) }),
    cartState: 'Active',
    lineItems: [],
    customLineItems: [],
    totalPrice: money(0, currency),
    taxMode: 'Platform',
    taxRoundingMode: 'HalfEven',
    priceRoundingMode: 'HalfEven',
    taxCalculationMode: 'LineItemLevel',
    shippingMode: 'Single',
    shipping: [],
    itemShippingAddresses: [],
    discountCodes: [],
    directDiscounts: [],
    refusedGifts: [],
    origin: 'Customer',
  } as unknown as Cart;
  const filled = lineItems.reduce((cart, line) => addLine(cart, line, storage), empty);
  const coded = discountCodes.reduce((cart, code) => addCode(cart, code, storage), filled);
  return recalculate(chooseMethod(coded, shippingMethod, storage), storage);
}

/** @throws CommercetoolsError InvalidOperation if another cart that is not ordered, or an order, has the payment */
function addPayment(cart: Cart, id: string, storage: Storage): Cart {
  const payments = cart.paymentInfo?.payments ?? [];
  const holders = (['cart', 'order'] as const).flatMap((type) => storage.find(type, id, 'payment') ?? []);
  if (holders.some((holder) => holder.id !== cart.id))
    throw invalidOperation(`The payment with ID '${id}' is already assigned to a cart or an order.`);
  if (payments.some((present) => present.id === id)) return cart;
  return { ...cart, paymentInfo: { payments: [...payments, { typeId: 'payment', id }] } };
}

function removePayment({ paymentInfo, ...cart }: Cart, id: string): Cart {
  const present = paymentInfo?.payments ?? [];
  const payments = present.filter((payment) => payment.id !== id);
  if (payments.length === present.length) throw invalidField('payment', id, 'The payment is not assigned.');
  return payments.length > 0 ? { ...cart, paymentInfo: { payments } } : cart;
}

type Apply<Name extends CartAction['action']> = (
  cart: Cart,
  action: Extract<CartAction, { action: Name }>,
  storage: Storage,
) => Cart;

/** Fields that become undefined are not stored. */
const handlers: { [Name in CartAction['action']]: Apply<Name> } = {
  addLineItem: addLine,
  changeLineItemQuantity: (cart, { lineItemId, quantity }, storage) =>
    changeQuantity(cart, lineItemId, quantity, storage),
  removeLineItem: (cart, { lineItemId }, storage) => changeQuantity(cart, lineItemId, 0, storage),
  setLineItemCustomType: (cart, change, storage) => {
    const custom = customFields(storage, 'line-item', change);
    return replaceLine(cart, { ...requireLine(cart, change.lineItemId), custom });
  },
  setCustomerEmail: (cart, { email }) => ({ ...cart, customerEmail: email }) as Cart,
  setShippingAddress: (cart, { address }) => ({ ...cart, shippingAddress: address }) as Cart,
  setBillingAddress: (cart, { address }) => ({ ...cart, billingAddress: address }) as Cart,
  setLocale: (cart, { locale }, storage) => {
    checkLocale(locale, storage);
    return { ...cart, locale };
  },
  setShippingMethod: (cart, { shippingMethod }, storage) => chooseMethod(cart, shippingMethod, storage),
  addDiscountCode: (cart, { code }, storage) => addCode(cart, code, storage),
  removeDiscountCode: (cart, { discountCode }, storage) =>
    removeCode(cart, resolve(storage, 'discount-code', discountCode).id),
  addPayment: (cart, { payment }, storage) =>
    addPayment(cart, resolve(storage, 'payment', payment).id, storage),
  removePayment: (cart, { payment }, storage) => removePayment(cart, resolve(storage, 'payment', payment).id),
  setCustomType: (cart, change, storage) => ({ ...cart, custom: customFields(storage, 'order', change) }),
  recalculate: (cart, { updateProductData }, storage) => recalculateLines(cart, updateProductData, storage),
  freezeCart: (cart, { strategy }) => {
    if (cart.lineItems.length === 0) throw invalidOperation('An empty cart cannot be frozen.');
    return { ...cart, cartState: 'Frozen', freezeStrategy: strategy };
  },
  unfreezeCart: ({ freezeStrategy, ...cart }, _, storage) => {
    if (freezeStrategy === undefined) throw invalidOperation('The cart is not frozen.');
    return repriceLines({ ...cart, cartState: 'Active' }, storage);
  },
};

/**
 * What a frozen cart (`HardFreeze`) refuses: https://docs.commercetools.com/api/carts-orders-overview#freeze-a-cart.
 * Addresses, email, payments, and custom fields stay open.
 */
const refusedByFreeze: ReadonlySet<CartAction['action']> = new Set([
  'addLineItem',
  'changeLineItemQuantity',
  'removeLineItem',
  'setShippingMethod',
  'addDiscountCode',
  'removeDiscountCode',
  'recalculate',
  'freezeCart',
]);

function applied(cart: Cart, action: CartAction, storage: Storage): Cart {
  if (cart.cartState === 'Ordered')
    throw invalidOperation('The cart is Ordered and can no longer be changed.');
  if (cart.cartState === 'Frozen' && refusedByFreeze.has(action.action))
    throw invalidOperation(`The cart is frozen; '${action.action}' is not allowed.`);
  const apply = handlers[action.action] as Apply<CartAction['action']>;
  return apply(cart, action, storage);
}

/**
 * The cart after an update. Every update brings its prices up to date, unless the cart stays frozen: then another
 * shipping address sets its tax rates, and prices stay.
 * @throws CommercetoolsError InvalidOperation for a cart whose state does not allow it, and any error of the actions
 */
export function updatedCart(cart: Cart, actions: readonly CartAction[], storage: Storage): Cart {
  const changed = actions.reduce((draft, action) => applied(draft, action, storage), cart);
  const stayedFrozen =
    cart.cartState === 'Frozen' && !actions.some(({ action }) => action === 'unfreezeCart');
  if (!stayedFrozen) return recalculate(repriceLines(changed, storage), storage);
  if (JSON.stringify(cart.shippingAddress) === JSON.stringify(changed.shippingAddress)) return changed;
  requireMatchingMethod(recalculate(changed, storage));
  return withTaxes(changed, storage);
}
