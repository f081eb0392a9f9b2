import type { NamedPage, QuickSearch, SearchHit, Suggestion } from '../service/search-port.ts';
import { readSearchQuery, searchPath, writeSearchQuery } from '../service/search-query.ts';

/** Something the search box offers; choosing it opens a page. */
export type Offer =
  /** A term that was searched for before, or is often searched for. */
  | { readonly kind: 'recent' | 'popular'; readonly term: string }
  /** The page that the merchant has assigned to the term; its name is null if it is not known. */
  | { readonly kind: 'redirect'; readonly term: string; readonly path: string; readonly name: string | null }
  | { readonly kind: 'suggestion'; readonly suggestion: Suggestion }
  | { readonly kind: 'product'; readonly hit: SearchHit }
  | ({ readonly kind: 'category' | 'content' | 'help' } & NamedPage)
  /** All results, even if the term leads to another page (`showsAll`); the total is null if it is not known. */
  | {
      readonly kind: 'all';
      readonly term: string;
      readonly total: number | null;
      readonly showsAll: boolean;
    };

/** What can be offered without an answer of the search service. */
export interface OfferSources {
  /** Latest first. */
  readonly recent: readonly string[];
  readonly popular: readonly string[];
  readonly categories: readonly NamedPage[];
  /** Pages of customer service. */
  readonly help: readonly NamedPage[];
}

/** More would leave no room for the rest. */
const maxRecent = 5;
const maxSuggestions = 4;
const maxPages = 3;

/** What is offered before anything has been typed. */
export const startingOffers = ({ recent, popular, categories }: OfferSources): readonly Offer[] => [
  ...recent.slice(0, maxRecent).map((term) => ({ kind: 'recent' as const, term })),
  ...toPages('category', categories),
  ...toPopular(popular, categories),
];

/** What is offered for a term. @param redirect the page that the merchant has assigned to it, or null */
export function typedOffers(term: string, found: QuickSearch, redirect: string | null): readonly Offer[] {
  const { suggestions, products, categories, content, total } = found;
  return [
    ...toRedirect(term, redirect, [...content, ...categories]),
    ...suggestions
      .slice(0, maxSuggestions)
      .map((suggestion) => ({ kind: 'suggestion' as const, suggestion })),
    ...products.map((hit) => ({ kind: 'product' as const, hit })),
    ...toPages('category', otherThan(redirect, categories).slice(0, maxPages)),
    ...toPages('content', otherThan(redirect, content).slice(0, maxPages)),
    ...(total > 0 ? [{ kind: 'all' as const, term, total, showsAll: redirect !== null }] : []),
  ];
}

/** What is offered if nothing was found, or while the search service does not answer. */
export const offersWithoutResults = (
  term: string,
  redirect: string | null,
  { popular, categories, help }: OfferSources,
  isAnswered: boolean,
): readonly Offer[] => [
  ...toRedirect(term, redirect, help),
  ...(isAnswered ? toPopular(popular, []) : [{ kind: 'all' as const, term, total: null, showsAll: false }]),
  ...toPages('category', categories),
  ...toPages('help', otherThan(redirect, help)),
];

/** Whether all suggestions are about something else than the term: it may have been mistyped. */
export const isCorrected = (term: string, suggestions: readonly Suggestion[]): boolean =>
  suggestions.length > 0 && suggestions.every(({ text }) => !text.toLowerCase().includes(term));

/** The page that an offer opens. @param searchPage path of the search page */
export function pathOf(offer: Offer, searchPage: string): string {
  if (offer.kind === 'product') return offer.hit.path;
  if (offer.kind === 'all' && offer.showsAll)
    return searchPage + writeSearchQuery('', { ...readSearchQuery(''), term: offer.term, showsAll: true });
  const term = termOf(offer);
  if (term !== null) return searchPath(searchPage, term);
  return 'path' in offer ? offer.path : searchPage;
}

/** The term that an offer searches for, or null if it opens another page. */
export function termOf(offer: Offer): string | null {
  if (offer.kind === 'suggestion') return offer.suggestion.text;
  if (offer.kind === 'recent' || offer.kind === 'popular' || offer.kind === 'all') return offer.term;
  return null;
}

/** What tells an offer from all others in the list. */
export function keyOf(offer: Offer): string {
  if (offer.kind === 'product') return `product ${offer.hit.key}`;
  return `${offer.kind} ${termOf(offer) ?? ('path' in offer ? offer.path : '')}`;
}

const toPages = (kind: 'category' | 'content' | 'help', pages: readonly NamedPage[]): readonly Offer[] =>
  pages.map(({ name, path }) => ({ kind, name, path }));

/** A term that is the name of a category next to it says nothing new. */
const toPopular = (terms: readonly string[], categories: readonly NamedPage[]): readonly Offer[] =>
  terms
    .filter((term) => !categories.some(({ name }) => name.toLowerCase() === term.toLowerCase()))
    .map((term) => ({ kind: 'popular', term }));

const toRedirect = (term: string, path: string | null, pages: readonly NamedPage[]): readonly Offer[] =>
  path === null
    ? []
    : [{ kind: 'redirect', term, path, name: pages.find((page) => page.path === path)?.name ?? null }];

const otherThan = (path: string | null, pages: readonly NamedPage[]) =>
  pages.filter((page) => page.path !== path);
