// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startFailureId } from './reload-guard.ts';
import { startScript } from './start-script.ts';

const replace = vi.fn<(url: URL) => void>();
const reload = vi.fn();
let ended = new AbortController();

/** Runs the script as a page does, in a document of its own address. */
function run(address: string, { onLine = true } = {}) {
  const location = Object.assign(new URL(address), { replace, reload });
  const listen = (type: string, listener: EventListener, capture = false) =>
    window.addEventListener(type, listener, { capture, signal: ended.signal });
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the script is text, as in the page
  const script = new Function('location', 'navigator', 'addEventListener', startScript) as (
    ...surroundings: readonly object[]
  ) => void;
  script(location, { onLine }, listen);
}
function fail(src: string) {
  const script = document.createElement('script');
  script.src = src;
  document.body.append(script);
  script.dispatchEvent(new Event('error'));
}
const bar = () => document.getElementById(startFailureId);
const parsed = () => document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }));

beforeEach(() => {
  document.body.innerHTML = `<p id="${startFailureId}" hidden><button>Reload</button></p>`;
});
afterEach(() => {
  ended.abort();
  ended = new AbortController();
  vi.resetAllMocks();
});

describe('a page whose own files are gone', () => {
  test.each([
    ['after the reload', 'https://shop.test/?reloaded=1', { onLine: true }],
    ['without a connection', 'https://shop.test/', { onLine: false }],
  ])('says so %s, and reloads when asked', (_, address, options) => {
    run(address, options);
    fail('/framework-12ab.js');
    expect(replace).not.toHaveBeenCalled();
    parsed();
    expect(bar()?.hidden).toBe(false);
    bar()?.querySelector('button')?.click();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test.each(['/component---src-templates-cart-tsx-12ab.js', 'https://tags.test/loader.js', '/512-12ab.js'])(
    'leaves %s to the guard',
    (src) => {
      run('https://shop.test/');
      fail(src);
      parsed();
      expect([replace.mock.calls.length, bar()?.hidden]).toEqual([0, true]);
    },
  );

  test('an image that is missing is no reason', () => {
    run('https://shop.test/');
    const image = document.createElement('img');
    document.body.append(image);
    image.dispatchEvent(new Event('error'));
    window.dispatchEvent(new ErrorEvent('error', { message: 'x' }));
    expect(replace).not.toHaveBeenCalled();
  });
});
