import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { resolve } from '../../redirects/resolve.ts';
import { indexRules } from '../../redirects/rule-index.ts';
import { type Shard, shardOf, shardRules } from '../../redirects/shards.ts';
import { bitPositions, likelySources } from '../../redirects/source-filter.ts';
import { redirectRule } from '../../redirects/types.ts';
import { findRedirect } from './find-redirect.ts';
import type { PublishedRedirects } from './published-redirects.ts';

afterEach(() => vi.unstubAllGlobals());

const inSweden = 'https://se.shop.example/presenter/?utm_source=instagram';
const inTheUs = 'https://us.shop.example/gifts/?utm_source=instagram';
const newPath = (number: number) =>
  `/pages/what-became-of-the-page-${number}-of-the-shop-that-was-here-before/`;
const rules = [
  redirectRule('/redirects/gift-guide/', inSweden, 'se'),
  redirectRule('/redirects/gift-guide/', inTheUs),
  redirectRule('/find-a-store/?country=fi', '/stores/'),
  redirectRule('/undefined/*', '/:splat'),
  redirectRule('/us/*', '/old/1/'),
  redirectRule('/us/shop/*', '/old/2/'),
  redirectRule('/here/*', '/there/:splat'),
  redirectRule('/there/*', '/here/:splat'),
  // Enough for several pieces.
  ...Array.from({ length: 2000 }, (_, number) => redirectRule(`/old/${number}/`, newPath(number))),
];
const { filter, shards } = shardRules(rules);
const published: PublishedRedirects = {
  filter,
  folder: '/redirect-rules/abc',
  shards: shards.length,
  trailingSlash: 'always',
};
const files = new Map<string, Shard>(
  shards.map((shard, piece) => [`/redirect-rules/abc/${piece}.json`, shard]),
);
/** The piece that holds a source; a prefix ends in a slash and a star. */
const pieceOf = (source: string) => shardOf(source, shards.length);

/** Asks as a visitor's browser does, and tells what was fetched for it. */
async function find(address: string, country: string | null = null) {
  const fetched: number[] = [];
  vi.stubGlobal('fetch', (url: string) => {
    fetched.push(Number(url.replace(/^.*\/|\.json$/g, '')));
    const shard = files.get(url);
    return Promise.resolve(shard ? Response.json(shard) : new Response('', { status: 404 }));
  });
  const countryOf = vi.fn(() => Promise.resolve(country));
  const [path = '', query] = address.split('?');
  const target = await findRedirect(published, { path, query: query ? `?${query}` : '' }, countryOf);
  return { target, fetched, asked: countryOf.mock.calls.length };
}

describe('what is fetched', () => {
  test('is the one piece that an address needs', async () => {
    expect(shards.length).toBeGreaterThan(3);
    for (const number of [1, 20, 300, 1999]) {
      const { target, fetched } = await find(`/old/${number}/`);
      expect([target, fetched]).toEqual([newPath(number), [pieceOf(`/old/${number}`)]]);
    }
  });

  test('is the piece of the address behind a prefix, too, and no piece twice', async () => {
    const numbers = [...Array(100).keys()];
    const elsewhere = numbers.find((number) => pieceOf(`/old/${number}`) !== pieceOf('/undefined/*')) ?? 0;
    expect(await find(`/undefined/Old/${elsewhere}`)).toEqual({
      target: newPath(elsewhere),
      fetched: [pieceOf('/undefined/*'), pieceOf(`/old/${elsewhere}`)],
      asked: 0,
    });
    for (const number of numbers.slice(0, 20)) {
      const { fetched } = await find(`/undefined/old/${number}`);
      expect(fetched).toEqual([...new Set(fetched)]);
    }
  });

  test('are the pieces of all prefixes of an address, of which the longest counts', async () => {
    const { target, fetched } = await find('/us/shop/a/');
    expect(target).toBe(newPath(2));
    expect(fetched).toEqual(expect.arrayContaining([pieceOf('/us/*'), pieceOf('/us/shop/*')]));
    expect(new Set(fetched).size).toBe(fetched.length);
    expect((await find('/us/')).target).toBe(newPath(1));
  });

  test.each(['/cart/', '/', '/old/', `/${'a'.repeat(3000)}`, '/%'])(
    'is nothing for an address that the filter does not know: %s',
    async (address) => expect(await find(address)).toEqual({ target: null, fetched: [], asked: 0 }),
  );

  test('is in vain where the filter errs: the address leads nowhere', async () => {
    const wrong = Array.from({ length: 5000 }, (_, number) => `/wrong-${number}`).find(
      (key) => likelySources(filter, key, bitPositions)[0] === key,
    );
    expect(await find(wrong ?? '/')).toEqual({ target: null, fetched: [pieceOf(wrong ?? '/')], asked: 0 });
  });

  test('is of no use without the parameter that the rules ask for', async () => {
    expect((await find('/find-a-store/?country=fi')).target).toBe('/stores/');
    expect((await find('/find-a-store/?country=se')).target).toBeNull();
  });

  test('ends addresses as the storefront does', async () => {
    await find('/');
    const never = { ...published, trailingSlash: 'never' } as const;
    const address = { path: '/undefined/some/page/', query: '' };
    expect(await findRedirect(never, address, () => Promise.resolve(null))).toBe('/some/page');
  });

  test('ends in a circle', async () => {
    expect((await find('/here/a/')).target).toBeNull();
  });
});

