import { search, searchCategory, searchCms, suggestions } from '@klevu/core';
import { readAnswer, readSuggestions, resultOf } from './klevu-answer.ts';
import { ask, priceSettings } from './klevu-client.ts';
import type { SearchIndex } from './search-configuration.ts';
import { readCategory, readContent, readHit } from './klevu-record.ts';
import { isExact, type QuickSearch, type ResultPage, type Suggestion } from './search-port.ts';

/** Unique within the request: the SDK would name three of the four alike. */
const ids = {
  suggestions: 'suggestions',
  products: 'search',
  categories: 'categories',
  content: 'content',
} as const;

/** Everything offered for a term that is still being typed, in one request. */
export function quickSearch(index: SearchIndex, term: string, signal: AbortSignal): Promise<QuickSearch> {
  const queries = [
    search(term, { id: ids.products, ...priceSettings(index) }),
    searchCategory(term, { id: ids.categories }),
    searchCms(term, { id: ids.content }),
    suggestions(term, { id: ids.suggestions }),
  ];
  return ask(index, signal, queries, (answer) => {
    const products = readAnswer(answer, ids.products, (record) => readHit(record, index));
    // The products are worth showing without the others.
    const others = <Hit>(id: string, readRecord: (record: unknown) => Hit | null) =>
      resultOf(answer, id) ? readAnswer(answer, id, readRecord) : nothing;
    const categories = others(ids.categories, (record) => readCategory(record, index));
    const content = others(ids.content, (record) => readContent(record, index));
    const isAnyExact = [products, categories, content].some(isExact);
    const worthOffering = <Hit>(found: ResultPage<Hit>) => (isAnyExact && !isExact(found) ? nothing : found);
    return {
      products: worthOffering(products).records,
      total: worthOffering(products).total,
      categories: worthOffering(categories).records,
      content: worthOffering(content).records,
      suggestions: readSuggestions(answer, ids.suggestions).map(parseSuggestion),
    };
  });
}

const nothing = { records: [], total: 0, hasNextPage: false };

const namedEntities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** Parses a suggestion's HTML: `<b>` marks, every other tag is dropped, and entities become characters. */
export function parseSuggestion(markup: string): Suggestion {
  let isTyped = false;
  const parts: Suggestion['parts'][number][] = [];
  for (const token of markup.split(/(<[^<>]*>)/)) {
    if (/^<\/?b\b[^<>]*>$/i.test(token)) isTyped = !token.startsWith('</');
    else if (token !== '' && !/^<[^<>]*>$/.test(token)) parts.push({ text: decodeEntities(token), isTyped });
  }
  return { text: parts.map(({ text }) => text).join(''), parts };
}

function decodeEntities(text: string): string {
  return text.replaceAll(/&(?:#(\d{1,6})|#x([\da-f]{1,5})|([a-z]+));/gi, (entity, decimal, hex, name) => {
    if (decimal !== undefined) return String.fromCodePoint(Number(decimal));
    if (hex !== undefined) return String.fromCodePoint(Number.parseInt(hex as string, 16));
    return namedEntities[String(name).toLowerCase()] ?? entity;
  });
}
