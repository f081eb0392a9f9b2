import {
  type KlevuBaseQuery,
  type KlevuFetchFunctionReturnValue,
  KlevuTypeOfRecord,
  KlevuTypeOfRequest,
} from '@klevu/core';
import { searchEndpoints } from './endpoints.ts';
import { fetchJson } from './fetch-json.ts';
import type { Filter } from './filter.ts';
import { amountIn, type JsonObject, listIn, objectIn, textIn } from './json-fields.ts';
import type { SearchIndex } from './search-configuration.ts';
import { type ResultPage, SearchUnavailable } from './search-port.ts';

/**
 * Sends the queries that the library built in one request and reads the answer, which may contain anything.
 * @throws SearchUnavailable if there is no answer that can be read
 */
export async function ask<Value>(
  index: SearchIndex,
  built: readonly KlevuFetchFunctionReturnValue[],
  read: (answer: JsonObject) => Value,
): Promise<Value> {
  try {
    const body = await bodyOf(index, built);
    return read(body === null ? {} : await fetchJson(searchEndpoints(index).search, body, checkAnswer));
  } catch (error) {
    if (error instanceof SearchUnavailable) throw error;
    const message = error instanceof Error ? error.message : String(error);
    throw new SearchUnavailable(message, { cause: error });
  }
}

/** Reads a record as far as the shop of an index can show it; null if it cannot. */
export type ReadRecord<Hit> = (record: unknown, index: SearchIndex) => Hit | null;

/** What one query that the library built finds. @throws SearchUnavailable */
export const askOne = <Hit>(
  index: SearchIndex,
  built: KlevuFetchFunctionReturnValue,
  readRecord: ReadRecord<Hit>,
): Promise<ResultPage<Hit>> =>
  ask(index, [built], (answer) => readAnswer(answer, built.queries?.[0]?.id ?? '', index, readRecord));

/** What calls itself a success but cannot be read must not be served for ten minutes. */
function checkAnswer({ meta, queryResults }: JsonObject): void {
  const { responseCode, error } = objectIn(meta) ?? {};
  if (responseCode !== 200) throw new Error(`Response code ${String(responseCode)}: ${String(error)}`);
  if (!Array.isArray(queryResults)) throw new Error('The response has no results');
}

/**
 * The body of a request for what the library built, or null if all of it is to be skipped.
 * @throws Error if nothing was built, or queries share an ID
 */
async function bodyOf(
  { apiKey }: SearchIndex,
  built: readonly KlevuFetchFunctionReturnValue[],
): Promise<object | null> {
  if (built.length === 0) throw new Error('At least one fetch function should be provided to fetch.');
  const modified = await Promise.all(
    built.map(async (each) => {
      let queries = each.queries ?? [];
      for (const { modifyAfter } of each.modifiers ?? []) {
        if (modifyAfter) queries = await modifyAfter(queries, each);
      }
      return queries;
    }),
  );
  const recordQueries = modified.flat().filter((query) => query.typeOfRequest !== KlevuTypeOfRequest.Skip);
  if (new Set(recordQueries.map(({ id }) => id)).size < recordQueries.length)
    throw new Error('Duplicate ids in request. Please provider unique ids for requests');
  const suggestions = built.flatMap((each) => each.suggestions ?? []);
  if (recordQueries.length === 0) return null;
  return {
    context: { apiKeys: [apiKey] },
    recordQueries,
    ...(suggestions.length > 0 && { suggestions }),
  };
}

type KlevuSettings = NonNullable<KlevuBaseQuery['settings']>;

/** Selects one of an index's currencies. */
export const priceSettings = ({ currency }: SearchIndex): KlevuSettings =>
  currency === undefined ? {} : { priceFieldSuffix: currency };

/** Products in the form in which a query refers to them. */
export const productObjects = <Reference>(records: Reference[]) => [
  { typeOfRecord: KlevuTypeOfRecord.Product, records },
];

/** What a query starts from: the records that are shown, or were opened. */
export const recentObjects = (ids: readonly string[]): KlevuSettings => ({
  context: { recentObjects: productObjects(ids.map((id) => ({ id }))) },
});

/** Orders a list for the visitor who opened these records; without any, it is the same for everybody. */
export const personalOrder = (ids: readonly string[]): KlevuSettings =>
  ids.length === 0 ? {} : { personalisation: { enablePersonalisation: true }, ...recentObjects(ids) };

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
  index: SearchIndex,
  readRecord: ReadRecord<Hit>,
): ResultPage<Hit> {
  const result = resultOf(answer, id);
  if (!result) throw new Error(`Query with id ${id} not found`);
  const { meta, records, filters } = result;
  const { totalResultsFound, offset: start, noOfResults, typeOfSearch } = objectIn(meta) ?? {};
  const [total, offset, count] = [amountIn(totalResultsFound), amountIn(start), amountIn(noOfResults)];
  if (total === null || offset === null || count === null || !Array.isArray(records))
    throw new Error(`The answer to query ${id} cannot be read`);
  return {
    records: records.flatMap((record) => readRecord(record, index) ?? []),
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
