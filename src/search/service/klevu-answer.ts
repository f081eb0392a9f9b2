import type { Filter } from './filter.ts';
import { amountIn, type JsonObject, listIn, objectIn, textIn } from './json-fields.ts';
import type { ResultPage } from './search-port.ts';

/** The result of one query of a request; null if the service did not send it. */
export const resultOf = (answer: JsonObject, id: string): JsonObject | null =>
  byId(answer['queryResults'], id);

/**
 * What one query of a request found, as far as it can be read. A record that cannot be read costs that record only.
 * @throws Error `Query with id {id} not found` if the answer does not have it, or if it lacks its counts
 */
export function readAnswer<Hit>(
  answer: JsonObject,
  id: string,
  readRecord: (record: unknown) => Hit | null,
): ResultPage<Hit> {
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
    offset,
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

const byId = (results: unknown, id: string): JsonObject | null =>
  listIn(results)
    .map(objectIn)
    .find((result) => result?.['id'] === id) ?? null;

function readFilter(value: unknown): Filter | null {
  const filter = objectIn(value) ?? {};
  const { type } = filter;
  const key = textIn(filter['key']);
  if (!key) return null;
  const label = textIn(filter['label']) ?? key;
  if (type === 'OPTIONS' || type === 'RATING') {
    const options = listIn(filter['options']).flatMap((option) => readOption(option) ?? []);
    return { key, label, type, options };
  }
  const [min, max] = [bound(filter['min']), bound(filter['max'])];
  if (type !== 'SLIDER' || min === null || max === null) return null;
  return { key, label, type, min, max, start: bound(filter['start']), end: bound(filter['end']) };
}

function readOption(option: unknown) {
  const { name, value, count: told, selected } = objectIn(option) ?? {};
  const count = amountIn(told);
  if (typeof name !== 'string' || typeof value !== 'string' || count === null) return null;
  return { name, value, count, selected: selected === true };
}

/** The end of a range is a text, but some services send numbers. */
const bound = (value: unknown): string | null => (typeof value === 'number' ? String(value) : textIn(value));
