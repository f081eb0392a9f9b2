import type { Language } from '../../stores/types.ts';
import { readEntry } from '../consent/guarded-storage.ts';

/**
 * The languages to look for in another storefront, as BCP 47 tags: what the visitor chose, what the browser prefers,
 * and last the language of this page, which may only have been the closest match.
 */
export function languageWishes(pageLanguage: Language): readonly string[] {
  const chosen = readEntry('gatsby-i18next-language');
  return [...(chosen === null ? [] : [chosen]), ...navigator.languages, pageLanguage];
}
