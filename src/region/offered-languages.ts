import type { Language } from '../../stores/types.ts';
import { writeEntry } from '../consent/guarded-storage.ts';
import { usePage } from '../navigation/page-context.tsx';
import { useStore } from '../shop/shop-context.tsx';
import { countryParameter } from './region-store.ts';

/** The languages of the storefront that have this page, in the storefront's order, each with the page's path. */
export function useOfferedLanguages(): readonly { readonly language: Language; readonly path: string }[] {
  const { languagePaths } = usePage();
  const { languages } = useStore();
  return languages.flatMap((language) => {
    const path = languagePaths[language];
    return path === undefined ? [] : [{ language, path }];
  });
}

export function keepLanguage(language: Language): void {
  writeEntry('gatsby-i18next-language', language);
}

/** What follows the path in a link to this page in another language. Only in the browser. */
export function presentQueryAndHash(): string {
  const { search, hash } = window.location;
  const query = new URLSearchParams(search);
  query.delete(countryParameter);
  return (query.size > 0 ? `?${query}` : '') + hash;
}
