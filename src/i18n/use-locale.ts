import { useI18next, useTranslation } from 'gatsby-plugin-react-i18next';
import { localeOf } from '../../stores/languages.ts';
import type { Language, TaxName } from '../../stores/types.ts';
import { useUserCountry } from '../shop/shop-context.tsx';

/** The language of the page: one of ours, because every page is created with one. */
export function useLanguage(): Language {
  return useI18next().language as Language;
}

/**
 * The BCP 47 locale that formats numbers, money, and dates: the page's language as written in the visitor's country.
 */
export function useLocale(): string {
  return localeOf(useLanguage(), { code: useUserCountry() });
}

/** Returns a tax's name in the page's language. */
export function useTaxName(): (name: TaxName) => string {
  const { t } = useTranslation();
  return (name) => t(`tax.${name}`);
}
