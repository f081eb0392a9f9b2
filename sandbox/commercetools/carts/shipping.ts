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

/** The method with its matching rates marked and the others removed, or undefined if it does not ship there. */
export function matchMethod(
  method: ShippingMethod,
  zones: readonly Zone[],
  { address, currency }: Destination,
): ShippingMethod | undefined {
  const served = new Set(zones.filter((zone) => zoneContains(zone, address)).map(({ id }) => id));
  const zoneRates = method.zoneRates.flatMap(({ zone, shippingRates }) => {
    if (!served.has(zone.id)) return [];
    const matching = shippingRates.filter(({ price }) => price.currencyCode === currency);
    return matching.length > 0
      ? [{ zone, shippingRates: matching.map((rate) => ({ ...rate, isMatching: true })) }]
      : [];
  });
  return zoneRates.length > 0 ? { ...method, zoneRates } : undefined;
}

/** The shipping price in minor units if the items cost `goods` after discounts. */
export function shippingPrice({ price, freeAbove }: ShippingRate, goods: number): number {
  return freeAbove && goods >= freeAbove.centAmount ? 0 : price.centAmount;
}
