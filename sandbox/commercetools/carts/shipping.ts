import type { Address, ShippingMethod, ShippingRate, Zone } from '@commercetools/platform-sdk';

/** Where a delivery goes and the currency in which it is paid. */
export interface Destination {
  readonly address: Pick<Address, 'country' | 'state'>;
  /** ISO 4217. */
  readonly currency: string;
}

/** Whether an address is in a zone: in one of its states, or anywhere in one of its countries. */
function zoneContains(zone: Zone, { country, state }: Destination['address']): boolean {
  return zone.locations.some(
    (location) => location.country === country && (location.state === undefined || location.state === state),
  );
}

/** The method with every rate marked as matching or not; undefined if none does, so that it does not ship there. */
export function matchMethod(
  method: ShippingMethod,
  zones: readonly Zone[],
  { address, currency }: Destination,
): ShippingMethod | undefined {
  const served = new Set(zones.filter((zone) => zoneContains(zone, address)).map(({ id }) => id));
  const zoneRates = method.zoneRates.map(({ zone, shippingRates }) => ({
    zone,
    shippingRates: shippingRates.map((rate) => ({
      ...rate,
      isMatching: served.has(zone.id) && rate.price.currencyCode === currency,
    })),
  }));
  return zoneRates.some(({ shippingRates }) => shippingRates.some(({ isMatching }) => isMatching))
    ? { ...method, zoneRates }
    : undefined;
}

/** The rate at which a method ships there, if it does. */
export function matchingRate(
  method: ShippingMethod,
  zones: readonly Zone[],
  destination: Destination,
): ShippingRate | undefined {
  const rates = matchMethod(method, zones, destination)?.zoneRates.flatMap((zone) => zone.shippingRates);
  return rates?.find(({ isMatching }) => isMatching);
}

/** The shipping price in minor units if the items cost `goods` after discounts. */
export function shippingPrice({ price, freeAbove }: ShippingRate, goods: number): number {
  return freeAbove && goods >= freeAbove.centAmount ? 0 : price.centAmount;
}
