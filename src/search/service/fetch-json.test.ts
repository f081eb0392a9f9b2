import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fetchJson } from './fetch-json.ts';
import { SearchUnavailable } from './search-unavailable.ts';

const network = vi.fn<typeof fetch>();
const address = 'https://search.test/file.json';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', network);
  network.mockReset().mockImplementation(() => Promise.resolve(Response.json({ found: 1 })));
});
afterEach(() => {
  vi.useRealTimers();
});

const status = (code: number) => () => Promise.resolve(Response.json({ found: 0 }, { status: code }));
const broken = () => Promise.reject(new TypeError('Failed to fetch'));
const neverEnding: typeof fetch = (_, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
  });
const request = (signal = new AbortController().signal, body?: unknown) =>
  fetchJson(address, { signal, body });

/** The answer, with all pauses skipped. */
async function outcome(answer: Promise<object>): Promise<unknown> {
  const settled = answer.catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  return settled;
}
const causeOf = (error: unknown) => String((error as Error).cause);

test('a body is posted as JSON', async () => {
  expect(await outcome(request(undefined, { term: 'mini' }))).toEqual({ found: 1 });
  expect(network.mock.lastCall?.[1]).toMatchObject({
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{"term":"mini"}',
  });
});

test('B15: a read is a plain GET, which needs no preflight', async () => {
  await outcome(request());
  const [url, init] = network.mock.lastCall ?? [];
  expect(url).toBe(address);
  expect(Object.keys(init ?? {})).toEqual(['signal']);
});

describe('what may help is tried again, with longer and longer pauses', () => {
  test.each([
    ['a network failure', broken],
    ['a status of 500', status(500)],
  ])('%s', async (_, failure) => {
    network.mockImplementationOnce(failure).mockImplementationOnce(failure);
    const answer = request();
    await vi.advanceTimersByTimeAsync(199);
    expect(network).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1 + 599);
    expect(network).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(network).toHaveBeenCalledTimes(3);
    expect(await answer).toEqual({ found: 1 });
  });

  test('but not more than twice', async () => {
    network.mockImplementation(broken);
    expect(await outcome(request())).toBeInstanceOf(SearchUnavailable);
    expect(network).toHaveBeenCalledTimes(3);
  });
});

describe('product 8.16: what does not arrive', () => {
  test.each([
    ['a status of 400', status(400), 'Error: HTTP 400'],
    ['HTML', () => Promise.resolve(new Response('<html>')), 'Error: The response is not JSON'],
    ['null', () => Promise.resolve(Response.json(null)), 'Error: The response is not a JSON object'],
    ['a list', () => Promise.resolve(Response.json([])), 'Error: The response is not a JSON object'],
  ])('%s: fails at once, because it would be the same again', async (_, response, cause) => {
    network.mockImplementation(response);
    const error = await outcome(request());
    expect(error).toEqual(new SearchUnavailable("Couldn't fetch data"));
    expect(causeOf(error)).toBe(cause);
    expect(network).toHaveBeenCalledTimes(1);
  });

  test('nothing in 8 seconds: the request is given up', async () => {
    network.mockImplementation(neverEnding);
    const answer = request().catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(7999);
    expect(network.mock.lastCall?.[1]?.signal?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    const error = await answer;
    expect(error).toEqual(new SearchUnavailable("Couldn't fetch data"));
    expect(causeOf(error)).toBe('Error: No answer in 8000 ms');
    expect(network).toHaveBeenCalledTimes(1);
  });
});

describe('once aborted', () => {
  const reason = new Error('typed on');

  test('nothing is requested', async () => {
    expect(await outcome(request(AbortSignal.abort(reason)))).toBe(reason);
    expect(network).not.toHaveBeenCalled();
  });

  test('the request ends', async () => {
    network.mockImplementation(neverEnding);
    const controller = new AbortController();
    const answer = outcome(request(controller.signal));
    controller.abort(reason);
    expect(await answer).toBe(reason);
    expect(network.mock.lastCall?.[1]?.signal?.aborted).toBe(true);
  });

  test('nothing is tried again', async () => {
    network.mockImplementation(broken);
    const controller = new AbortController();
    const answer = request(controller.signal).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(100);
    controller.abort(reason);
    expect(await answer).toBe(reason);
    await vi.runAllTimersAsync();
    expect(network).toHaveBeenCalledTimes(1);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('callers that ask for the same', () => {
  test('at the same time share a request; one that asks later, or for something else, sends another', async () => {
    const { signal } = new AbortController();
    const answers = [request(signal), request(signal), request(signal, { term: 'mini' })];
    expect(await Promise.all(answers)).toEqual([{ found: 1 }, { found: 1 }, { found: 1 }]);
    expect(network).toHaveBeenCalledTimes(2);
    await request(signal);
    expect(network).toHaveBeenCalledTimes(3);
  });

  test('keep the request until the last one of them has left; the next one gets a new request', async () => {
    network.mockImplementation(neverEnding);
    const [first, second] = [new AbortController(), new AbortController()];
    const settled = Promise.allSettled([request(first.signal), request(second.signal)]);
    const sent = network.mock.lastCall?.[1]?.signal;
    first.abort(new Error('first left'));
    expect(sent?.aborted).toBe(false);
    second.abort(new Error('second left'));
    expect(sent?.aborted).toBe(true);
    network.mockImplementation(() => Promise.resolve(Response.json({ found: 2 })));
    expect(await outcome(request())).toEqual({ found: 2 });
    expect(await settled).toMatchObject([
      { reason: { message: 'first left' } },
      { reason: { message: 'second left' } },
    ]);
  });
});
