import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pictureService } from '../../hosts/node/pictures/picture-service.ts';
import { storefrontSite } from '../../hosts/node/site.ts';
import { picturePath } from '../../pictures/address.ts';
import { pictureSourcesWith } from '../../pictures/sources.ts';
import { compile } from '../../redirects/compile.ts';
import { indexRules } from '../../redirects/rule-index.ts';
import { redirectTables } from '../../redirects/table/index.ts';
import { storeById, stores } from '../../stores/index.ts';
import { type Attack, anyOf, mustBeRefused, mustNotTell } from './attack.ts';
import { hostileTexts } from '../../api/testing/hostile-text.ts';
import type { Send } from './visit.ts';

/** Stands in files that no address may show. */
const secret = 'not for strangers';
const files: Readonly<Record<string, string>> = {
  'site/index.html': 'home',
  'site/404.html': 'missing',
  'site/cart/index.html': 'cart',
  'site/.pictures.json': secret,
  'site/.git/config': secret,
  'records/us.json': secret,
};

/** A Node host in front of a small site, with the redirects of the us storefront and no shop API. */
export interface SmallSite {
  readonly send: Send;
  readonly close: () => void;
}

export function smallSite(): SmallSite {
  const folder = mkdtempSync(join(tmpdir(), 'attacked-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const store = storeById('us');
  const rules = compile(redirectTables, { store, stores: Object.values(stores) }).map(({ rule }) => rule);
  const site = storefrontSite({
    pages: { root: join(folder, 'site') },
    trailingSlash: 'always',
    api: { fetch: () => new Response(null, { status: 404 }) },
    redirects: indexRules(rules, 'always'),
    pictures: pictureService({
      isSource: pictureSourcesWith(['https://pictures.example/own/']),
      isPublished: () => false,
      cache: { get: () => Promise.resolve(null), put: () => Promise.resolve() },
      log: () => undefined,
    }),
  });
  return {
    send: async (request) => site.fetch(request),
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}

const own = new Set(['http://localhost', ...Object.values(stores).map(({ origin }) => origin)]);

/** A redirect stays on the storefronts, whatever stands in the address; nothing adds a header of its own. */
const staysHere: Attack['fault'] = ({ status, headers }) => {
  if (headers.has('set-cookie')) return 'sets a cookie';
  if (!headers.has('content-security-policy')) return 'has no policy';
  const location = headers.get('location');
  if (location === null) return status >= 300 && status < 400 ? 'leads nowhere' : null;
  return own.has(new URL(location, 'http://localhost/').origin) ? null : `leads to ${location}`;
};

const get = (path: string, headers: Record<string, string> = {}) => ({
  ...{ name: `GET ${path.slice(0, 100)}`, method: 'GET', path, headers },
});

const hostileSegments: readonly string[] = [
  ...hostileTexts.map((text) => encodeURIComponent(text.toWellFormed()).slice(0, 2_000)),
  ...[
    '..',
    '.',
    '%2e%2e',
    '%2E.',
    '..%2f..',
    '..%5c..',
    '%2f',
    '%5c',
    '\\',
    '//evil.example',
    '\\\\evil.example',
  ],
  ...['%2f%2fevil.example', '/%09/evil.example', '@evil.example', ':80@evil.example', '%', '%E0%A4%A', '%00'],
  ...['.git/config', '.pictures.json', '.env', '%2egit/config', '%2epictures.json', '../records/us.json'],
  ...[
    '..%2frecords%2fus.json',
    '....//records/us.json',
    'cart/..%00/.pictures.json',
    'CON',
    'sw.js/..',
    '~root',
  ],
];
const prefixes = ['/', '//', '/cart/', '/redirects/', '/us/', '/undefined/', '/en/', '/static/'] as const;

/** Addresses of the site that mean something else to a file system, a router, or a browser. */
const strangePaths = (): Attack[] =>
  prefixes.flatMap((prefix) =>
    hostileSegments.map((segment) => ({
      request: get(`${prefix}${segment}`),
      fault: anyOf(staysHere, mustNotTell([secret])),
    })),
  );

/** Queries and headers that a redirect might take over. */
const strangeRequests = (): Attack[] =>
  hostileTexts.flatMap((text) => {
    const part = encodeURIComponent(text.toWellFormed()).slice(0, 4_000);
    const header = text.replace(/[^\x20-\x7E]/g, '?').slice(0, 4_000);
    return [
      get(`/redirects/carriers/?country=${part}`),
      get(`/redirects/carriers/?${part}=${part}`),
      get(`/cart?next=${part}#${part}`),
      get('/redirects/carriers/', { 'x-country': header }),
      get('/redirects/carriers/', { cookie: `country=${header}` }),
      get('/cart', { 'x-forwarded-proto': header, 'accept-encoding': header }),
    ].map((request) => ({ request, fault: anyOf(staysHere, mustNotTell([secret])) }));
  });

const sources: readonly string[] = [
  ...[
    'http://127.0.0.1:1/a.png',
    'http://localhost/a.png',
    'http://[::1]/a.png',
    'http://169.254.169.254/latest',
  ],
  ...[
    'file:///etc/passwd',
    'data:image/png;base64,AA',
    'ftp://pictures.example/own/a.png',
    '//pictures.example/own/a',
  ],
  ...['https://pictures.example/other/a.png', 'https://pictures.example/own/../other/a.png'],
  ...[
    'https://pictures.example@evil.example/own/a.png',
    'https://evil.example/https://pictures.example/own/a.png',
  ],
  ...[
    'https://pictures.example/own/%2e%2e/other/a.png',
    'https://pictures.example:1/own/a.png',
    'own/a.png',
    '',
  ],
  ...[
    'https://pictures.example/own/a.png?x=1',
    'https://pictures.example/own/%61.png',
    'https://u:p@pictures.example/own/a',
  ],
];

/** Pictures from elsewhere, in sizes of the stranger's own, or in formats that nobody asks for. */
const strangePictures = (): Attack[] =>
  [
    ...sources.map((url) => ({ url })),
    ...[1, 7, 999, 6400].map((h) => ({ h: String(h) })),
    ...['a'.repeat(32), '0'.repeat(32), '../x'].map((cd) => ({ cd })),
    ...['1', '99999', '-1', '1e9'].map((w) => ({ w })),
    ...['svg', 'gif', 'html'].map((fm) => ({ fm })),
    ...['1', '100'].map((q) => ({ q })),
    { fit: 'cover' },
  ].map((change) => {
    const query = { w: '360', fm: 'avif', q: '45', url: 'https://pictures.example/own/a.png', ...change };
    return { request: get(`${picturePath}?${new URLSearchParams(query).toString()}`), fault: mustBeRefused };
  });

/** What a stranger may ask the site for, to read what is not published, be led elsewhere, or have it fetch and compute. */
export const webAttacks = (): Attack[] => [...strangePaths(), ...strangeRequests(), ...strangePictures()];
