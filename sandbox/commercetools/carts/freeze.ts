import type { Cart } from '@commercetools/platform-sdk';
import type { CartAction } from './schemas.ts';

/** What no frozen cart accepts: changes of its lines, prices, and codes. Addresses, email, and payments stay open. */
const refused: ReadonlySet<CartAction['action']> = new Set([
  'addLineItem',
  'changeLineItemQuantity',
  'removeLineItem',
  'setCountry',
  'addDiscountCode',
  'removeDiscountCode',
  'recalculate',
  'freezeCart',
]);

/** What only HardFreeze refuses in addition: https://docs.commercetools.com/api/carts-orders-overview#freeze-a-cart */
const refusedByHardFreeze: ReadonlySet<CartAction['action']> = new Set(['setShippingMethod']);

/** Whether a frozen cart refuses an update action. */
export function refusedByFreeze({ freezeStrategy }: Cart, action: CartAction['action']): boolean {
  return refused.has(action) || (freezeStrategy === 'HardFreeze' && refusedByHardFreeze.has(action));
}
