import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { rulesPointer } from '../redirects/published-rules.ts';
import { indexRules } from '../redirects/rule-index.ts';
import { redirectRule } from '../redirects/types.ts';
import { publishedSite, redirectResponse } from './redirect-response.ts';
import { hostOf, publishedFiles } from './testing/published-files.ts';
import { headersWithoutBuild } from './with-security-headers.ts';

const shop = 'https://us.shop.example';
const giftsIn = (country: string) => `https://${country}.shop.example/gifts/?utm_source=instagram`;
const index = indexRules(
  [
    redirectRule('/redirects/gift-guide/', giftsIn('se'), 'se'),
    redirectRule('/redirects/gift-guide/', giftsIn('us')),
    redirectRule('/coats/', '/products/jackets/'),
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
  test('product 2.4.1, 7.1: a request to a source path gets a permanent redirect', async () => {
    const answer = ask('/coats/');
    expect([answer?.status, answer?.headers.get('location')]).toEqual([301, '/products/jackets/']);
    expect(await answer?.text()).toBe('');
  });

  test.each([
    ['se', giftsIn('se')],
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

  test.each(['/COATS', '/%63oats'])('product 2.4.2: matches case-insensitively in any spelling: %s', (path) =>
    expect(locationOf(path)).toBe('/products/jackets/'),
  );

  test('keeps query parameters that the target does not set', () => {
    const location = locationOf('/redirects/gift-guide/?utm_source=mine&gclid=1');
    expect(location).toBe(`${giftsIn('us')}&gclid=1`);
  });

  test.each(['/', '/products/jackets/', '/circle/'])('passes if no rule matches: %s', (path) =>
    expect(ask(path)).toBeNull(),
  );
});

describe('the method', () => {
  test('HEAD is answered like GET', () => {
    const [get, head] = ['GET', 'HEAD'].map((method) => ask('/redirects/gift-guide/', 'se', method));
    expect(head?.status).toBe(301);
    expect([...(head?.headers ?? [])]).toEqual([...(get?.headers ?? [])]);
  });

  test.each(['POST', 'OPTIONS'])('%s passes', (method) => {
    expect(ask('/coats/', null, method)).toBeNull();
  });
});

describe('caches', () => {
  const forEverybody = ['public, max-age=3600', null];
  const forNobodyElse = ['private, no-store', 'X-Country, Cookie'];

  test.each(['/coats/', '/undefined/coats/', '/guide/to/sleep/'])(
    'keep an answer that is the same for all countries for an hour: %s',
    (path) => expect(keptAs(ask(path, 'se'))).toEqual(forEverybody),
  );

  test.each([
    ['a rule for a country', '/redirects/gift-guide/', 'se'],
    ['the fallback, for a visitor from an unknown country', '/redirects/gift-guide/', null],
    ['a target that is redirected by country', '/undefined/redirects/gift-guide/', 'se'],
  ])('keep no answer that depends on the country: %s', (_what, path, country) => {
    expect(keptAs(ask(path, country))).toEqual(forNobodyElse);
  });
});

describe('a crafted address', () => {
  test.each([
    ['/undefined/a%0d%0aSet-Cookie:%20x=1', '/a%0D%0Aset-cookie%3A%20x%3D1/'],
    ['/coats/?a=%0d%0aSet-Cookie:%20x=1', '/products/jackets/?a=%0d%0aSet-Cookie:%20x=1'],
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
});

describe('rules published with the pages', () => {
  const rules = [redirectRule('/coats/', '/products/', 'se'), redirectRule('/coats/', '/other/')];
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
    expect(await visit('/coats/', 'se')).toBe('/products/');
    expect(await visit('/coats/')).toBe('/other/');
    expect(await visit('/cart/')).toBeNull();
    expect(getFile.mock.calls.map(([{ url }]) => url)).toEqual([
      shop + rulesPointer,
      expect.stringMatching(new RegExp(`^${shop}/redirect-rules/[0-9a-f]{12}\\.json$`)),
    ]);
  });

  test('leave other requests with the headers that need no build while they are unavailable', async () => {
    vi.mocked(console.error).mockImplementation(() => undefined);
    const { ask } = await start(() => new Response('', { status: 404 }));
    expect(await ask('/coats/')).toEqual({ redirect: null, headers: headersWithoutBuild });
  });

  test.each([
    ['the pointer is missing', rulesPointer, new Response('', { status: 404 })],
    [
      'the pointer is to another site',
      rulesPointer,
      Response.json({ rules: 'https://evil.example/', headers: {} }),
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
      expect(await visit('/coats/')).toBeNull();
      expect(error).toHaveBeenCalledOnce();
      const { length } = getFile.mock.calls;
      vi.advanceTimersByTime(29_000);
      expect(await visit('/coats/')).toBeNull();
      expect(getFile).toHaveBeenCalledTimes(length);
      isBroken = false;
      vi.advanceTimersByTime(1_000);
      expect(await visit('/coats/')).toBe('/other/');
    },
  );

  test('are given up after two seconds', async () => {
    vi.mocked(console.error).mockImplementation(() => undefined);
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
    const answer = publishedSite();
    const never = ({ signal }: Request) => Promise.reject<Response>(signal.reason as Error);
    expect((await answer(new Request(`${shop}/coats/`), null, never)).redirect).toBeNull();
    expect(timeout.mock.calls).toEqual([[2000]]);
    timeout.mockRestore();
  });
});
