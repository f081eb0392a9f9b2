import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { compile } from '../redirects/compile.ts';
import { rulesPointer } from '../redirects/published-rules.ts';
import { indexRules } from '../redirects/rule-index.ts';
import { redirectTables } from '../redirects/table/index.ts';
import { redirectRule } from '../redirects/types.ts';
import { stores } from '../stores/index.ts';
import { publishedSite, redirectResponse } from './redirect-response.ts';
import { hostOf, publishedFiles, sampleHeaders } from './testing/published-files.ts';
import { headersWithoutBuild } from './with-security-headers.ts';

const shop = 'https://us.shop.example';
const giftsIn = (country: string) => `https://${country}.shop.example/gifts/?utm_source=instagram`;
const index = indexRules(
  [
    redirectRule('/redirects/gift-guide/', giftsIn('se'), 'se'),
    redirectRule('/redirects/gift-guide/', giftsIn('us')),
    redirectRule('/carriers/', '/products/baby-carriers/'),
    redirectRule('/find-a-store/?country=fi', '/stores/'),
    redirectRule('/guide/?from=qr', '/pages/anleitung/', 'de'),
    redirectRule('/guide/?from=qr', '/pages/qr-guide/'),
    redirectRule('/guide/*', '/pages/guide/'),
    redirectRule('/undefined/*', '/:splat'),
    redirectRule('/circle/', '/circle/'),
  ],
  'always',
);

const ask = (path: string, country: string | null = null, method = 'GET') =>
  redirectResponse(index, new Request(shop + path, { method }), country);
const locationOf = (path: string, country: string | null = null) =>
  ask(path, country)?.headers.get('location') ?? null;
/** The caching instructions for browsers and shared caches. */
const keptAs = (answer: Response | null) =>
  answer && [answer.headers.get('cache-control'), answer.headers.get('vary')];

describe('a request for a source', () => {
  test('product 7.1: a request to a source path gets a permanent redirect', async () => {
    const answer = ask('/carriers/');
    expect([answer?.status, answer?.headers.get('location')]).toEqual([301, '/products/baby-carriers/']);
    expect(await answer?.text()).toBe('');
  });

  test.each([
    ['se', giftsIn('se')],
    ['SE', giftsIn('se')],
    ['jp', giftsIn('us')],
    [null, giftsIn('us')],
  ])('product 2.4.4, 2.4.5: redirects a visitor from %s to %s', (country, location) => {
    expect(locationOf('/redirects/gift-guide/', country)).toBe(location);
  });

  test.each([
    ['the country in the address', '/redirects/gift-guide/?country=SE', '', 'jp', 'se'],
    [
      'the country chosen earlier',
      '/redirects/gift-guide/',
      'CT_CART_ID=1; country=se; mycountry=de',
      'jp',
      'se',
    ],
    ['the location without either', '/redirects/gift-guide/', 'mycountry=de', 'se', 'se'],
  ])('product 2.4.6: redirects by %s', (_, path, cookie, seen, expected) => {
    const answer = redirectResponse(index, new Request(shop + path, { headers: { cookie } }), seen);
    expect(answer?.headers.get('location')).toMatch(`//${expected}.shop.example/gifts/`);
  });

  test.each(['/Carriers/', '/CARRIERS', '/%63arriers', '//carriers//'])(
    'product 2.4.2: matches case-insensitively in any spelling: %s',
    (path) => expect(locationOf(path)).toBe('/products/baby-carriers/'),
  );

  test.each([
    ['/carriers/?gclid=a%20b&x=1', '/products/baby-carriers/?gclid=a%20b&x=1'],
    ['/carriers/?', '/products/baby-carriers/'],
    ['/carriers/#top', '/products/baby-carriers/'],
    ['/redirects/gift-guide/?utm_source=mine&gclid=1', `${giftsIn('us')}&gclid=1`],
    ['/find-a-store/?country=FI&gclid=1', '/stores/?gclid=1'],
    ['/undefined/carriers/?gclid=1', '/products/baby-carriers/?gclid=1'],
  ])('keeps query parameters that the target does not set: %s', (path, location) => {
    expect(locationOf(path)).toBe(location);
  });

  test.each(['/', '/products/baby-carriers/', '/find-a-store/', '/find-a-store/?country=se', '/circle/'])(
    'passes if no rule matches: %s',
    (path) => expect(ask(path)).toBeNull(),
  );
});

describe('the method', () => {
  test('HEAD is answered like GET', () => {
    const [get, head] = ['GET', 'HEAD'].map((method) => ask('/redirects/gift-guide/', 'se', method));
    expect(head?.status).toBe(301);
    expect([...(head?.headers ?? [])]).toEqual([...(get?.headers ?? [])]);
  });

  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('%s passes', (method) => {
    expect(ask('/carriers/', null, method)).toBeNull();
  });
});

