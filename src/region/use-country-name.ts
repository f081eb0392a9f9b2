import type { Language } from '../../stores/types.ts';
import { countryName } from '../components/country-name.ts';
import { useLanguage } from '../i18n/use-locale.ts';
import { useStore, useUserCountry } from '../shop/shop-context.tsx';

/** Set by the build (`firstCountryNames`), because the first `Intl.DisplayNames` of a page takes a browser 15 ms. */
declare const __FIRST_COUNTRY_NAMES__: Readonly<Partial<Record<Language, string>>>;

/** The name of the visitor's country in the page's language. */
export function useCountryName(): string {
  const language = useLanguage();
  const country = useUserCountry();
  const isFirst = useStore().countries[0].code === country;
  return (isFirst ? __FIRST_COUNTRY_NAMES__[language] : undefined) ?? countryName(country, language);
}
