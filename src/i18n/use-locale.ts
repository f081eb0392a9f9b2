import { localeOf } from '../../stores/languages.ts';
import type { Language } from '../../stores/types.ts';
import { usePage } from '../navigation/page-context.tsx';
import { useUserCountry } from '../shop/shop-context.tsx';

/** The language of the page. */
export function useLanguage(): Language {
  return usePage().i18n.language;
}

/** The BCP 47 locale that formats numbers, money and dates: the page's language as written where the visitor shops. */
export function useLocale(): string {
  return localeOf(useLanguage(), { code: useUserCountry() });
}
