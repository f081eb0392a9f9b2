import { useLanguage } from '../i18n/use-locale.ts';
import { searchSettings } from '../search/search-client.ts';
import { useSearchRequest } from '../search/use-search-request.ts';

/** What others search for, as the merchant's console lists it; none while that is unknown. */
export function usePopularTerms(): readonly string[] {
  const { value } = useSearchRequest(
    useLanguage(),
    async (signal) => (await searchSettings(signal)).popularTerms,
    0,
  );
  return value ?? [];
}