describe('the country', () => {
  test.each([
    ['se', inSweden],
    ['jp', inTheUs],
    [null, inTheUs],
  ])('product 2.4.3, 2.4.4: chooses the rule: from %s to %s', async (country, target) => {
    expect(await find('/redirects/gift-guide/', country)).toMatchObject({ target, asked: 1 });
  });

  test('is asked for once, also where it matters only behind a prefix', async () => {
    const { target, asked } = await find('/undefined/redirects/gift-guide/', 'se');
    expect([target, asked]).toEqual([inSweden, 1]);
  });

  test('product 7.3: is asked for nowhere else', async () => {
    expect((await find('/undefined/old/5/', 'se')).asked).toBe(0);
  });
});

describe('rules that cannot be fetched', () => {
  const countryOf = () => Promise.resolve(null);
  const address = { path: '/old/5/', query: '' };

  test('are an error that names the piece', async () => {
    const elsewhere = { ...published, folder: '/redirect-rules/of-an-older-build' };
    await find('/');
    await expect(findRedirect(elsewhere, address, countryOf)).rejects.toThrow(
      `The redirects ${pieceOf('/old/5')} answer 404.`,
    );
  });

  test('are not waited for longer than five seconds', async () => {
    const patience = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
    vi.stubGlobal('fetch', (_url: string, { signal }: RequestInit) =>
      Promise.resolve().then(() => signal?.throwIfAborted()),
    );
    await expect(findRedirect(published, address, countryOf)).rejects.toThrow('aborted');
    expect(patience.mock.calls).toEqual([[5000]]);
    patience.mockRestore();
  });

  test.each([
    ['a server in trouble', () => Promise.resolve(new Response('{}', { status: 500 }))],
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['no JSON', () => Promise.resolve(new Response('<!doctype html>'))],
  ])('are an error: %s', async (_what, answer) => {
    vi.stubGlobal('fetch', answer);
    await expect(findRedirect(published, address, countryOf)).rejects.toThrow();
  });
});

test('product 7.2: decides in the browser what is decided on the server', async () => {
  const index = indexRules(rules, 'always');
  const prefix = fc.constantFrom('', '/undefined', '/us', '/us/shop', '/UNDEFINED/undefined', '/here');
  const rest = fc.oneof(
    fc.constantFrom('/redirects/gift-guide/', '/Redirects/Gift-Guide', '/find-a-store/', '/cart/', '/'),
    fc.nat(2500).map((number) => `/old/${number}`),
    fc.webPath(),
  );
  const query = fc.constantFrom('', '?country=fi', '?country=FI&a=1', '?utm_source=mine');
  const country = fc.constantFrom('se', 'SE', 'jp', 'xx', null);
  await fc.assert(
    fc.asyncProperty(prefix, rest, query, country, async (before, path, asked, from) => {
      const { target } = await find(before + path + asked, from);
      expect(target).toBe(
        resolve(index, { path: before + path, query: asked, country: from })?.target ?? null,
      );
    }),
    { numRuns: 100 },
  );
});
