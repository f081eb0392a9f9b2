import { useCurrency } from '../shop/shop-context.tsx';
import { normaliseTerm } from '../search/search-query.ts';
import { quickSearch } from '../search/search-client.ts';
import type { QuickSearch } from '../search/search-port.ts';
import { useSearchRequest } from '../search/use-search-request.ts';

/** The pause in typing after which a request makes sense, in milliseconds. */
const typingPauseMs = 150;

/** The number of characters from which completions make sense. */
const shortestTerm = 2;

/** The suggestions for the text in the search box. */
export interface SuggestionsState {
  readonly status: 'idle' | 'loading' | 'results' | 'empty' | 'unavailable';
  /** Stays while the next ones load, so that the list does not flicker. */
  readonly offered: QuickSearch;
}

const nothing: QuickSearch = { suggestions: [], products: [], categories: [], content: [], total: 0 };

/** Completions and products for a text that is being typed. */
export function useSuggestions(text: string): SuggestionsState {
  const term = normaliseTerm(text);
  const currency = useCurrency();
  const key = term.length < shortestTerm ? null : JSON.stringify([term, currency]);
  const { status, value } = useSearchRequest(key, (signal) => quickSearch(term, signal), typingPauseMs);
  const offered = (status === 'idle' ? null : value) ?? nothing;
  if (status !== 'answered') return { status, offered };
  const isEmpty = offered.suggestions.length === 0 && offered.products.length === 0;
  return { status: isEmpty ? 'empty' : 'results', offered };
}
