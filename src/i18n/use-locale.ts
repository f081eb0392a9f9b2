import { useTranslation } from 'react-i18next';
import { formatLocaleOf } from '../../stores/languages.ts';
import { measurementSystemOf, type MeasureReader } from '../../stores/measures/format-measure.ts';
import type { TimeReader } from '../../stores/time-text.ts';
import type { Language, TaxName } from '../../stores/types.ts';
import { useStore, useUserCountry } from '../shop/shop-context.tsx';

/** The language of the page: one of ours, because every page is created with one. */
export function useLanguage(): Language {
  return useTranslation().i18n.language as Language;
}

/**
 * The BCP 47 locale that formats money and dates: the page's language as written in the visitor's country, if its readers
 * live there. Other numbers are written by language alone.
 */
export function useLocale(): string {
  return formatLocaleOf(useLanguage(), { code: useUserCountry() });
}

/** For whom times are written: in the page's language, and in the storefront's zone. */
export function useTimeReader(): TimeReader {
  return { locale: useLocale(), timeZone: useStore().contact.timeZone };
}

/** For whom measures are written: in the page's language, as people measure in the storefront's first country. */
export function useMeasureReader(): MeasureReader {
  const [country] = useStore().countries;
  return { locale: useLanguage(), system: measurementSystemOf(country.code) };
}

export function useTaxName(): (name: TaxName) => string {
  const { t } = useTranslation();
  return (name) => t(`tax.${name}`);
}
