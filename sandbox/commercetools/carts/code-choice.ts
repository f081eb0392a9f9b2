import type { Cart } from '@commercetools/platform-sdk';
import { discountCodeNonApplicable, invalidField } from '../errors.ts';
import type { Storage } from '../storage.ts';
import { isValidAt } from './discount-codes.ts';

/**
 * Adds a code to the cart. A known code whose conditions the cart does not meet stays, with the state
 * `DoesNotMatchCart`.
 * @throws CommercetoolsError DiscountCodeNonApplicable for an unknown code (`DoesNotExist`) or one outside its period
 * (`TimeRangeNonApplicable`)
 */
export function addCode(cart: Cart, code: string, storage: Storage): Cart {
  const discountCode = storage.find('discount-code', code);
  if (!discountCode) throw discountCodeNonApplicable(code, 'DoesNotExist');
  const { id, validFrom, validUntil } = discountCode;
  const validityCheckTime = new Date().toISOString();
  if (!isValidAt(discountCode, validityCheckTime)) {
    throw discountCodeNonApplicable(code, 'TimeRangeNonApplicable', {
      discountCodeId: id,
      validFrom,
      validUntil,
      validityCheckTime,
    });
  }
  if (cart.discountCodes.some((present) => present.discountCode.id === id)) return cart;
  const added = { discountCode: { typeId: 'discount-code', id }, state: 'MatchesCart' } as const;
  return { ...cart, discountCodes: [...cart.discountCodes, added] };
}

/** @throws CommercetoolsError if the cart does not have the code */
export function removeCode(cart: Cart, discountCodeId: string): Cart {
  const discountCodes = cart.discountCodes.filter(({ discountCode }) => discountCode.id !== discountCodeId);
  if (discountCodes.length === cart.discountCodes.length) {
    throw invalidField('discountCode', discountCodeId, 'The cart does not have this discount code.');
  }
  return { ...cart, discountCodes };
}
