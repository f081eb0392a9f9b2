import type { Cart, CartDiscount, DiscountCode, DiscountCodeInfo } from '@commercetools/platform-sdk';
import { codeNotApplicable, invalidField } from '../errors.ts';
import { money } from '../money.ts';
import { parsePredicate } from '../predicates.ts';
import type { Storage } from '../storage.ts';
import { resolve } from '../validation.ts';
import type { AppliedDiscount } from './discounts.ts';

/** Whether `now` (ISO 8601) is within the period in which a code is valid; its end is exclusive. */
const isValidAt = ({ validFrom = '', validUntil }: DiscountCode, now: string): boolean =>
  validFrom <= now && (validUntil === undefined || now < validUntil);

/**
 * Adds a code to the cart. A known code whose conditions the cart does not meet stays, with the state
 * `DoesNotMatchCart`.
 * @throws CommercetoolsError DiscountCodeNonApplicable for an unknown code (`DoesNotExist`) or one outside its period
 * (`TimeRangeNonApplicable`)
 */
export function addCode(cart: Cart, code: string, storage: Storage): Cart {
  const discountCode = storage.find('discount-code', code, 'code');
  if (!discountCode) throw codeNotApplicable(code, 'DoesNotExist');
  const { id, validFrom, validUntil } = discountCode;
  const validityCheckTime = new Date().toISOString();
  if (!isValidAt(discountCode, validityCheckTime)) {
    const details = { discountCodeId: id, validFrom, validUntil, validityCheckTime };
    throw codeNotApplicable(code, 'TimeRangeNonApplicable', details);
  }
  if (cart.discountCodes.some((present) => present.discountCode.id === id)) return cart;
  const added = { discountCode: { typeId: 'discount-code', id }, state: 'MatchesCart' } as const;
  return { ...cart, discountCodes: [...cart.discountCodes, added] };
}

/** @throws CommercetoolsError if the cart does not have the code */
export function removeCode(cart: Cart, discountCodeId: string): Cart {
  const discountCodes = cart.discountCodes.filter(({ discountCode }) => discountCode.id !== discountCodeId);
  if (discountCodes.length === cart.discountCodes.length)
    throw invalidField('discountCode', discountCodeId, 'The cart does not have this discount code.');
  return { ...cart, discountCodes };
}

function stateOf(
  code: DiscountCode,
  discounts: readonly CartDiscount[],
  cart: unknown,
): DiscountCodeInfo['state'] {
  if (!code.isActive) return 'NotActive';
  if (!isValidAt(code, new Date().toISOString())) return 'NotValid';
  const matches = discounts.some(({ cartPredicate }) => parsePredicate(cartPredicate)(cart));
  return matches ? 'MatchesCart' : 'DoesNotMatchCart';
}

function applied({ id, value }: CartDiscount, currency: string): AppliedDiscount | undefined {
  if (value.type === 'relative') return { id, value: { permyriad: value.permyriad } };
  if (value.type !== 'absolute') return undefined;
  const inCurrency = value.money.find((amount) => amount.currencyCode === currency);
  return inCurrency && { id, value: { centAmount: inCurrency.centAmount } };
}

/**
 * Determines the current value of a cart's codes. `goods` is the sum of the lines before discounts, in minor units.
 * Discounts are returned in the order they apply: highest `sortOrder` first.
 */
export function evaluateCodes(
  { discountCodes, totalPrice: { currencyCode } }: Cart,
  goods: number,
  storage: Storage,
): { codes: DiscountCodeInfo[]; discounts: AppliedDiscount[] } {
  const matched: CartDiscount[] = [];
  const codes = discountCodes.map(({ discountCode }): DiscountCodeInfo => {
    const code = resolve(storage, 'discount-code', discountCode);
    const discounts = code.cartDiscounts.map(({ id }) => resolve(storage, 'cart-discount', { id }));
    const state = stateOf(code, discounts, { totalPrice: money(goods, currencyCode) });
    if (state === 'MatchesCart') matched.push(...discounts);
    return { discountCode, state };
  });
  const ordered = matched.toSorted((a, b) => (a.sortOrder < b.sortOrder ? 1 : -1));
  return { codes, discounts: ordered.flatMap((discount) => applied(discount, currencyCode) ?? []) };
}
