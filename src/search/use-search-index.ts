import type { Language } from '../../stores/types.ts';
import { useCurrency, useStore } from '../shop/shop-context.tsx';
import { configureSearch } from './search-client.ts';

/** Lets searches below go to the index of a language, with prices of the country one shops in. */
export function useSearchIndex(language: Language): void {
  const store = useStore();
  const currency = useCurrency();
  // Not an effect: those of the components below, which may search at once, would come first.
  configureSearch({
    url: process.env['GATSBY_KLEVU_URL'],
    apiKey: store.searchKeys[language] ?? '',
    ...(currency === store.countries[0].currency ? {} : { currency }),
  });
}
