// @vitest-environment jsdom
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { pathKey } from '../../redirects/path-key.ts';
import { bitPositions, likelySources, makeSourceFilter } from '../../redirects/source-filter.ts';
import { redirectScript, showPage } from './redirect-script.ts';

const sources = ['/redirects/gift-guide', '/carriers', '/bärselar', '/a b'];
const filter = makeSourceFilter([...sources, '/undefined/*']);

interface Visit {
  readonly at?: string;
  readonly readyState?: DocumentReadyState;
  readonly bits?: string;
}

/** Runs the script's text in a world of its own, where there is nothing but a browser. */
function visit({ at = '/carriers/', readyState = 'loading', bits = filter.bits }: Visit = {}) {
  const listeners: Record<string, (event: { persisted: boolean }) => void> = {};
  const warn = vi.fn();
  runInNewContext(redirectScript({ ...filter, bits }), {
    document: { readyState, documentElement: document.documentElement },
    location: { pathname: at },
    addEventListener: (name: string, run: (typeof listeners)[string]) => (listeners[name] = run),
    setTimeout: (run: () => void, after: number) => setTimeout(run, after),
    atob,
    console: { warn },
  });
  return { listeners, warn };
}
const visibility = () => document.documentElement.style.visibility;

beforeEach(() => {
  document.documentElement.style.visibility = '';
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

describe('the not-found page', () => {
  test.each([
    '/carriers/',
    '/Carriers',
    '/%63arriers/',
    '/B%C3%84RSELAR/',
    '/a%20b/',
    '/redirects/gift-guide/',
    '/undefined/',
    '/undefined/a/b.pdf',
  ])('product 2.4.3: is hidden at an address that leads elsewhere: %s', (at) => {
    visit({ at });
    expect(visibility()).toBe('hidden');
  });

  test.each(['/', '/cart/', '/undefine/', '/undefinedly/', '/%', '/%E0%A4%A', `/${'a'.repeat(100_000)}`])(
    'is shown at an address that is wrong',
    (at) => {
      const { listeners } = visit({ at });
      expect(visibility()).toBe('');
      expect([Object.keys(listeners), vi.getTimerCount()]).toEqual([[], 0]);
    },
  );

  test.each<DocumentReadyState>(['interactive', 'complete'])(
    'is not hidden after a navigation inside the shop, when the document is %s',
    (readyState) => {
      visit({ readyState });
      expect(visibility()).toBe('');
      expect(vi.getTimerCount()).toBe(0);
    },
  );

  test('is shown by the shop once it has found out', () => {
    visit();
    showPage();
    expect(document.documentElement.getAttribute('style') ?? '').toBe('');
  });

  test('is shown after a while, when the shop’s own code never arrives', () => {
    visit();
    vi.advanceTimersByTime(2000);
    expect(visibility()).toBe('hidden');
    vi.runAllTimers();
    expect(visibility()).toBe('');
  });

  test('is shown when the visitor comes back to it, and not as soon as it is loaded', () => {
    const { listeners } = visit();
    listeners['pageshow']?.({ persisted: false });
    expect(visibility()).toBe('hidden');
    listeners['pageshow']?.({ persisted: true });
    expect(visibility()).toBe('');
  });

  test('is shown, and the reason said, where the filter cannot be read', () => {
    const { warn } = visit({ bits: 'not base64!' });
    expect(visibility()).toBe('');
    expect(warn).toHaveBeenCalledOnce();
  });
});

test('any address is hidden if it may be a source, and only then', () => {
  const path = fc.oneof(
    fc.webPath(),
    fc.constantFrom(...sources, '/undefined/', '/CARRIERS/', '//carriers', '/./carriers/', '/%2fcarriers'),
    fc.string({ unit: 'binary' }).map((text) => `/${text}`),
  );
  fc.assert(
    fc.property(path, (at) => {
      document.documentElement.style.visibility = '';
      const { warn } = visit({ at });
      expect(visibility() === 'hidden').toBe(likelySources(filter, pathKey(at), bitPositions).length > 0);
      expect(warn).not.toHaveBeenCalled();
    }),
    { numRuns: 200 },
  );
});

describe('the script’s text', () => {
  const text = redirectScript(filter);

  test('stands alone: it knows nothing of the modules it was written in', () => {
    expect(text).not.toMatch(/\b_[a-z]|__|\bimport\b|\brequire\b|\bexports?\b|webpack/);
  });

  test('can stand between script tags', () => {
    expect(text).not.toMatch(/<\/script|<!--/i);
  });

  test('carries the filter, and not the sources', () => {
    expect(text).toContain(JSON.stringify(filter));
    expect(text).not.toContain('gift-guide');
  });
});
