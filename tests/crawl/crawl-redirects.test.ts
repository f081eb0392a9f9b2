import { expect, test } from 'vitest';
import { compile } from '../../redirects/compile.ts';
import type { RedirectTable } from '../../redirects/records.ts';
import { indexRules } from '../../redirects/rule-index.ts';
import { resolve } from '../../redirects/resolve.ts';
import { storesAt } from '../../stores/index.ts';
import { crawlRedirects, type GetFrom } from './crawl-redirects.ts';

const stores = storesAt('http://{store}.localhost');
const served = stores.filter(({ id }) => id === 'us' || id === 'kr');
const tables: readonly RedirectTable[] = [
  {
    file: 'a',
    shortLinks: { bliss: { to: 'product/bouncer-bliss', except: { kr: 'product/fabric-seat-for-bouncer' } } },
  },
  {
    file: 'b',
    legacyLinks: {
      '/old/*': 'home',
      '/help/': { url: 'https://help.example/' },
      '/eu/': { to: 'home', store: 'eu' },
    },
  },
];

/** Responds like the storefronts; what `spoil` returns replaces a response. */
const answering =
  (spoil: (url: string, country: string | null) => Awaited<ReturnType<GetFrom>> | undefined): GetFrom =>
  (url, country) => {
    const { origin, pathname, search } = new URL(url);
    const store = stores.find((one) => one.origin === origin);
    if (!store) throw new Error(`${url} is none of ours.`);
    const rules = compile(tables, { store, stores }).map(({ rule }) => rule);
    const found = resolve(indexRules(rules, 'always'), { path: pathname, query: search, country });
    const answer = { status: found ? 301 : 200, location: found?.target ?? null };
    return Promise.resolve(spoil(url, country) ?? answer);
  };

const crawl = (spoil: Parameters<typeof answering>[0]) =>
  crawlRedirects(served, stores, answering(spoil), tables);

test('if everything is right, there are no problems, and everything is counted', async () => {
  expect(await crawl(() => undefined)).toEqual({
    problems: [],
    counts: {
      // 33 countries, the fallback, and three old addresses, on two storefronts.
      'redirects followed': 74,
      // The bouncer on us, the seat on kr, and both homes.
      'targets of redirects that exist': 4,
      // se de fr gb es it nl ca hk au jp, zh-Hant for tw and cn, eu in en, de, nl and fr; the home page of eu.
      'targets of redirects on storefronts not crawled': 17,
      'targets of redirects outside': 1,
    },
  });
});

test.each([
  [
    'a link that is not redirected',
    '/help/',
    { status: 404, location: null },
    '/help/ from nowhere: responds with 404',
  ],
  [
    'a link to a storefront other than its own',
    '/old/',
    { status: 301, location: 'http://se.localhost/' },
    'which is not on us',
  ],
  [
    'a target that is missing',
    '/products/baby-bouncers/bouncer-bliss/',
    { status: 404, location: null },
    'which responds with 404',
  ],
])('%s is a problem', async (_, path, answer, problem) => {
  const { problems } = await crawl((url) => (url === `http://us.localhost${path}` ? answer : undefined));
  expect(problems.join('\n')).toContain(problem);
});
