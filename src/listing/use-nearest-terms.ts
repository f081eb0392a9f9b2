import { useLanguage } from '../i18n/use-locale.ts';
import { quickSearch } from '../search/search-client.ts';
import { useSearchRequest } from '../search/use-search-request.ts';

/** How many other terms are offered. */
const maxTerms = 5;

/** How many shorter terms are tried, each with one request. */
const maxTries = 3;

/**
 * What a term that finds nothing may have been meant to be: completions of it with fewer words, or with fewer letters.
 */
export function useNearestTerms(term: string): readonly string[] {
  const language = useLanguage();
  const { value } = useSearchRequest(
    JSON.stringify([term, language]),
    async (signal) => {
      for (const shorter of shorterTerms(term).slice(0, maxTries)) {
        const { suggestions } = await quickSearch(shorter, signal);
        const terms = suggestions.map(({ text }) => text).filter((text) => text !== term);
        if (terms.length > 0) return terms.slice(0, maxTerms);
      }
      return [];
    },
    0,
  );
  return value ?? [];
}

/** Its words, the longest first; then the beginning of the longest one, which survives a typo further on. */
function shorterTerms(term: string): readonly string[] {
  const words = term.split(' ').toSorted((a, b) => b.length - a.length);
  const [longest = ''] = words;
  const letters = Array.from(new Intl.Segmenter().segment(longest), ({ segment }) => segment);
  const beginnings = [Math.ceil(letters.length / 2), 3, 2].map((length) => letters.slice(0, length).join(''));
  return [...new Set([...(words.length > 1 ? words : []), ...beginnings])].filter(
    (one) => one !== term && one.length > 1,
  );
}
