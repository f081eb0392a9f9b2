import { search, searchCategory, searchCms, suggestions } from '@klevu/core';
import { readAnswer, readSuggestions, resultOf } from './klevu-answer.ts';
import { ask } from './klevu-client.ts';
import type { KlevuIndex } from './klevu-index.ts';
import { readCategory, readContent, readHit } from './klevu-record.ts';
import { priceSettings } from './klevu-settings.ts';
import type { QuickSearch, QuickSearchLimits } from './search-port.ts';
import { parseSuggestion } from './suggestion-markup.ts';

/** Unique within the request: the SDK would name three of the four alike. */
const ids = {
  suggestions: 'suggestions',
  products: 'search',
  categories: 'categories',
  content: 'content',
} as const;

/** Everything offered for a term that is still being typed, in one request. */
export function quickSearch(
  index: KlevuIndex,
  term: string,
  signal: AbortSignal,
  limits: QuickSearchLimits = {},
): Promise<QuickSearch> {
  const optionsOf = (kind: keyof typeof ids) => {
    const limit = limits[kind];
    return { id: ids[kind], ...(limit === undefined ? {} : { limit }) };
  };
  const queries = [
    search(term, { ...optionsOf('products'), ...priceSettings(index) }),
    searchCategory(term, optionsOf('categories')),
    searchCms(term, optionsOf('content')),
    suggestions(term, optionsOf('suggestions')),
  ];
  return ask(index, signal, queries, (answer) => {
    const { records: products, total } = readAnswer(answer, ids.products, (record) => readHit(record, index));
    // The products are worth showing without the others.
    const others = <Hit>(id: string, readRecord: (record: unknown) => Hit | null) =>
      resultOf(answer, id) ? readAnswer(answer, id, readRecord).records : [];
    return {
      products,
      total,
      categories: others(ids.categories, (record) => readCategory(record, index)),
      content: others(ids.content, (record) => readContent(record, index)),
      suggestions: readSuggestions(answer, ids.suggestions).map(parseSuggestion),
    };
  });
}
