// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest';

const chunkError = Object.assign(new Error('Loading chunk 7 failed.\n(missing: /7.js)'), {
  name: 'ChunkLoadError',
});
const replace = vi.fn<(url: URL) => void>();

let closePage = () => undefined as unknown;

/** A page that has just been opened at this address. */
async function openPage(address: string) {
  vi.resetModules();
  history.replaceState({ key: 'kept' }, '', address);
  const { location } = window;
  vi.stubGlobal('location', { href: location.href, replace });
  const guard = await import('./reload-guard.ts');
  const listen = vi.spyOn(window, 'addEventListener');
  guard.startRecovery();
  const listeners = [...listen.mock.calls];
  closePage = () => listeners.forEach(([type, listener]) => removeEventListener(type, listener));
  listen.mockRestore();
  return guard;
}

let online: MockInstance<() => boolean>;

beforeEach(() => {
  online = vi.spyOn(navigator, 'onLine', 'get');
  replace.mockReset();
  online.mockReturnValue(true);
});
afterEach(() => {
  closePage();
});

describe('what counts as a file that could not be loaded', () => {
  test.each([
    ['a chunk', chunkError, true],
    ['a chunk of styles', new Error('Loading CSS chunk 3 failed.\n(/3.css)'), true],
    ['page data', new Error('page resources for /search/ not found. Not rendering React'), true],
    ['a static query', new Error(`We couldn't load "/page-data/sq/d/1.json"`), true],
    [
      'a page whose code this build does not know',
      new Error(`We couldn't find the correct component chunk with the name "x"`),
      true,
    ],
    ['a bug', new TypeError('x is undefined'), false],
    ['a failed request of the shop', new TypeError('Failed to fetch'), false],
    ['something else that was thrown', 'Loading chunk 7 failed', false],
  ])('%s', async (_, error, expected) => {
    const { isLoadError } = await openPage('/');
    expect(isLoadError(error)).toBe(expected);
  });
});

describe('a chunk that does not load', () => {
  test('does not reload without a connection, which would show the browser’s error page', async () => {
    const { reloadOnce } = await openPage('/');
    online.mockReturnValue(false);
    await expect(reloadOnce(chunkError)).rejects.toBe(chunkError);
    online.mockReturnValue(true);
    void reloadOnce(chunkError);
    expect(replace).toHaveBeenCalledOnce();
  });
});

test('product 4.4: other errors are rethrown, and logged if nobody catches them', async () => {
  const { reloadOnce, loadPart } = await openPage('/');
  const { reports, reportUncaughtErrors } = await import('../telemetry/report-error.ts');
  reportUncaughtErrors();
  const bug = new TypeError('x is undefined');
  await expect(reloadOnce(bug)).rejects.toBe(bug);
  const thrown: unknown = await loadPart(() => Promise.reject(bug)).catch((error: unknown) => error);
  // What a browser does with a promise that nobody catches.
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: thrown }));
  const logged: unknown[] = [];
  reports.pourInto((report) => logged.push(report));
  expect(logged).toEqual([{ error: bug, uncaught: true }]);
  expect(replace).not.toHaveBeenCalled();
});

describe('product 4.6: reloaded=1 leaves the address bar immediately', () => {
  test.each([
    ['/?reloaded=1', '/'],
    ['/search/?q=a&reloaded=1&o_color=red#x', '/search/?q=a&o_color=red#x'],
    ['/search/?q=a', '/search/?q=a'],
  ])('%s', async (address, expected) => {
    await openPage(address);
    expect(document.defaultView?.document.URL).toBe(new URL(expected, 'http://localhost:3000').href);
    expect(history.state).toEqual({ key: 'kept' });
  });
});

test.each([
  ['#list=1.40.0.0.mini%7E0%7E1.free%7', '#list=1.40.0.0.mini%7E0%7E1.free'],
  ['#caf%E9-au-lait', ''],
  ['#caf%C3%A9', '#caf%C3%A9'],
])('product 4.362: a fragment that was cut within a character leaves its rest: %s', async (cut, rest) => {
  await openPage(`/saved/${cut}`);
  expect(document.defaultView?.document.URL).toBe(`http://localhost:3000/saved/${rest}`);
});

describe('a part that is loaded on first use', () => {
  test('is imported once more after it failed, and the page stays', async () => {
    const { loadPart } = await openPage('/');
    const load = vi.fn(() => Promise.resolve('module')).mockRejectedValueOnce(chunkError);
    await expect(loadPart(load)).resolves.toBe('module');
    expect(replace).not.toHaveBeenCalled();
  });

  test('reloads the page if it fails twice', async () => {
    const { loadPart } = await openPage('/');
    void loadPart(() => Promise.reject(chunkError));
    await vi.waitFor(() => expect(replace).toHaveBeenCalledOnce());
  });

  test('can be asked for again after a reload that did not help', async () => {
    const { loadPart } = await openPage('/?reloaded=1');
    const load = vi.fn(() => Promise.resolve('module'));
    load.mockRejectedValueOnce(chunkError).mockRejectedValueOnce(chunkError);
    await expect(loadPart(load)).rejects.toBe(chunkError);
    await expect(loadPart(load)).resolves.toBe('module');
  });
});

describe('a part that nobody has asked for', () => {
  test('never reloads the page', async () => {
    const { loadExtra } = await openPage('/');
    const load = vi.fn(() => Promise.reject(chunkError));
    await expect(loadExtra(load)).rejects.toBe(chunkError);
    expect(load).toHaveBeenCalledTimes(2);
    expect(replace).not.toHaveBeenCalled();
  });
});

describe('a rejection that nothing handles', () => {
  const reject = (reason: unknown) =>
    window.dispatchEvent(Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason }));

  test('product 4.3: is rethrown, and the page says so, if a reload did not help', async () => {
    const rethrown = vi.fn();
    vi.stubGlobal('reportError', rethrown);
    document.body.innerHTML = '<p id="start-failure" hidden>Reload</p>';
    await openPage('/?reloaded=1');
    reject(chunkError);
    await vi.waitFor(() => expect(document.querySelector('p')?.hidden).toBe(false));
    expect(rethrown).toHaveBeenCalledExactlyOnceWith(chunkError);
  });
});

test('a reload does not replace another page that is being loaded in full', async () => {
  vi.useFakeTimers();
  const { loadPart } = await openPage('/products/');
  const { loadFully } = await import('./full-load.ts');
  const assign = vi.fn();
  vi.stubGlobal('location', { href: 'http://localhost:3000/products/', replace, assign });
  loadFully('/products/wool-jacket/');
  void loadPart(() => Promise.reject(chunkError));
  await vi.advanceTimersByTimeAsync(9_999);
  expect(assign).toHaveBeenCalledOnce();
  expect(replace).not.toHaveBeenCalled();
  // The visitor has stopped it.
  await vi.advanceTimersByTimeAsync(1);
  expect(replace).toHaveBeenCalledOnce();
});
