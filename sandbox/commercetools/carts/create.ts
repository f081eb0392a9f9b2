import type { Cart } from '@commercetools/platform-sdk';
import { customFields } from '../custom-fields.ts';
import { money } from '../money.ts';
import { resolve } from '../references.ts';
import { newResource } from '../storage.ts';
import type { Storage } from '../storage.ts';
import { checkLocale } from '../validity.ts';
import { checkCountry } from './actions.ts';
import { addCode } from './code-choice.ts';
import { addLine } from './line-items.ts';
import type { SupportedCartDraft } from './schemas.ts';
import { cartSettings } from './settings.ts';
import { chooseMethod } from './shipping-choice.ts';
import { recalculate } from './totals.ts';

/** Fields that are copied from the draft. */
const plainFields = [
  'country',
  'anonymousId',
  'customerEmail',
  'locale',
  'shippingAddress',
  'billingAddress',
  'deleteDaysAfterLastModification',
] as const;

const present = (draft: SupportedCartDraft) =>
  Object.fromEntries(plainFields.flatMap((name) => (draft[name] === undefined ? [] : [[name, draft[name]]])));

/** The new cart for a draft, with its totals; not stored yet. */
export function createCart(draft: SupportedCartDraft, storage: Storage): Cart {
  checkLocale(draft.locale, storage);
  const empty: Cart = {
    ...newResource(),
    ...present(draft),
    ...(draft.store && { store: { typeId: 'store', key: resolve(storage, 'store', draft.store).key } }),
    ...(draft.custom && { custom: customFields(storage, 'order', draft.custom) }),
    cartState: 'Active',
    lineItems: [],
    customLineItems: [],
    totalPrice: money(0, draft.currency),
    taxMode: 'Platform',
    taxRoundingMode: 'HalfEven',
    priceRoundingMode: 'HalfEven',
    taxCalculationMode: 'LineItemLevel',
    inventoryMode: draft.inventoryMode,
    shippingMode: 'Single',
    shipping: [],
    itemShippingAddresses: [],
    discountCodes: [],
    directDiscounts: [],
    refusedGifts: [],
    origin: draft.origin,
  };
  const filled = draft.lineItems.reduce(
    (cart, line) => addLine(cart, line, storage),
    checkCountry(empty, storage),
  );
  const coded = draft.discountCodes.reduce((cart, code) => addCode(cart, code, storage), filled);
  return recalculate(chooseMethod(coded, draft.shippingMethod, storage), cartSettings(storage));
}
