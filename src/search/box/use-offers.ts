import { useCategories } from '../../components/use-categories.ts';
import { useHelpPages } from '../../components/use-page-links.ts';
import { useLanguage } from '../../i18n/use-locale.ts';
import { useSitePaths } from '../../navigation/page-context.tsx';
import { useCurrency } from '../../shop/shop-context.tsx';
import { quickSearch, searchSettings } from '../service/search-client.ts';
import type { NamedPage, SearchHit, SearchSettings, Suggestion } from '../service/search-port.ts';
import { normalizeTerm, searchPath } from '../service/search-query.ts';
import { useSearchRequest } from '../service/use-search-request.ts';

/** Something the search box offers; choosing it opens a page. */
export type Offer = {
  readonly path: string;
  /** What it searches for; null if it opens another page. */
  readonly term: string | null;
} & (
  | { readonly kind: 'recent' | 'popular' | 'category' | 'content' | 'help'; readonly name: string }
  /** The page that the merchant has assigned to what was typed; its name is null if it is not known. */
  | { readonly kind: 'redirect'; readonly typed: string; readonly name: string | null }
  | { readonly kind: 'suggestion'; readonly suggestion: Suggestion }
  | { readonly kind: 'product'; readonly hit: SearchHit }
  /** All results; the total is null if it is not known. */
  | { readonly kind: 'all'; readonly term: string; readonly total: number | null }
);

/** What tells an offer from all others in the list. */
export const keyOf = ({ kind, path }: Offer): string => `${kind} ${path}`;

/** What the search box offers now. */
export interface OffersState {
  /** `idle`: nothing has been asked for; the offers are those before typing. */
  readonly status: 'idle' | 'loading' | 'results' | 'empty' | 'unavailable';
  /** While the next ones load, the last ones stay, so that the list does not flicker. */
  readonly offers: readonly Offer[];
  /** Whether all suggestions are about something else than the term: it may have been mistyped. */
  readonly corrected: boolean;
  /** What the merchant has configured; null until it is known, and without an answer. */
  readonly settings: SearchSettings | null;
}

/** The pause in typing after which a request makes sense, in milliseconds. */
const typingPauseMs = 150;

/** More would leave no room for the rest. */
const maxRecent = 5;
const maxSuggestions = 4;
const maxPages = 3;

/**
 * What is offered for a text that is being typed.
 * @param open whether anything is offered at all
 * @param recent the terms this visitor searched for, latest first
 */
export function useOffers(text: string, open: boolean, recent: readonly string[]): OffersState {
  const term = normalizeTerm(text);
  const language = useLanguage();
  const currency = useCurrency();
  const categories = useCategories();
  const help = useHelpPages();
  const searchPage = useSitePaths()('search');
  const settings = useSearchRequest(open ? language : null, searchSettings).value;
  const key = open && isLongEnough(term) ? JSON.stringify([term, currency]) : null;
  const { status, value: found } = useSearchRequest(key, () => quickSearch(term), typingPauseMs);
  const popular = settings?.popularTerms ?? [];
  const redirect = settings?.redirectFor(term) ?? null;

  const terms = (kind: 'recent' | 'popular', all: readonly string[]) =>
    all.map((name): Offer => ({ kind, name, term: name, path: searchPath(searchPage, name) }));
  const pages = (kind: 'category' | 'content' | 'help', all: readonly NamedPage[]) =>
    all.map(({ name, path }): Offer => ({ kind, name, path, term: null }));
  const others = (all: readonly NamedPage[]) => all.filter(({ path }) => path !== redirect);
  const results = (total: number | null, showsAll: boolean): Offer => {
    return { kind: 'all', term, total, path: searchPath(searchPage, term, showsAll) };
  };
  const redirectAmong = (known: readonly NamedPage[]): readonly Offer[] => {
    const name = known.find(({ path }) => path === redirect)?.name ?? null;
    return redirect === null ? [] : [{ kind: 'redirect', typed: term, term: null, path: redirect, name }];
  };
  const withoutResults = (instead: readonly Offer[]) => [
    ...redirectAmong(help),
    ...instead,
    ...pages('category', categories),
    ...pages('help', others(help)),
  ];

  if (status === 'unavailable')
    return { status, settings, corrected: false, offers: withoutResults([results(null, false)]) };
  if (status === 'idle' || !found) {
    // A term that is the name of a category next to it says nothing new.
    const names = categories.map(({ name }) => name.toLowerCase());
    const offers = [
      ...terms('recent', recent.slice(0, maxRecent)),
      ...pages('category', categories),
      ...terms(
        'popular',
        popular.filter((name) => !names.includes(name.toLowerCase())),
      ),
    ];
    return { status, settings, corrected: false, offers };
  }
  const { suggestions, products, content, total } = found;
  const isEmpty = [suggestions, products, found.categories, content].every(({ length }) => length === 0);
  return {
    status: status === 'loading' ? status : isEmpty ? 'empty' : 'results',
    settings,
    corrected: suggestions.length > 0 && suggestions.every((each) => !each.text.toLowerCase().includes(term)),
    offers: isEmpty
      ? withoutResults(terms('popular', popular))
      : [
          ...redirectAmong([...content, ...found.categories]),
          ...suggestions.slice(0, maxSuggestions).map((suggestion): Offer => {
            const suggested = suggestion.text;
            return {
              kind: 'suggestion',
              suggestion,
              term: suggested,
              path: searchPath(searchPage, suggested),
            };
          }),
          ...products.map((hit): Offer => ({ kind: 'product', hit, term: null, path: hit.path })),
          ...pages('category', others(found.categories).slice(0, maxPages)),
          ...pages('content', others(content).slice(0, maxPages)),
          // Even if the term leads to another page.
          ...(total > 0 ? [results(total, redirect !== null)] : []),
        ],
  };
}

/** One letter says little; one character of Chinese, Japanese, or Korean may be a word. */
const isLongEnough = (term: string) =>
  term.length > 1 || /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/.test(term);
