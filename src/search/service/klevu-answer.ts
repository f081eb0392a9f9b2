import type { Filter } from './filter.ts';
import { amountIn, type JsonObject, listIn, objectIn, textIn } from './json-fields.ts';
import type { ResultPage, SearchPage } from './search-port.ts';

/** What a query found, as far as it can be read. A record that cannot be read costs that record only. */
type QueryAnswer<Hit> = ResultPage<Hit> & Pick<SearchPage, 'filters' | 'typeOfSearch'>;

/** The result of one query of a request; null if the service did not send it. */
export const resultOf = (answer: JsonObject, id: string): JsonObject | null =>
  byId(answer['queryResults'], id);

/**
 * What one query of a request found.
 * @throws Error `Query with id {id} not found` if the answer does not have it, or if it lacks its counts
 */
export function readAnswer<Hit>(
  answer: JsonObject,
  id: string,
  readRecord: (record: unknown) => Hit | null,
): QueryAnswer<Hit> {
  const result = resultOf(answer, id);
  if (!result) throw new Error(`Query with id ${id} not found`);
  const { meta, records, filters } = result;
  const { totalResultsFound, offset: start, noOfResults, typeOfSearch } = objectIn(meta) ?? {};
  const [total, offset, count] = [amountIn(totalResultsFound), amountIn(start), amountIn(noOfResults)];
  if (total === null || offset === null || count === null || !Array.isArray(records))
    throw new Error(`The answer to query ${id} cannot be read`);
  return {
    records: records.flatMap((record) => readRecord(record) ?? []),
    total,
    hasNextPage: total > offset + count,
    typeOfSearch: textIn(typeOfSearch) ?? '',
    filters: listIn(filters).flatMap((filter) => readFilter(filter) ?? []),
  };
}

/** The markup of the suggestions to a query; none if the service sent none. */
export const readSuggestions = (answer: JsonObject, id: string): readonly string[] =>
  listIn(byId(answer['suggestionResults'], id)?.['suggestions']).flatMap(
    (suggestion) => textIn(objectIn(suggestion)?.['suggest']) ?? [],
  );

function byId(results: unknown, id: string): JsonObject | null {
  for (const result of listIn(results)) {
    const read = objectIn(result);
    if (read?.['id'] === id) return read;
  }
  return null;
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
