// @vitest-environment jsdom
import { runInNewContext } from 'node:vm';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { languageScript } from './language-script.ts';

const paths = { en: '/cart/', sv: '/sv/varukorg/' };
const robot = 'Mozilla/5.0 (compatible; Examplebot/2.1; +https://search.example/bot.html)';

interface Visit {
  /** The content of the page's meta tag; null if it has none. */
  readonly meta?: string | null;
  readonly stored?: () => string | null;
  readonly languages?: readonly string[];
  readonly userAgent?: string;
  readonly at?: string;
  /** The exchange of the link that opened the page. */
  readonly openLink?: () => Promise<unknown>;
}

/** Runs the script's text in its own context, where there is only a browser. */
function visit({
  meta = JSON.stringify(paths),
  stored = () => null,
  languages = ['sv-SE', 'en'],
  userAgent = 'Mozilla/5.0 Chrome/140.0.0.0',
  at = '/cart/?a=1#b',
  openLink,
}: Visit = {}) {
  if (meta !== null) {
    const tag = document.createElement('meta');
    tag.name = 'language-paths';
    tag.content = meta;
    document.head.append(tag);
  }
  const { pathname, search, hash } = new URL(at, 'https://shop.example');
  const replace = vi.fn<(destination: string) => void>();
  const listeners: Record<string, () => void> = {};
  const timers: { readonly run: () => void; readonly after: number }[] = [];
  const getItem = vi.fn(stored);
  runInNewContext(languageScript(['en', 'sv']), {
    document,
    window: { openLink },
    localStorage: { getItem },
    navigator: { languages, userAgent },
    location: { pathname, search, hash, replace },
    addEventListener: (name: string, run: () => void) => (listeners[name] = run),
    setTimeout: (run: () => void, after: number) => timers.push({ run, after }),
  });
  return { replace, destinations: replace.mock.calls.map(([to]) => to), getItem, listeners, timers };
}
const visibility = () => document.documentElement.style.visibility;

beforeEach(() => {
  document.head.replaceChildren();
  document.documentElement.style.visibility = '';
});

describe('product 2.2.12, 2.2.13, 2.2.14: the script at the beginning of a page', () => {
  test('waits until a link that opened the page is exchanged, and stays if that fails', async () => {
    const exchange = Promise.withResolvers<unknown>();
    const { replace } = visit({ openLink: () => exchange.promise });
    await Promise.resolve();
    expect([replace.mock.calls, visibility()]).toEqual([[], 'hidden']);
    exchange.resolve(null);
    await vi.waitFor(() => expect(replace).toHaveBeenCalledWith('/sv/varukorg/?a=1#b'));
    const failed = visit({ openLink: () => Promise.reject(new TypeError('Failed to fetch')) });
    await vi.waitFor(() => expect(visibility()).toBe(''));
    expect(failed.replace).not.toHaveBeenCalled();
  });

  test.each<[string, Visit]>([
    ['of a page without paths', { meta: null }],
    ['who is a bot', { userAgent: robot }],
    ['of a page whose paths cannot be parsed', { meta: '{"en": "/cart/"' }],
    ['of a page whose paths are invalid', { meta: 'null' }],
    ['whose address cannot be decoded', { at: '/%E0%A4%A' }],
  ])('leaves a visitor %s where they are, and the page visible', (_who, surroundings) => {
    expect(visit(surroundings).destinations).toEqual([]);
    expect(visibility()).toBe('');
  });

  test('product 9.4: uses the browser’s preference, or the cookie that stands in, if storage is blocked', () => {
    const blocked = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    expect(visit({ stored: blocked }).destinations).toEqual(['/sv/varukorg/?a=1#b']);
    expect(visit({ stored: blocked, languages: ['en'] }).destinations).toEqual([]);
    vi.spyOn(document, 'cookie', 'get').mockReturnValue('country=us; gatsby-i18next-language=sv');
    expect(visit({ stored: blocked, languages: ['en'] }).destinations).toEqual(['/sv/varukorg/?a=1#b']);
  });
});

describe('the page the visitor leaves', () => {
  test('is shown again when the visitor comes back to it', () => {
    const { listeners } = visit();
    listeners['pageshow']?.();
    expect(visibility()).toBe('');
  });

  test('is shown again if the next one does not load', () => {
    const { timers } = visit();
    expect(timers.map(({ after }) => after)).toEqual([3000]);
    timers[0]?.run();
    expect(visibility()).toBe('');
  });
});
