import { brand } from '../../brands/build.ts';

/** A request as a browser sends it to a storefront. */
export interface AskedRequest {
  /** As in the address; unique in the table together with the rest. */
  readonly path: string;
  readonly method?: string;
  /** Where the host sees the visitor, ISO 3166-1 alpha-2 in upper case; nowhere if omitted. */
  readonly country?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

const digest = '0123456789abcdef0123';
const get = (...paths: readonly string[]): AskedRequest[] => paths.map((path) => ({ path }));
const head = (...paths: readonly string[]): AskedRequest[] => paths.map((path) => ({ path, method: 'HEAD' }));
const from = (country: string, ...paths: readonly string[]): AskedRequest[] =>
  paths.map((path) => ({ path, country }));

/** The origin that the shop API believes to be its storefront's. */
export const origin = 'https://shop.example';

const post = (
  path: string,
  body: string,
  headers: Readonly<Record<string, string>> = { origin },
): AskedRequest => ({
  path,
  method: 'POST',
  body,
  headers: { 'content-type': 'application/json', ...headers },
});

const [{ code: country, currency }] = brand.storefronts[0].countries;
const cart = JSON.stringify({ country, currency });

/** What every host has to answer in the same way, by kind. The files are those of `writeSampleSite`. */
export const requests: Readonly<Record<string, readonly AskedRequest[]>> = {
  pages: [
    ...get('/', '/cart/', '/checkout/', '/products/potty/', '/sv/', '/?utm_source=mail', '/cart/?code=A%20B'),
    ...head('/', '/products/potty/'),
    ...from('SE', '/products/potty/'),
  ],
  'other spellings': [
    ...get(
      '/cart',
      '/cart?code=A&b=1',
      '/products/potty',
      '/sv',
      '/checkout?payment=1',
      '//cart',
      '/cart//',
      '/Cart/',
      '/PRODUCTS/Potty?Code=A',
    ),
    ...head('/cart'),
  ],
  'what is missing': [
    ...get('/unicorns/', '/unicorns', '/sv/unicorns/', '/sv/deep/unicorns/', '/products/unicorns/'),
    ...get(
      '/unicorn.png',
      `/app-${'9'.repeat(20)}.js`,
      '/static/unicorn.webp',
      '/page-data/unicorns/page-data.json',
    ),
    ...get(
      '/.pictures.json',
      '/.git/config/',

      '/_redirects/',
      '/_headers/',
      '/.well-known/unicorn',
    ),
    ...get('/%', '/%E0%A4%A/', '/%00/', '/..%2f..%2fetc%2fpasswd'),
    ...get('/%2fevil.example/', '/%2f%2fevil.example/', '/%5cevil.example/', '/cart%2f%2e%2e%2f'),
    ...head('/unicorns/'),
  ],
  files: [
    ...get(
      `/app-${digest}.js`,
      `/styles.${digest}.css`,
      `/texts/frame/en-${digest}.json`,
      '/static/hero-1a2b.webp',
    ),
    ...get(
      '/page-data/index/page-data.json',
      '/robots.txt',
      '/sitemap-index.xml',
      '/manuals/potty.pdf',
      '/sw.js',
    ),
    ...get('/.well-known/security.txt', '/redirect-rules/current.json', '/404.html', '/cart/index.html'),
    ...head(`/app-${digest}.js`, '/sw.js'),
  ],
  redirects: [
    ...get(
      '/old/',
      '/Old',
      '/OLD/?utm_source=mail',
      '/old//',
      '/gift/',
      '/gift?country=se',
      '/us/a/b/',
      '/us/',
    ),
    ...get('/us//evil.example/', '/US/Sale/?q=1'),
    ...from('SE', '/gift/', '/Gift?x=1', '/old/'),
    ...from('JP', '/gift/'),
    ...from('XX', '/gift/'),
    { path: '/gift/', country: 'JP', headers: { cookie: 'country=se' } },
    { path: '/gift/', country: 'JP', headers: { cookie: 'country=%00' } },
    ...head('/old/'),
  ],
  'the shop API': [
    ...get(
      '/api/health',
      '/api/ready',
      '/api/status',
      '/api/visitor',
      '/api/unicorns',
      '/api',
      '/api/',
      '/api/%00',
    ),
    ...get('/api/carts/00000000-0000-4000-8000-000000000000', '/api/orders/1'),
    ...from('FR', '/api/visitor'),
    ...head('/api/health'),
    post('/api/carts', cart),
    post('/api/carts', '{'),
    post('/api/carts', cart, { origin: 'https://evil.example' }),
    post('/api/carts', JSON.stringify({ text: 'a'.repeat(70_000) })),
    post('/api/health', ''),
    { path: '/api/carts', method: 'OPTIONS', headers: { origin: 'https://evil.example' } },
  ],
  'the webhook': [
    ...get('/api/webhooks/adyen'),
    post('/api/webhooks/adyen', '{}', {}),
    post('/api/webhooks/adyen', '{"notificationItems":[]}', {}),
  ],
  'other methods': [
    post('/old/', ''),
    post('/', ''),
    { path: '/cart/', method: 'PUT' },
    { path: '/', method: 'DELETE' },
  ],
};

/** A request in the words of a test's name. */
export const nameOf = ({ path, method = 'GET', country, headers, body }: AskedRequest): string =>
  [method, path, country && `from ${country}`, headers?.['cookie'] ?? headers?.['origin'], body?.slice(0, 40)]
    .filter(Boolean)
    .join(' ');
