import {
  type KlevuBaseQuery,
  type KlevuFetchFunctionReturnValue,
  KlevuTypeOfRecord,
  KlevuTypeOfRequest,
} from '@klevu/core';
import { searchEndpoints } from './endpoints.ts';
import { fetchJson } from './fetch-json.ts';
import { type JsonObject, objectIn } from './json-fields.ts';
import { SearchUnavailable } from './search-unavailable.ts';
import type { SearchIndex } from './search-configuration.ts';

/** How long an answer is used before it is requested again (docs/product.md, 9.8). */
const lifetimeMs = 600_000;

/** How many answers are kept: the oldest one makes room. */
const maxAnswers = 50;

/** The answers of this visit, by what was asked of which host; `until` is epoch milliseconds. */
const answers = new Map<string, { readonly answer: JsonObject; readonly until: number }>();

/** For tests, in which services change their answers. */
export const forgetAnswers = (): void => answers.clear();

/**
 * Sends the queries that the library built in one request and reads the answer, which may contain anything.
 * @throws SearchUnavailable if there is no answer that can be read; the signal's reason once aborted
 */
export async function ask<Value>(
  index: SearchIndex,
  signal: AbortSignal,
  built: readonly KlevuFetchFunctionReturnValue[],
  read: (answer: JsonObject) => Value,
): Promise<Value> {
  signal.throwIfAborted();
  try {
    const body = await bodyOf(index, built);
    if (body === null) return read({});
    const answer = await answerTo(searchEndpoints(index).search, body, signal);
    signal.throwIfAborted();
    return read(answer);
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof SearchUnavailable) throw error;
    const message = error instanceof Error ? error.message : String(error);
    throw new SearchUnavailable(message, { cause: error });
  }
}

/**
 * The body of a request for what the library built, or null if all of it is to be skipped.
 * @throws Error if nothing was built, or queries share an ID
 */
async function bodyOf(
  { apiKey }: Pick<SearchIndex, 'apiKey'>,
  built: readonly KlevuFetchFunctionReturnValue[],
): Promise<object | null> {
  if (built.length === 0) throw new Error('At least one fetch function should be provided to fetch.');
  const recordQueries = await recordQueriesOf(built);
  const suggestions = built.flatMap((each) => each.suggestions ?? []);
  if (recordQueries.length + suggestions.length === 0) return null;
  return {
    context: { apiKeys: [apiKey] },
    ...(recordQueries.length > 0 && { recordQueries }),
    ...(suggestions.length > 0 && { suggestions }),
  };
}

/** The queries with what their modifiers add, without those that are skipped. Their IDs tell their results apart. */
async function recordQueriesOf(
  built: readonly KlevuFetchFunctionReturnValue[],
): Promise<readonly KlevuBaseQuery[]> {
  const modified = await Promise.all(
    built.map(async (each) => {
      let queries = each.queries ?? [];
      for (const { modifyAfter } of each.modifiers ?? []) {
        if (modifyAfter) queries = await modifyAfter(queries, each);
      }
      return queries;
    }),
  );
  const queries = modified.flat().filter((query) => query.typeOfRequest !== KlevuTypeOfRequest.Skip);
  if (new Set(queries.map(({ id }) => id)).size < queries.length)
    throw new Error('Duplicate ids in request. Please provider unique ids for requests');
  return queries;
}

async function answerTo(url: string, body: object, signal: AbortSignal): Promise<JsonObject> {
  const key = url + JSON.stringify(body);
  const known = answers.get(key);
  if (known && Date.now() < known.until) return known.answer;
  const answer = await fetchJson(url, { body, signal });
  const { responseCode, error } = objectIn(answer['meta']) ?? {};
  if (responseCode !== 200) {
    const cause = new Error(`Response code ${String(responseCode)}: ${String(error)}`);
    throw new SearchUnavailable("Couldn't fetch data", { cause });
  }
  // What calls itself a success but cannot be read must not be served for ten minutes.
  if ('recordQueries' in body && !Array.isArray(answer['queryResults']))
    throw new SearchUnavailable("Couldn't fetch data", { cause: new Error('The response has no results') });
  answers.delete(key);
  answers.set(key, { answer, until: Date.now() + lifetimeMs });
  for (const oldest of answers.keys()) {
    if (answers.size <= maxAnswers) break;
    answers.delete(oldest);
  }
  return answer;
}

type KlevuSettings = NonNullable<KlevuBaseQuery['settings']>;

/** Selects one of an index's currencies. */
export const priceSettings = ({ currency }: Pick<SearchIndex, 'currency'>): KlevuSettings =>
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
