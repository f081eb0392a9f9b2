import { Hono } from 'hono';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { readEnvironment } from '../../api/context/environment.ts';
import { shopApi } from '../../api/shop-api.server.ts';
import { securityHeaders } from '../../http/security-headers.ts';
import { indexPublished } from '../../redirects/published-rules.ts';
import { indexRules } from '../../redirects/rule-index.ts';
import { redirectRule } from '../../redirects/types.ts';
import { brand } from '../../brands/api.ts';
import { localEnvironment } from '../../local/environment.ts';
import { publishedFiles, sampleHeaders } from '../testing/published-files.ts';
import { headersWithoutBuild } from '../with-security-headers.ts';
import { inEmptyFolder, writeFiles } from '../../scripts/testing/in-empty-folder.ts';
import { publishedByBuild, sitesByHost, storefrontSite } from './site.ts';

test('of several storefronts on one port, there is none at a host without one', async () => {
  const app = sitesByHost(() => null, new Hono());
  const answer = await app.request('http://xx.localhost:8000/some/page/');
  expect([answer.status, await answer.text()]).toEqual([404, 'There is no storefront xx.\n']);
});

describe('a storefront', () => {
  inEmptyFolder();
  beforeEach(() => writeFiles({ 'dist/jp/cart/index.html': 'cart', 'dist/jp/404.html': 'missing' }));

  const api = shopApi(readEnvironment({ ...localEnvironment(8080), STORE: brand.storefronts[0].id }));
  const trailingSlash = 'never';
  const pages = { root: 'dist/jp' };

  /** The headers of an answer whose names are those of `expected`. */
  const namedIn = (expected: Readonly<Record<string, string>>, { headers }: Response) =>
    Object.fromEntries(Object.keys(expected).map((name) => [name, headers.get(name)]));
  const failing = () => Promise.reject(new Error('The disk is full.'));

  test.each(['/old/', '/.netlify/images?url=1'])(
    'its answer to %s has the headers that its build published',
    async (path) => {
      vi.mocked(console.error).mockImplementation(() => undefined);
      const redirects = indexRules([redirectRule('/old/', '/cart/')], 'never');
      const site = storefrontSite({
        ...{ pages, trailingSlash, api, redirects },
        headers: sampleHeaders,
        pictures: failing,
      });
      const answer = await site.request(path);
      expect(namedIn(sampleHeaders, answer)).toEqual(sampleHeaders);
      expect(answer.headers.has('strict-transport-security')).toBe(false);
    },
  );

  test('the answers of its shop API have those of data', async () => {
    const site = storefrontSite({ pages, trailingSlash, api, headers: sampleHeaders });
    const answer = await site.request('/api/health');
    expect(namedIn(securityHeaders(false), answer)).toEqual(securityHeaders(false));
    expect(answer.headers.has('reporting-endpoints')).toBe(false);
  });

  test('without a build, it has the headers that need none', async () => {
    const answer = await storefrontSite({ pages: { missing: 'not built' }, trailingSlash, api }).request(
      '/cart',
    );
    expect(namedIn(headersWithoutBuild, answer)).toEqual(headersWithoutBuild);
  });

  test.each([
    ['the one an edge would report', { visitorCountry: 'SE' }, {}, 'se'],
    ['the one the request specifies', { visitorCountry: 'SE' }, { 'x-country': 'FR' }, 'fr'],
    ['unknown if nothing reports one', { visitorCountry: null }, {}, null],
  ])('the visitor’s country is %s', async (_, visitor, headers, country) => {
    const answer = await storefrontSite({ pages, trailingSlash, api, ...visitor }).request('/api/visitor', {
      headers,
    });
    expect(await answer.json()).toEqual({ country });
  });

  test('pages that are not built tell how to build them, while the shop API answers', async () => {
    const site = storefrontSite({ pages: { missing: 'npm run build -- --store jp' }, trailingSlash, api });
    for (const path of ['/', '/cart', '/robots.txt']) {
      const answer = await site.request(path);
      expect([answer.status, await answer.text()]).toEqual([404, 'npm run build -- --store jp']);
    }
    expect((await site.request('/api/health')).status).toBe(200);
  });
});

