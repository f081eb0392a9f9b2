import { type Language, languages } from '../../stores/types.ts';

/** The catalogue's language for a `shopperLocale` such as `sv-SE` or `zh-TW`; English where it has none. */
export function shopperLanguage(locale: string | undefined): Language {
  const primary = (tag: string) => tag.toLowerCase().split(/[-_]/)[0];
  return languages.find((language) => primary(language) === primary(locale ?? '')) ?? 'en';
}
