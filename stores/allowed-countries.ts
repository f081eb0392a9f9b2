import type { StoreCountry } from './types.ts';

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
