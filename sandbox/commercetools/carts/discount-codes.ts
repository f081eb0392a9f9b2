import type { Cart, CartDiscount, DiscountCode, DiscountCodeInfo } from '@commercetools/platform-sdk';
import { money } from '../money.ts';
import { parsePredicate } from '../predicates.ts';
import type { AppliedDiscount } from './discounts.ts';
import type { CartSettings } from './settings.ts';

interface Validity {
  readonly isActive: boolean;
  readonly validFrom?: string;
  readonly validUntil?: string;
}

/** Whether `now` (ISO 8601) is within the period in which a code or discount is valid; its end is exclusive. */
export function isValidAt({ validFrom, validUntil }: Validity, now: string): boolean {
  return (validFrom === undefined || validFrom <= now) && (validUntil === undefined || now < validUntil);
}

function stateOf(
  code: DiscountCode,
  discounts: readonly CartDiscount[],
  goods: unknown,
  now: string,
): DiscountCodeInfo['state'] {
  if (!code.isActive || !discounts.some(({ isActive }) => isActive)) return 'NotActive';
  if (!isValidAt(code, now) || !discounts.some((discount) => isValidAt(discount, now))) return 'NotValid';
  const matches = discounts.some(({ cartPredicate }) => parsePredicate(cartPredicate)(goods));
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
  cart: Pick<Cart, 'discountCodes' | 'country'>,
  goods: number,
  currency: string,
  settings: CartSettings,
): { codes: DiscountCodeInfo[]; discounts: AppliedDiscount[] } {
  const matched: CartDiscount[] = [];
  const document = { totalPrice: money(goods, currency), currency, country: cart.country };
  const codes = cart.discountCodes.map(({ discountCode }): DiscountCodeInfo => {
    const code = settings.discountCode(discountCode.id);
    const discounts = code.cartDiscounts.map(({ id }) => settings.cartDiscount(id));
    const state = stateOf(code, discounts, document, settings.now);
    if (state === 'MatchesCart') matched.push(...discounts);
    return { discountCode, state };
  });
  const ordered = matched.toSorted((a, b) => (a.sortOrder < b.sortOrder ? 1 : -1));
  return { codes, discounts: ordered.flatMap((discount) => applied(discount, currency) ?? []) };
}
