import { countryOf } from '../../stores/countries.ts';
import { useShopState } from './shop-context.tsx';

/** The currency the visitor sees prices in, ISO 4217: that of the country shopped for. */
export function useCurrency(): string {
  const { store, userCountry } = useShopState();
  return (countryOf(store, userCountry) ?? store.countries[0]).currency;
}
