import { type JsonObject, objectIn } from './json-fields.ts';
import { SearchUnavailable } from './search-port.ts';

/** For all attempts together. */
const timeoutMs = 8000;

/** Pauses before the second and the third attempt. */
const pausesMs = [200, 600];

/** How long an answer is used before it is requested again (docs/product.md, 9.8). */
const lifetimeMs = 600_000;

/** How many answers are kept: the oldest one makes room. */
const maxAnswers = 50;

/** The answers of this visit, also those that are under way, by what was asked; `until` is epoch milliseconds. */
const answers = new Map<string, { readonly answer: Promise<JsonObject>; readonly until: number }>();

/** For tests, in which services change their answers. */
export const forgetAnswers = (): void => answers.clear();

/**
 * A JSON object from a service. Queries change nothing, so one that fails on the network or with a status of 500 and
 * above is repeated up to twice; and whoever asks for the same a little later gets the same answer.
 * @param body sent as a POST; without it, the request is a plain GET, which needs no preflight
 * @param check throws an error if the answer cannot be used
 * @throws SearchUnavailable `Couldn't fetch data`, with the reason as its cause
 */
export function fetchJson(
  url: string,
  body?: object,
  check: (answer: JsonObject) => void = () => undefined,
): Promise<JsonObject> {
  const key = JSON.stringify([url, body]);
  const known = answers.get(key);
  if (known && Date.now() < known.until) return known.answer;
  const answer = request(url, body, check);
  answers.delete(key);
  answers.set(key, { answer, until: Date.now() + lifetimeMs });
  answer.catch(() => answers.delete(key));
  const [oldest] = answers.keys();
  if (answers.size > maxAnswers && oldest !== undefined) answers.delete(oldest);
  return answer;
}

async function request(
  url: string,
  body: object | undefined,
  check: (answer: JsonObject) => void,
): Promise<JsonObject> {
  const post = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  };
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const answer = await attempt(url, { signal, ...(body && post) }, pausesMs);
    check(answer);
    return answer;
  } catch (cause) {
    throw new SearchUnavailable("Couldn't fetch data", { cause });
  }
}

async function attempt(url: string, init: RequestInit, pauses: readonly number[]): Promise<JsonObject> {
  try {
    return await receive(await fetch(url, init));
  } catch (error) {
    const [pause, ...others] = pauses;
    if (pause === undefined || error instanceof Refusal || init.signal?.aborted) throw error;
    await new Promise((resolve) => setTimeout(resolve, pause));
    return attempt(url, init, others);
  }
}

/** An answer that would be the same another time. */
class Refusal extends Error {}

async function receive(response: Response): Promise<JsonObject> {
  if (response.status >= 500) throw new Error(`HTTP ${response.status}`);
  if (!response.ok) throw new Refusal(`HTTP ${response.status}`);
  const answer = objectIn(await response.json().catch(() => null));
  if (!answer) throw new Refusal('The response is not a JSON object');
  return answer;
}
