import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readEnvironment } from '../api/context/environment.ts';
import { shopApi } from '../api/shop-api.server.ts';
import { brand } from '../brands/api.ts';
import { localEnvironment } from '../local/environment.ts';
import { buildEnvironment } from '../gatsby/environment.ts';
import { siteHeaders } from '../gatsby/security/site-headers.ts';
import { indexRules } from '../redirects/rule-index.ts';
import { redirectRule } from '../redirects/types.ts';
import { inEmptyFolder, writeFiles } from '../scripts/testing/in-empty-folder.ts';
import { hashOf } from './inline-scripts.ts';
import { storefrontSite } from './node/site.ts';
import { hostOf, publishedFiles, sampleUnframed } from './testing/published-files.ts';

inEmptyFolder();
afterEach(() => vi.unstubAllGlobals());

const settings = { ...localEnvironment(8080), STORE: brand.storefronts[0].id };
const headers = siteHeaders(buildEnvironment(settings), [hashOf('start()')]);
const rules = [redirectRule('/old/', '/new/')];
const embedder = 'https://partner.example';

const node = async () => {
  await writeFiles({
    'dist/us/index.html': 'home',
    'dist/us/404.html': 'missing',
    'dist/us/bib/index.html': bib,
  });
  return storefrontSite({
    pages: { root: 'dist/us' },
    trailingSlash: 'always',
    api: shopApi(readEnvironment(settings)),
    redirects: indexRules(rules, 'always'),
    headers,
    embedding: { origins: [embedder], unframed: sampleUnframed },
  });
};
const published = async () =>
  hostOf(new Map([...(await publishedFiles(rules, 'always', headers)), ['/bib/', bib]]));

const offer = (currency: string, ...eligibleRegion: string[]) => ({
  url: 'https://shop.example/bib/?sku=BIB-1',
  priceCurrency: currency,
  eligibleRegion,
});
/** A page with a bib for two currencies, one for one of them, and other data. */
const bib = bibPage([offer('EUR', 'IE', 'FI'), offer('CZK', 'CZ')], offer('EUR', 'IE', 'FI'));

function bibPage(first: object, ...second: readonly object[]): string {
  const hasVariant = [first, ...second].map((offers) => ({ '@type': 'Product', offers }));
  const json = JSON.stringify({ '@graph': [{ name: '<b>$&', hasVariant }, { '@type': 'BreadcrumbList' }] });
  const inHtml = json.replaceAll('<', String.raw`\u003c`);
  return `<html><script type="application/ld+json">${inHtml}</script></html>`;
}

/** Every host in front of the same build, as on its platform. Netlify answers files itself, by the build's `_headers`. */
const hosts: Readonly<Record<string, () => Promise<(path: string) => Promise<Response | undefined>>>> = {
  'the Node host': async () => {
    const site = await node();
    return async (path) => site.fetch(new Request(`https://shop.example${path}`));
  },
  'the Cloudflare Worker': async () => {
    vi.resetModules();
    const { default: worker } = await import('./cloudflare/worker.ts');
    const ASSETS = { fetch: await published() };
    return (path) =>
      worker.fetch(new Request(`https://shop.example${path}`), { ASSETS, EMBEDDING_ORIGINS: embedder });
  },
  'the edge function': async () => {
    vi.resetModules();
    vi.stubGlobal('fetch', await published());
    const { default: answer } = await import('./netlify/edge-functions/redirects.ts');
    return (path) => {
      const url = `https://shop.example${path}`;
      return answer(new Request(url), { geo: {}, next: () => fetch(url) });
    };
  },
};

const missingSettings = () => Promise.reject(new Error('MAIL_URL is missing'));

/** Every host whose shop API fails, asked by who accepts a type. */
const failing: Readonly<Record<string, (path: string, accept: string) => Promise<Response>>> = {
  'the Node host': async (path, accept) => {
    await writeFiles({ 'dist/us/500.html': 'page /500.html', 'dist/us/sv/500.html': 'page /sv/500.html' });
    const api = { fetch: missingSettings };
    const site = storefrontSite({ pages: { root: 'dist/us' }, trailingSlash: 'always', api, headers });
    return site.request(path, { headers: { accept } });
  },
  'the Cloudflare Worker': async (path, accept) => {
    vi.resetModules();
    const { default: worker } = await import('./cloudflare/worker.ts');
    const files = await published();
    const ASSETS = {
      fetch: (file: Request) => (file.url.includes('broken') ? missingSettings() : files(file)),
    };
    return worker.fetch(new Request(`https://shop.example${path}`, { headers: { accept } }), { ASSETS });
  },
  'the function on Netlify': async (path, accept) => {
    vi.resetModules();
    vi.stubGlobal('fetch', async (file: Request) => {
      const page = await (await published())(file);
      for (const [name, value] of Object.entries(headers)) page.headers.set(name, value);
      return page;
    });
    const { default: answer } = await import('./netlify/functions/api.ts');
    const context = { deploy: { context: 'production' }, waitUntil: () => undefined };
    return answer(new Request(`https://shop.example${path}`, { headers: { accept } }), context);
  },
};

