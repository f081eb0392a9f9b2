import type { KlevuResponseObject } from '@klevu/core';
import type { Filter } from './filter.ts';
import { amountIn, listIn, objectIn, textIn } from './json-fields.ts';

/** What a query found, as far as it can be read. */
export interface QueryAnswer<Hit> {
  /** A record that cannot be read costs that record only. */
  readonly records: readonly Hit[];
  readonly total: number;
  readonly offset: number;
  readonly hasNextPage: boolean;
  readonly typeOfSearch: string;
  readonly filters: readonly Filter[];
}

/**
 * The answer to one query.
 * @throws Error `Query with id {id} not found` if the response does not have it, or if it lacks its counts
 */
export function readAnswer<Hit>(
  response: KlevuResponseObject,
  id: string,
  readRecord: (record: unknown) => Hit | null,
): QueryAnswer<Hit> {
  // The types of the SDK promise more than a service can.
  const { meta, records, filters } = response.queriesById(id) as {
    meta: unknown;
    records: unknown;
    filters?: unknown;
  };
  const { totalResultsFound, offset: start, noOfResults, typeOfSearch } = objectIn(meta) ?? {};
  const [total, offset, count] = [amountIn(totalResultsFound), amountIn(start), amountIn(noOfResults)];
  if (total === null || offset === null || count === null || !Array.isArray(records))
    throw new Error(`The answer to query ${id} cannot be read`);
  return {
    records: records.flatMap((record) => readRecord(record) ?? []),
    total,
    offset,
    hasNextPage: hasNextPage({ total, offset, count }),
    typeOfSearch: textIn(typeOfSearch) ?? '',
    filters: listIn(filters).flatMap((filter) => readFilter(filter) ?? []),
  };
}

/** There is a next page when the total found exceeds the offset plus the number returned. */
export function hasNextPage(page: {
  readonly total: number;
  readonly offset: number;
  readonly count: number;
}): boolean {
  return page.total > page.offset + page.count;
}

/** The markup of the suggestions to a query; none if the service sent none. */
export function readSuggestions(response: KlevuResponseObject, id: string): readonly string[] {
  const suggestions: unknown = response.suggestionsById(id)?.suggestions;
  return listIn(suggestions).flatMap((suggestion) => textIn(objectIn(suggestion)?.['suggest']) ?? []);
}

function readFilter(value: unknown): Filter | null {
  const { key: name, label: shown, type, ...rest } = objectIn(value) ?? {};
  const key = textIn(name);
  if (!key) return null;
  const label = textIn(shown) ?? key;
  if (type === 'OPTIONS' || type === 'RATING') {
    return {
      key,
      label,
      type,
      options: listIn(rest['options']).flatMap((option) => readOption(option) ?? []),
    };
  }
  const [min, max] = [bound(rest['min']), bound(rest['max'])];
  if (type !== 'SLIDER' || min === null || max === null) return null;
  return { key, label, type, min, max, start: bound(rest['start']), end: bound(rest['end']) };
}

function readOption(value: unknown) {
  const option = objectIn(value) ?? {};
  const [name, chosen, count] = [textIn(option['name']), textIn(option['value']), amountIn(option['count'])];
  if (name === null || chosen === null || count === null) return null;
  return { name, value: chosen, count, selected: option['selected'] === true };
}

/** The end of a range is a text, but some services send numbers. */
function bound(value: unknown): string | null {
  return typeof value === 'number' ? String(value) : textIn(value);
}
