import type { Cart } from '@commercetools/platform-sdk';
import { invalidOperation, shippingMethodDoesNotMatchCart } from '../errors.ts';
import { without } from '../fields.ts';
import { money } from '../money.ts';
import { resolve } from '../references.ts';
import type { Identifier } from '../references.ts';
import type { Storage } from '../storage.ts';
import { matchingRate } from './shipping.ts';

/**
 * Selects a shipping method, or none; its price is recalculated with the totals.
 * @throws CommercetoolsError InvalidOperation without a shipping address, ShippingMethodDoesNotMatchCart
 */
export function chooseMethod(cart: Cart, identifier: Identifier | undefined, storage: Storage): Cart {
  if (!identifier) return without(cart, 'shippingInfo');
  const method = resolve(storage, 'shipping-method', identifier);
  if (!cart.shippingAddress)
    throw invalidOperation('The cart needs a shipping address before a shipping method.');
  const currency = cart.totalPrice.currencyCode;
  const destination = { address: cart.shippingAddress, currency };
  const shippingRate = matchingRate(method, storage.all('zone'), destination);
  if (!shippingRate) throw shippingMethodDoesNotMatchCart(method.name);
  return {
    ...cart,
    shippingInfo: {
      shippingMethodName: method.name,
      price: money(shippingRate.price.centAmount, currency),
      shippingRate,
      shippingMethod: { typeId: 'shipping-method', id: method.id },
      shippingMethodState: 'MatchesCart',
    },
  };
}
