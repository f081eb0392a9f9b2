import type { Store, StoreCountry } from './types.ts';

/** The store's record for a country (ISO 3166-1 alpha-2, any case), or undefined if it does not sell there. */
export function countryOf(store: Pick<Store, 'countries'>, code: string): StoreCountry | undefined {
  return store.countries.find((country) => country.code === code.toLowerCase());
}

/** Whether a store delivers to a country (ISO 3166-1 alpha-2, lower case) and, if one is named, to a state of it. */
export const isDelivered = (
  store: Pick<Store, 'countries' | 'shippingCountries'>,
  country: string,
  state?: string,
): boolean =>
  store.shippingCountries.includes(country) &&
  !(state !== undefined && countryOf(store, country)?.undelivered?.includes(state));

/**
 * The countries a store sells in, never none.
 * @throws Error `Allowed countries in store is empty`.
 */
export function allowedCountriesOf({
  countries,
}: {
  readonly countries: readonly StoreCountry[];
}): readonly [StoreCountry, ...StoreCountry[]] {
  const [first, ...others] = countries;
  if (!first) throw new Error('Allowed countries in store is empty');
  return [first, ...others];
}
