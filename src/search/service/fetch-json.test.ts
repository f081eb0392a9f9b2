import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fetchJson, forgetAnswers } from './fetch-json.ts';
import { SearchUnavailable } from './search-port.ts';

const network = vi.fn<typeof fetch>();
const address = 'https://search.test/file.json';

beforeEach(() => {
  vi.useFakeTimers();
  forgetAnswers();
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
const request = (body?: object) => fetchJson(address, body);

/** The answer, with all pauses skipped. */
async function outcome(answer: Promise<object>): Promise<unknown> {
  const settled = answer.catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  return settled;
}
const causeOf = (error: unknown) => String((error as Error).cause);

test('a body is posted as JSON', async () => {
  expect(await outcome(request({ term: 'mini' }))).toEqual({ found: 1 });
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
    ['HTML', () => Promise.resolve(new Response('<html>')), 'Error: The response is not a JSON object'],
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
    const deadline = new AbortController();
    network.mockImplementation(neverEnding);
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(deadline.signal);
    const answer = request().catch((error: unknown) => error);
    expect(timeout).toHaveBeenCalledExactlyOnceWith(8000);
    deadline.abort(new Error('timeout'));
    expect(await answer).toEqual(new SearchUnavailable("Couldn't fetch data"));
    expect(network).toHaveBeenCalledTimes(1);
  });
});

test('callers that ask for the same share a request, unless it has failed', async () => {
  network.mockImplementationOnce(status(400));
  await outcome(request());
  const answers = [request(), request(), request({ term: 'mini' })];
  expect(await Promise.all(answers)).toEqual([{ found: 1 }, { found: 1 }, { found: 1 }]);
  expect(network).toHaveBeenCalledTimes(3);
});