describe('caches', () => {
  const forEverybody = ['public, max-age=3600', null];
  const forNobodyElse = ['private, no-store', 'X-Country, Cookie'];

  test.each(['/carriers/', '/find-a-store/?country=fi', '/undefined/carriers/', '/guide/to/sleep/'])(
    'keep an answer that is the same for all countries for an hour: %s',
    (path) => expect(keptAs(ask(path, 'se'))).toEqual(forEverybody),
  );

  test.each([
    ['a rule for a country', '/redirects/gift-guide/', 'se'],
    ['the fallback', '/redirects/gift-guide/', 'jp'],
    ['the fallback, for a visitor from an unknown country', '/redirects/gift-guide/', null],
    ['a target that is redirected by country', '/undefined/redirects/gift-guide/', 'se'],
    ['a prefix after a source that depends on the country', '/guide/', 'de'],
  ])('keep no answer that depends on the country: %s', (_what, path, country) => {
    expect(keptAs(ask(path, country))).toEqual(forNobodyElse);
  });
});

describe('a crafted address', () => {
  test.each([
    ['/undefined//evil.example', '/evil.example'],
    ['/undefined///evil.example/', '/evil.example'],
    ['/undefined/%2f%2fevil.example', '/evil.example'],
    ['/undefined/%252f%252fevil.example', '/%252f%252fevil.example'],
    ['/undefined/\\\\evil.example', '/evil.example'],
    ['/undefined/%5cevil.example', '/%5Cevil.example'],
    ['/undefined/%5c%5cevil.example', '/%5C%5Cevil.example'],
    ['/undefined/%09/evil.example', '/evil.example'],
    ['/undefined/%20//evil.example', '/evil.example'],
    ['/undefined/https://evil.example', '/https%3A/evil.example'],
    ['/undefined/@evil.example', '/%40evil.example'],
    ['/undefined/..%2f%2fevil.example', '/evil.example'],
    ['/undefined/;javascript:alert(1)', '/%3Bjavascript%3Aalert(1)/'],
  ])('%s stays on the storefront', (path, location) => {
    expect(locationOf(path)).toBe(location);
    expect(new URL(location, shop).origin).toBe(shop);
  });

  test.each([
    ['/undefined/a%0d%0aSet-Cookie:%20x=1', '/a%0D%0Aset-cookie%3A%20x%3D1/'],
    ['/undefined/a%00', '/a%00/'],
    ['/carriers/?a=%0d%0aSet-Cookie:%20x=1', '/products/baby-carriers/?a=%0d%0aSet-Cookie:%20x=1'],
    ['/carriers/?%0d%0aX:%201', '/products/baby-carriers/?%0d%0aX:%201'],
  ])('%s adds no header', (path, location) => {
    expect([...(ask(path)?.headers.keys() ?? [])]).toEqual(['cache-control', 'location']);
    expect(locationOf(path)).toBe(location);
  });

  test('cannot put the host of the request into the answer', () => {
    const asked = new Request('https://evil.example/undefined/evil.example/');
    expect(redirectResponse(index, asked, null)?.headers.get('location')).toBe('/evil.example');
  });
});

describe('any address', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('/', '\\', '%', '%2f', '%5c', '%0d%0a', '%00', '%ed%a0%80', '\ud800', '..', ':', '@'),
    fc.constantFrom('undefined', 'Carriers', 'redirects', 'gift-guide', 'evil.example', '?', '&country=fi'),
  );
  const path = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''));
  const country = fc.option(fc.constantFrom('se', 'JP', 'xx', '', 'constructor'));

  test('gets an answer that can be sent and stays on the storefronts', () => {
    fc.assert(
      fc.property(path, fc.constantFrom('/', '/undefined/', '/guide/'), country, (text, before, from) => {
        const location = locationOf(before + text, from);
        if (location === null) return;
        expect(location).toMatch(/^[\x21-\x7e]+$/);
        expect(new URL(location, shop).host).toMatch(/^(us|se)\.shop\.example$/);
        expect(location.split('?').length).toBeLessThan(3);
      }),
      { numRuns: 1000 },
    );
  });

  test('longer than any source passes', () => {
    expect(ask(`/undefined/${'a'.repeat(100_000)}`)).toBeNull();
  });
});

test.each(Object.values(stores))(
  'product 2.4.1: every rule of $id is permanent, and its target can be sent',
  (store) => {
    const rules = compile(redirectTables, { store, stores: Object.values(stores) }).map(({ rule }) => rule);
    const all = indexRules(rules, store.urls.trailingSlash);
    const failed = rules.filter(({ fromPath, conditions }) => {
      const asked = new Request(shop + fromPath.replace('*', 'a/'));
      const answer = redirectResponse(all, asked, conditions?.country ?? null);
      return answer?.status !== 301 || !/^[\x21-\x7e]+$/.test(answer.headers.get('location') ?? '');
    });
    expect(failed).toEqual([]);
  },
);

