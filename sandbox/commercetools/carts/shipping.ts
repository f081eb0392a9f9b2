import type { Address, Cart, ShippingMethod, ShippingRate } from '@commercetools/platform-sdk';
import { invalidOperation, methodDoesNotMatchCart } from '../errors.ts';
import { money } from '../money.ts';
import type { Storage } from '../storage.ts';
import { type identifierSchema, resolve } from '../validation.ts';
import type { z } from 'zod';

/** Where a delivery goes and the currency in which it is paid. */
interface Destination {
  readonly address: Pick<Address, 'country' | 'state'>;
  /** ISO 4217. */
  readonly currency: string;
}

/**
 * The method with every rate marked as matching or not; undefined if none does, so that it does not ship there. A zone
 * has states, or whole countries.
 */
export function matchMethod(
  method: ShippingMethod,
  { address: { country, state }, currency }: Destination,
  storage: Storage,
): ShippingMethod | undefined {
  const zoneRates = method.zoneRates.map(({ zone, shippingRates }) => {
    const isServed = storage
      .get('zone', zone.id)
      ?.locations.some(
        (location) =>
          location.country === country && (location.state === undefined || location.state === state),
      );
    return {
      zone,
      shippingRates: shippingRates.map((rate) => ({
        ...rate,
        isMatching: isServed === true && rate.price.currencyCode === currency,
      })),
    };
  });
  return zoneRates.some(({ shippingRates }) => shippingRates.some(({ isMatching }) => isMatching))
    ? { ...method, zoneRates }
    : undefined;
}

/** The rate at which a method ships there, if it does. */
export function matchingRate(
  method: ShippingMethod,
  destination: Destination,
  storage: Storage,
): ShippingRate | undefined {
  return matchMethod(method, destination, storage)
    ?.zoneRates.flatMap(({ shippingRates }) => shippingRates)
    .find(({ isMatching }) => isMatching);
}

/**
 * Selects a shipping method, or none; its price is recalculated with the totals.
 * @throws CommercetoolsError InvalidOperation without a shipping address, ShippingMethodDoesNotMatchCart
 */
export function chooseMethod(
  { shippingInfo: _, ...cart }: Cart,
  identifier: z.infer<typeof identifierSchema> | undefined,
  storage: Storage,
): Cart {
  if (!identifier) return cart;
  const method = resolve(storage, 'shipping-method', identifier);
  if (!cart.shippingAddress)
    throw invalidOperation('The cart needs a shipping address before a shipping method.');
  const currency = cart.totalPrice.currencyCode;
  const shippingRate = matchingRate(method, { address: cart.shippingAddress, currency }, storage);
  if (!shippingRate) throw methodDoesNotMatchCart(method.name);
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

/** @throws CommercetoolsError ShippingMethodDoesNotMatchCart if the chosen method does not ship to the cart's address */
export function requireMatchingMethod({ shippingInfo }: Cart): void {
  if (shippingInfo?.shippingMethodState === 'DoesNotMatchCart')
    throw methodDoesNotMatchCart(shippingInfo.shippingMethodName);
}
