import { type JsonObject, objectIn } from './json-fields.ts';
import { SearchUnavailable } from './search-unavailable.ts';
import { withDeadline } from './with-deadline.ts';

/** For all attempts together. */
const timeoutMs = 8000;

/** Pauses before the second and the third attempt. */
const pausesMs = [200, 600];

interface JsonRequest {
  /** Sent as a POST; without it, the request is a plain GET, which needs no preflight. */
  readonly body?: unknown;
  readonly signal: AbortSignal;
}

/**
 * A JSON object from a service. Queries change nothing, so one that fails on the network or with a status of 500 and
 * above is repeated up to twice; and who asks for what is already under way waits for the same answer.
 * @throws SearchUnavailable `Couldn't fetch data`, with the reason as its cause; the signal's reason once aborted
 */
export async function fetchJson(url: string, { body, signal }: JsonRequest): Promise<JsonObject> {
  return shareRequest(JSON.stringify([url, body]), signal, (shared) =>
    withDeadline(shared, timeoutMs, async (deadline) => {
      try {
        return await attempt(url, requestOf(body, deadline), pausesMs);
      } catch (error) {
        const cause: unknown = deadline.aborted ? deadline.reason : error;
        throw new SearchUnavailable("Couldn't fetch data", { cause });
      }
    }),
  );
}

const requestOf = (body: unknown, signal: AbortSignal) => ({
  signal,
  ...(body === undefined
    ? {}
    : { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
});

type Request = ReturnType<typeof requestOf>;

async function attempt(url: string, request: Request, pauses: readonly number[]): Promise<JsonObject> {
  request.signal.throwIfAborted();
  try {
    return await receive(await fetch(url, request));
  } catch (error) {
    const [pause, ...others] = pauses;
    if (pause === undefined || error instanceof Refusal || request.signal.aborted) throw error;
    await wait(pause, request.signal);
    return attempt(url, request, others);
  }
}

/** An answer that would be the same another time. */
class Refusal extends Error {}

async function receive(response: Response): Promise<JsonObject> {
  if (response.status >= 500) throw new Error(`HTTP ${response.status}`);
  if (!response.ok) throw new Refusal(`HTTP ${response.status}`);
  const data: unknown = await response.json().catch((cause: unknown) => {
    throw new Refusal('The response is not JSON', { cause });
  });
  const answer = objectIn(data);
  if (!answer) throw new Refusal('The response is not a JSON object');
  return answer;
}

/** Ends early when aborted. */
const wait = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

interface SharedRequest {
  readonly answer: Promise<JsonObject>;
  readonly controller: AbortController;
  waiting: number;
}

/** Requests that are under way, by what they ask for. */
const underWay = new Map<string, SharedRequest>();

/**
 * Callers that ask for the same at the same time share one request, which is aborted once none of them waits any more.
 * @param send called unless the same is under way
 */
function shareRequest(
  key: string,
  signal: AbortSignal,
  send: (signal: AbortSignal) => Promise<JsonObject>,
): Promise<JsonObject> {
  signal.throwIfAborted();
  const request = underWay.get(key) ?? beginRequest(key, send);
  request.waiting += 1;
  return new Promise((resolve, reject) => {
    const leave = () => {
      reject(signal.reason as Error);
      request.waiting -= 1;
      if (request.waiting > 0) return;
      endRequest(key, request);
      request.controller.abort(signal.reason);
    };
    signal.addEventListener('abort', leave, { once: true });
    request.answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
  });
}

function beginRequest(key: string, send: (signal: AbortSignal) => Promise<JsonObject>): SharedRequest {
  const controller = new AbortController();
  const request = { answer: send(controller.signal), controller, waiting: 0 };
  underWay.set(key, request);
  const end = () => endRequest(key, request);
  request.answer.then(end, end);
  return request;
}

/** The next caller may already have begun another request for the same. */
function endRequest(key: string, request: SharedRequest): void {
  if (underWay.get(key) === request) underWay.delete(key);
}