describe('rules published with the pages', () => {
  const rules = [redirectRule('/carriers/', '/products/', 'se'), redirectRule('/carriers/', '/other/')];
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** A host's answers to successive requests; `spoil` may replace the response for one of its files. */
  async function start(spoil: (path: string) => Response | undefined = () => undefined) {
    const host = hostOf(await publishedFiles(rules));
    const answer = publishedSite();
    const getFile = vi.fn((file: Request) => {
      const spoiled = spoil(new URL(file.url).pathname);
      return spoiled ? Promise.resolve(spoiled) : host(file);
    });
    const ask = (path: string, country: string | null = null, method = 'GET') =>
      answer(new Request(shop + path, { method }), country, getFile);
    const visit = async (path: string, country: string | null = null, method = 'GET') =>
      (await ask(path, country, method)).redirect?.headers.get('location') ?? null;
    return { visit, ask, getFile };
  }

  test('are fetched from the same host with the first request and then kept', async () => {
    const { visit, getFile } = await start();
    expect(await visit('/carriers/', 'se')).toBe('/products/');
    expect(await visit('/carriers/')).toBe('/other/');
    expect(await visit('/cart/')).toBeNull();
    expect(getFile.mock.calls.map(([{ url }]) => url)).toEqual([
      shop + rulesPointer,
      expect.stringMatching(new RegExp(`^${shop}/redirect-rules/[0-9a-f]{12}\\.json$`)),
    ]);
  });

  test('answer only requests that read', async () => {
    const { visit } = await start();
    expect(await visit('/carriers/', 'se', 'POST')).toBeNull();
    expect(await visit('/carriers/', 'se', 'HEAD')).toBe('/products/');
  });

  test('come with the headers of the site, which redirects have, too', async () => {
    const { ask } = await start();
    const { redirect, headers } = await ask('/carriers/');
    expect(headers).toEqual(sampleHeaders);
    const sent = Object.entries({ ...sampleHeaders, 'Strict-Transport-Security': 'max-age=31536000' });
    for (const [name, value] of sent) expect(redirect?.headers.get(name), name).toBe(value);
  });

  test('leave other requests with the headers that need no build while they are unavailable', async () => {
    vi.mocked(console.error).mockImplementation(() => undefined);
    const { ask } = await start(() => new Response('', { status: 404 }));
    expect(await ask('/carriers/')).toEqual({ redirect: null, headers: headersWithoutBuild });
  });

  test.each([
    ['the pointer is missing', rulesPointer, new Response('', { status: 404 })],
    ['the pointer is a page', rulesPointer, new Response('<!doctype html>')],
    [
      'the pointer is to another site',
      rulesPointer,
      Response.json({ rules: 'https://evil.example/', headers: {} }),
    ],
    ['the pointer has no headers', rulesPointer, Response.json({ rules: '/redirect-rules/0.json' })],
    [
      'the pointer does not say what nobody may embed',
      rulesPointer,
      Response.json({ rules: '/redirect-rules/0.json', headers: {} }),
    ],
    ['the rules are empty', '.json', Response.json([])],
  ])(
    'let requests pass while they are unavailable, and are requested again later: %s',
    async (_, end, answer) => {
      const error = vi.mocked(console.error).mockImplementation(() => undefined);
      let isBroken = true;
      const { visit, getFile } = await start((path) =>
        isBroken && path.endsWith(end) && (end === rulesPointer || path !== rulesPointer)
          ? answer.clone()
          : undefined,
      );
      expect(await visit('/carriers/')).toBeNull();
      expect(error).toHaveBeenCalledOnce();
      const { length } = getFile.mock.calls;
      vi.advanceTimersByTime(29_000);
      expect(await visit('/carriers/')).toBeNull();
      expect(getFile).toHaveBeenCalledTimes(length);
      isBroken = false;
      vi.advanceTimersByTime(1_000);
      expect(await visit('/carriers/')).toBe('/other/');
    },
  );

  test('are given up after two seconds', async () => {
    vi.mocked(console.error).mockImplementation(() => undefined);
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
    const answer = publishedSite();
    const never = ({ signal }: Request) => Promise.reject<Response>(signal.reason as Error);
    expect((await answer(new Request(`${shop}/carriers/`), null, never)).redirect).toBeNull();
    expect(timeout.mock.calls).toEqual([[2000]]);
    timeout.mockRestore();
  });
});
