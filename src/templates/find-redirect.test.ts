import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { rulesFileOf } from '../../redirects/published-rules.ts';
import { resolve } from '../../redirects/resolve.ts';
import { indexRules } from '../../redirects/rule-index.ts';
import { redirectRule } from '../../redirects/types.ts';
import { readEntry } from '../consent/guarded-storage.ts';
import { findRedirect } from './use-redirect.ts';

vi.mock('../consent/guarded-storage.ts', () => ({ readEntry: vi.fn(() => null) }));

const inSweden = 'https://se.shop.example/presenter/?utm_source=instagram';
const inTheUs = 'https://us.shop.example/gifts/?utm_source=instagram';
const rules = [
  redirectRule('/redirects/gift-guide/', inSweden, 'se'),
  redirectRule('/redirects/gift-guide/', inTheUs),
  redirectRule('/find-a-store/?country=fi', '/stores/'),
  redirectRule('/undefined/*', '/:splat'),
  redirectRule('/us/*', '/old/1/'),
  redirectRule('/us/shop/*', '/old/2/'),
  redirectRule('/here/*', '/there/:splat'),
  redirectRule('/there/*', '/here/:splat'),
  ...Array.from({ length: 2000 }, (_, number) => redirectRule(`/old/${number}/`, `/new/${number}/`)),
];
const published = { always: await rulesFileOf(rules, 'always'), never: await rulesFileOf(rules, 'never') };

/** Looks up an address like a visitor's browser, which is seen in a country, and returns the result with what is fetched for it. */
async function find(
  address: string,
  country: string | null = null,
  slash: keyof typeof published = 'always',
) {
  const { address: rulesAddress, text } = published[slash];
  const fetched: string[] = [];
  vi.stubGlobal('fetch', (url: string) => {
    fetched.push(url);
    return Promise.resolve(url === rulesAddress ? new Response(text) : Response.json({ country }));
  });
  const [path = '', query] = address.split('?');
  const target = await findRedirect(rulesAddress, { path, query: query ? `?${query}` : '' });
  return { target, asked: fetched.filter((url) => url !== rulesAddress) };
}

describe('an address', () => {
  test('is looked up in one file, even after a prefix', async () => {
    expect(await find('/old/300/')).toEqual({ target: '/new/300/', asked: [] });
    expect(await find('/undefined/Old/7')).toEqual({ target: '/new/7/', asked: [] });
  });

  test('gets the trailing slash of the storefront', async () => {
    expect((await find('/undefined/some/page/', null, 'never')).target).toBe('/some/page');
  });
});

describe('the country', () => {
  const asked = ['/api/visitor'];

  test.each([
    ['se', inSweden],
    ['jp', inTheUs],
    [null, inTheUs],
  ])('product 2.4.3, 2.4.4: chooses the rule: from %s to %s', async (country, target) => {
    expect(await find('/redirects/gift-guide/', country)).toEqual({ target, asked });
  });

  test('is requested once, even if it matters only after a prefix', async () => {
    expect(await find('/undefined/redirects/gift-guide/', 'se')).toEqual({ target: inSweden, asked });
  });

  test('is the one in the address, or else the one chosen earlier', async () => {
    const target = `${inSweden}&country=SE`;
    vi.mocked(readEntry).mockReturnValue('jp');
    expect(await find('/redirects/gift-guide/?country=SE', 'se')).toEqual({ target, asked: [] });
    vi.mocked(readEntry).mockReturnValue('se');
    expect(await find('/redirects/gift-guide/', 'jp')).toEqual({ target: inSweden, asked: [] });
    vi.mocked(readEntry).mockReturnValue(null);
  });

  test('product 7.3: is not requested for any other address', async () => {
    expect((await find('/undefined/old/5/', 'se')).asked).toEqual([]);
  });
});

describe('rules that cannot be fetched', () => {
  const address = { path: '/old/5/', query: '' };

  test('are an error that states the status', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 404 })));
    await expect(findRedirect('/redirect-rules/of-an-older-build.json', address)).rejects.toThrow(
      'returned status 404.',
    );
  });

  test('are given up after five seconds', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
    vi.stubGlobal('fetch', (_url: string, { signal }: RequestInit) =>
      Promise.resolve().then(() => signal?.throwIfAborted()),
    );
    await expect(findRedirect(published.always.address, address)).rejects.toThrow('aborted');
    expect(timeout.mock.calls).toEqual([[5000]]);
  });

  test.each([
    ['no JSON', () => Promise.resolve(new Response('<!doctype html>'))],
    ['no rules', () => Promise.resolve(Response.json({}))],
  ])('are an error: %s', async (_what, answer) => {
    vi.stubGlobal('fetch', answer);
    await expect(findRedirect(published.always.address, address)).rejects.toThrow();
  });
});

test('product 7.2: the browser decides the same as the server', async () => {
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
