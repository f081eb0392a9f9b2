import type { Cart } from '@commercetools/platform-sdk';
import { shippingMethodDoesNotMatchCart } from '../errors.ts';
import type { Storage } from '../storage.ts';
import type { CartAction } from './schemas.ts';
import { cartSettings } from './settings.ts';
import { recalculate, withTaxes } from './totals.ts';

/** What no frozen cart accepts: changes of its lines, prices, and codes. Addresses, email, and payments stay open. */
const refused: ReadonlySet<CartAction['action']> = new Set([
  'addLineItem',
  'changeLineItemQuantity',
  'removeLineItem',
  'setLineItemSupplyChannel',
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

/**
 * A frozen cart after an update: another shipping address sets its tax rates; prices stay.
 * @throws CommercetoolsError ShippingMethodDoesNotMatchCart if the method does not ship to the address
 */
export function frozenAfter(before: Cart, after: Cart, storage: Storage): Cart {
  if (JSON.stringify(before.shippingAddress) === JSON.stringify(after.shippingAddress)) return after;
  const settings = cartSettings(storage);
  if (recalculate(after, settings).shippingInfo?.shippingMethodState === 'DoesNotMatchCart') {
    throw shippingMethodDoesNotMatchCart(after.shippingInfo?.shippingMethodName ?? '');
  }
  return withTaxes(after, settings);
}
