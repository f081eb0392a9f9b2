import type { Cart } from '@commercetools/platform-sdk';
import { z } from 'zod';
import { type Actions, actionsOn, applied, type WantedAction } from '../actions.ts';
import { customFieldActions, customFields, customFieldsSchema } from '../custom-fields.ts';
import { invalidField, invalidOperation, refusal } from '../errors.ts';
import { money } from '../money.ts';
import { newResource, type Storage } from '../storage.ts';
import { addressSchema, countrySchema, currencySchema, identifierSchema, resolve } from '../validation.ts';
import { addCode, removeCode } from './discount-codes.ts';
import {
  addLine,
  changeQuantity,
  lineItemDraftSchema,
  quantity,
  recalculateLines,
  replaceLine,
  repriceLines,
  requireLine,
} from './line-items.ts';
import { chooseMethod, requireMatchingMethod } from './shipping.ts';
import { recalculate, withTaxes } from './totals.ts';

const { action } = actionsOn<Cart>();
const lineItemId = z.string();
const address = addressSchema.optional();

/** The cart drafts this server implements: taxes, prices and rounding are the platform's own. */
export const cartDraftSchema = z.strictObject({
  currency: currencySchema,
  country: countrySchema.optional(),
  anonymousId: z.string().optional(),
  customerEmail: z.string().optional(),
  locale: z.string().optional(),
  inventoryMode: z.enum(['None', 'ReserveOnOrder']).default('None'),
  taxMode: z.literal('Platform').optional(),
  lineItems: z.array(lineItemDraftSchema).default([]),
  shippingAddress: addressSchema.optional(),
  shippingMethod: identifierSchema.optional(),
  store: identifierSchema.optional(),
  discountCodes: z.array(z.string()).default([]),
  deleteDaysAfterLastModification: z.int().min(1).max(365_250).optional(),
});
type CartDraft = z.infer<typeof cartDraftSchema>;

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

/** The new cart for a draft, with its totals and the fields that the shop reads; not stored yet. */
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
    totalPrice: money(0, currency),
    taxMode: 'Platform',
    discountCodes: [],
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

const inPayment = (apply: (cart: Cart, id: string, storage: Storage) => Cart) =>
  action({ payment: identifierSchema }, (cart, { payment }, storage) =>
    apply(cart, resolve(storage, 'payment', payment).id, storage),
  );

/** The cart update actions this server implements. Fields that become undefined are not stored. */
const cartActions: Actions<Cart> = {
  addLineItem: action(lineItemDraftSchema.shape, addLine),
  changeLineItemQuantity: action({ lineItemId, quantity }, (cart, fields, storage) =>
    changeQuantity(cart, fields.lineItemId, fields.quantity, storage),
  ),
  removeLineItem: action({ lineItemId }, (cart, fields, storage) =>
    changeQuantity(cart, fields.lineItemId, 0, storage),
  ),
  setLineItemCustomType: action({ lineItemId, ...customFieldsSchema.shape }, (cart, change, storage) => {
    const custom = customFields(storage, 'line-item', change);
    return replaceLine(cart, { ...requireLine(cart, change.lineItemId), custom });
  }),
  setCustomerEmail: action(
    { email: z.string().optional() },
    (cart, { email }) => ({ ...cart, customerEmail: email }) as Cart,
  ),
  setShippingAddress: action({ address }, (cart, to) => ({ ...cart, shippingAddress: to.address }) as Cart),
  setBillingAddress: action({ address }, (cart, to) => ({ ...cart, billingAddress: to.address }) as Cart),
  setLocale: action({ locale: z.string() }, (cart, { locale }, storage) => {
    checkLocale(locale, storage);
    return { ...cart, locale };
  }),
  setShippingMethod: action(
    { shippingMethod: identifierSchema.optional() },
    (cart, { shippingMethod }, storage) => chooseMethod(cart, shippingMethod, storage),
  ),
  addDiscountCode: action({ code: z.string() }, (cart, { code }, storage) => addCode(cart, code, storage)),
  removeDiscountCode: action({ discountCode: identifierSchema }, (cart, { discountCode }, storage) =>
    removeCode(cart, resolve(storage, 'discount-code', discountCode).id),
  ),
  addPayment: inPayment(addPayment),
  removePayment: inPayment(removePayment),
  ...customFieldActions<Cart>('order'),
  recalculate: action({ updateProductData: z.boolean().default(false) }, (cart, change, storage) =>
    recalculateLines(cart, change.updateProductData, storage),
  ),
  freezeCart: action({ strategy: z.literal('HardFreeze') }, (cart, { strategy }) => {
    if (cart.lineItems.length === 0) throw invalidOperation('An empty cart cannot be frozen.');
    return { ...cart, cartState: 'Frozen', freezeStrategy: strategy };
  }),
  unfreezeCart: action({}, ({ freezeStrategy, ...cart }, _, storage) => {
    if (freezeStrategy === undefined) throw invalidOperation('The cart is not frozen.');
    return repriceLines({ ...cart, cartState: 'Active' }, storage);
  }),
};

/**
 * What a frozen cart (`HardFreeze`) refuses: https://docs.commercetools.com/api/carts-orders-overview#freeze-a-cart.
 * Addresses, email, payments, and custom fields stay open.
 */
const refusedByFreeze: ReadonlySet<string> = new Set([
  'addLineItem',
  'changeLineItemQuantity',
  'removeLineItem',
  'setShippingMethod',
  'addDiscountCode',
  'removeDiscountCode',
  'recalculate',
  'freezeCart',
]);

function changed(cart: Cart, change: WantedAction, storage: Storage): Cart {
  if (cart.cartState === 'Ordered')
    throw invalidOperation('The cart is Ordered and can no longer be changed.');
  if (cart.cartState === 'Frozen' && refusedByFreeze.has(change.action))
    throw invalidOperation(`The cart is frozen; '${change.action}' is not allowed.`);
  return applied(cartActions, cart, change, storage);
}

/**
 * The cart after an update. Every update brings its prices up to date, unless the cart stays frozen: then another
 * shipping address sets its tax rates, and prices stay.
 * @throws CommercetoolsError InvalidOperation for a cart whose state does not allow it, and any error of the actions
 */
export function updatedCart(cart: Cart, actions: readonly WantedAction[], storage: Storage): Cart {
  const next = actions.reduce((draft, change) => changed(draft, change, storage), cart);
  const stayedFrozen =
    cart.cartState === 'Frozen' && !actions.some((change) => change.action === 'unfreezeCart');
  if (!stayedFrozen) return recalculate(repriceLines(next, storage), storage);
  if (JSON.stringify(cart.shippingAddress) === JSON.stringify(next.shippingAddress)) return next;
  requireMatchingMethod(recalculate(next, storage));
  return withTaxes(next, storage);
}