describe.each(Object.entries(failing))('product 2.1.4: %s, whose server fails,', (name, ask) => {
  beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());

  test.each(['/api/health', ...(name === 'the Cloudflare Worker' ? ['/sv/broken/'] : [])])(
    'shows the server-error page in the language of the address to who opens %s, and nobody keeps it',
    async (path) => {
      const shown = await ask(path, 'text/html,application/xhtml+xml,*/*;q=0.8');
      const page = path.startsWith('/sv/') ? 'page /sv/500.html' : 'page /500.html';
      expect([shown.status, await shown.text()]).toEqual([500, page]);
      expect(shown.headers.get('cache-control')).toBe('no-store');
      expect(shown.headers.get('content-security-policy')).toBe(headers['Content-Security-Policy']);
    },
  );

  test('answers scripts as its platform does', async () => {
    const answer = await ask('/api/health', '*/*').then((response) => response.text(), String);
    expect(answer).toMatch(/^Internal Server Error$|is missing/);
  });
});

describe.each(Object.entries(hosts))('%s', (name, start) => {
  test.each([
    ['cz', bibPage({ ...offer('CZK', 'CZ'), url: 'https://shop.example/bib/?sku=BIB-1&country=cz' })],
    [
      'IE',
      bibPage(
        { ...offer('EUR', 'IE'), url: 'https://shop.example/bib/?sku=BIB-1&country=ie' },
        { ...offer('EUR', 'IE'), url: 'https://shop.example/bib/?sku=BIB-1&country=ie' },
      ),
    ],
    ['us', bib],
  ])('product 2.3.316: sends a page for %s with the offers for that country alone', async (country, page) => {
    const answer = await (await start())(`/bib/?sku=BIB-1&country=${country}`);
    expect(answer?.status).toBe(200);
    const text = (await answer?.text()) ?? '';
    expect(text).toBe(page);
    expect([null, String(Buffer.byteLength(text))]).toContain(answer?.headers.get('content-length') ?? null);
  });

  test.each([
    ['a page', '/'],
    ['a redirect', '/old/'],
    ['what is not found', '/unicorns/'],
  ])('answers %s with the headers of the build, and asks for HTTPS from now on', async (_, path) => {
    const answer = await (await start())(path);
    if (name === 'the edge function' && path !== '/old/') {
      expect(answer).toBeUndefined();
      return;
    }
    const expected = { ...headers, 'Strict-Transport-Security': 'max-age=31536000' };
    // Who may embed it is proven below.
    const sent = Object.keys(expected).map((header) => [
      header,
      answer?.headers.get(header)?.replace(` ${embedder}`, ''),
    ]);
    expect(Object.fromEntries(sent)).toEqual(expected);
  });

  test.each([
    '/cart/',
    '/cart',
    '/checkout/?payment=p-1&redirectResult=r',
    '/checkout/unicorns/',
    '/checkout.html',
    '/sv/kassa/',
    '//checkout/',
    '/Checkout/',
    '/%63heckout/',
    '/a%2f..%2fcheckout/',
  ])('%s may be embedded by nobody', async (path) => {
    const answer = await (await start())(path);
    // It redirects to the right spelling, and leaves the rest to Netlify.
    if (name === 'the edge function' && !['/cart', '/Checkout/'].includes(path))
      expect(answer).toBeUndefined();
    else expect(answer?.headers.get('Content-Security-Policy')).toMatch(/frame-ancestors 'self'(;|$)/);
  });

  test.each(['/', '/carts/', '/products/checkout/'])('%s may be embedded', async (path) => {
    const answer = await (await start())(path);
    if (name === 'the edge function') expect(answer).toBeUndefined();
    else expect(answer?.headers.get('Content-Security-Policy')).toContain(`'self' ${embedder}`);
  });
});