describe('product 2.1.301: what a browser has already', () => {
  inEmptyFolder();
  beforeEach(() =>
    writeFiles({
      'dist/jp/cart/index.html': 'cart '.repeat(500),
      'dist/jp/app.js': 'start()',
      'dist/jp/404.html': '',
    }),
  );

  const picture = {
    ETag: '"picture"',
    'Cache-Control': 'public, max-age=86400',
    'Content-Type': 'image/avif',
  };
  const site = () =>
    storefrontSite({
      pages: { root: 'dist/jp' },
      trailingSlash: 'never',
      api: new Hono(),
      headers: sampleHeaders,
      pictures: () => Promise.resolve(new Response('picture', { headers: picture })),
    });
  const browser = { 'accept-encoding': 'gzip' };

  test.each([
    ['/cart', 'accept-encoding'],
    ['/app.js', null],
    ['/.netlify/images?url=1', null],
  ])('%s is not sent again, but its headers are', async (path, vary) => {
    const first = await site().request(path, { headers: browser });
    expect(first.headers.get('vary')?.toLowerCase() ?? null).toBe(vary);
    for (const method of ['GET', 'HEAD']) {
      const headers = { ...browser, 'if-none-match': first.headers.get('etag') ?? '' };
      const again = await site().request(path, { method, headers });
      expect([again.status, await again.text(), again.headers.has('content-type')]).toEqual([304, '', false]);
      for (const name of [
        'cache-control',
        ...Object.keys(sampleHeaders),
        ...(method === 'GET' ? ['etag', 'vary'] : []),
      ])
        expect([name, again.headers.get(name)]).toEqual([name, first.headers.get(name)]);
    }
  });

  const part = { range: 'bytes=0-3' };
  test.each<[string, number, (tag: string) => Record<string, string>]>([
    ['the tag', 304, (tag) => ({ 'if-none-match': tag })],
    ['the tag in a list, as a weak one', 304, (tag) => ({ 'if-none-match': `"a", W/${tag}` })],
    ['any tag', 304, () => ({ 'if-none-match': '*' })],
    ['another tag', 200, () => ({ 'if-none-match': '"a"' })],
    ['a part', 206, () => part],
    ['a part of the tag', 206, (tag) => ({ ...part, 'if-range': tag })],
    ['a part of another tag', 200, () => ({ ...part, 'if-range': '"a"' })],
    ['a part of the tag as a weak one', 200, (tag) => ({ ...part, 'if-range': `W/${tag}` })],
    ['a part of the tag, and the tag', 304, (tag) => ({ ...part, 'if-none-match': tag })],
    ['a part that is not there', 416, () => ({ range: 'bytes=9000-' })],
    ['several parts', 200, () => ({ range: 'bytes=0-1,3-4' })],
  ])('who has, or wants, %s gets %i', async (_, status, conditions) => {
    const { headers } = await site().request('/cart');
    const asked = conditions(headers.get('etag') ?? '');
    const answer = await site().request('/cart', { headers: asked });
    expect(answer.status).toBe(status);
    expect((await answer.text()).length).toBe({ 200: 2_500, 206: 4 }[status] ?? 0);
    expect(answer.headers.has('content-range')).toBe([206, 416].includes(status));
  });
});

describe('a storefront with redirects', () => {
  inEmptyFolder();
  beforeEach(() =>
    writeFiles({
      'dist/jp/cart/index.html': 'cart',
      'dist/jp/coats/index.html': 'a file',
      'dist/jp/404.html': '',
    }),
  );

  const api = shopApi(readEnvironment({ ...localEnvironment(8080), STORE: brand.storefronts[0].id }));
  const trailingSlash = 'never';
  const redirects = indexRules(
    [
      redirectRule('/redirects/gift-guide/', 'https://se.shop.example/presenter/', 'se'),
      redirectRule('/redirects/gift-guide/', 'https://us.shop.example/gifts/'),
      redirectRule('/coats/', '/products/jackets'),
      redirectRule('/api/health/', '/carriers'),
      redirectRule('/api/*', '/carriers'),
    ],
    'never',
  );
  const pages = { root: 'dist/jp' };
  const siteSeen = (visitorCountry: string | null = null) =>
    storefrontSite({ pages, trailingSlash, api, redirects, visitorCountry });
  const leadsTo = ({ status, headers }: Response) => [status, headers.get('location')];

  test.each(['/coats', '/coats/'])(
    'product 7.1: redirects permanently, even if a file exists there: %s',
    async (path) => expect(leadsTo(await siteSeen().request(path))).toEqual([301, '/products/jackets']),
  );

  test.each([
    ['assumed for its visitors', 'SE', {}, 'https://se.shop.example/presenter/'],
    ['in the request, before any other', 'SE', { 'x-country': 'FR' }, 'https://us.shop.example/gifts/'],
    [
      'assumed for its visitors, if the request specifies none',
      'SE',
      { 'x-country': '?' },
      'https://se.shop.example/presenter/',
    ],
  ])('uses the country: %s', async (_which, visitorCountry, headers, target) => {
    const site = siteSeen(visitorCountry);
    expect(leadsTo(await site.request('/redirects/gift-guide', { headers }))).toEqual([301, target]);
  });

  test('does not redirect its pages', async () => {
    const site = siteSeen();
    expect(await (await site.request('/cart')).text()).toBe('cart');
    expect(leadsTo(await site.request('/cart/'))).toEqual([301, '/cart']);
    expect((await site.request('/redirects/unknown')).status).toBe(404);
  });

  test('does not redirect its shop API', async () => {
    expect(await (await siteSeen().request('/api/health')).json()).toEqual({ status: 'ok' });
    expect((await siteSeen().request('/api/unicorns')).status).toBe(404);
  });

  test('reads its rules from its build', async () => {
    const files = await publishedFiles([redirectRule('/old/*', '/new/:splat')], 'never');
    await writeFiles(Object.fromEntries([...files].map(([path, text]) => [`dist/jp${path}`, text])));
    const site = storefrontSite({
      pages,
      trailingSlash,
      api,
      redirects: indexPublished(publishedByBuild('dist/jp').rules),
    });
    expect(leadsTo(await site.request('/Old/Thing/'))).toEqual([301, '/new/thing']);
  });
});
