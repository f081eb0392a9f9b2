import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { brand } from '../brands/build.ts';
import { hostileText } from '../api/testing/hostile-text.ts';
import { redirectResponse } from '../hosts/redirect-response.ts';
import { resolve } from '../redirects/resolve.ts';
import { indexSite } from '../redirects/testing/index-site.ts';
import { consentScript } from '../src/consent/consent-script.ts';
import { parseRecord } from '../src/consent/consent-record.ts';
import { readAmount } from '../src/search/list/amount.ts';
import { listingScript } from '../src/search/list/listing-script.ts';
import { isBot } from '../src/navigation/bots.ts';
import { nearestPages } from '../src/navigation/nearest-pages.ts';
import { findCountries } from '../src/region/find-countries.ts';
import { linkTarget, ownPath } from '../src/search/service/own-addresses.ts';
import { readSearchQuery, normalizeTerm, writeSearchQuery } from '../src/search/service/search-query.ts';
import { scrubText } from '../src/telemetry/scrub-text.ts';
import { tagManagerEventOf } from '../src/telemetry/tag-manager-event.ts';
import { isUnreported } from '../src/telemetry/unreported.ts';
import { languages } from '../stores/types.ts';
import { answerTo, pageAddress } from '../worker/answer-rules.ts';

const origin = 'https://us.shop.test';
const { storefronts: stores } = brand;
const [store] = stores;
const index = indexSite(brand.redirects, { store, stores });
const facts: Parameters<typeof answerTo>[1] = {
  pages: [],
  folders: ['/products'],
  screens: [],
  sources: [],
  languages,
  messages: { revision: '', paths: {} },
  inAdvance: {},
};
const urlWith = (hostile: string) => new URL(`${origin}/${hostile}`);
const country = { names: ['Sweden'], foreignNames: ['Sverige'], nicknames: [], codes: ['se'] };

/**
 * Whatever reads what strangers, services, and shoppers write, at the edge and in browsers; `tests/attacks/` does the same to
 * the shop API. A script of a page's HTML runs with the part of its page that it reads.
 */
const readers: readonly (readonly [what: string, read: (hostile: string) => unknown])[] = [
  ['a redirected path', (hostile) => resolve(index, { path: `/${hostile}`, query: '', country: 'us' })],
  [
    'a redirected query',
    (hostile) => resolve(index, { path: '/redirects/x', query: hostile, country: null }),
  ],
  [
    'a request at the edge',
    (hostile) =>
      redirectResponse(
        index,
        {
          method: 'GET',
          url: urlWith(hostile).href,
          headers: new Headers({ cookie: `country=${encodeURIComponent(hostile.toWellFormed())}` }),
        },
        null,
      ),
  ],
  ['a link of a search record', (hostile) => [ownPath(hostile, [origin]), linkTarget(hostile, [origin])]],
  ['a search term', (hostile) => normalizeTerm(hostile)],
  ['the search page’s address', (hostile) => writeSearchQuery(hostile, readSearchQuery(hostile))],
  ['an amount', (hostile) => readAmount(hostile, 'USD')],
  ['a country’s name', (hostile) => findCountries([country], hostile)],
  ['a missing page’s address', (hostile) => nearestPages(hostile, [{ name: 'Cart', path: '/cart/' }])],
  ['a browser’s name', (hostile) => isBot(hostile)],
  ['a text that is reported', (hostile) => scrubText(hostile)],
  ['an error’s message', (hostile) => isUnreported({ message: hostile, files: [hostile] })],
  [
    'what the tag manager gets',
    (hostile) => [
      tagManagerEventOf(
        { event: { name: 'search', term: `a ${hostile}`, results: 1 }, href: urlWith(hostile).href },
        new Set(['statistics', 'marketing']),
      ),
    ],
  ],
  ['the consent’s cookie', (hostile) => parseRecord(hostile)],
  [
    'the scripts of the HTML',
    (hostile) => {
      const document = { cookie: hostile, documentElement: { dataset: {} }, addEventListener() {} };
      for (const script of [consentScript(), listingScript])
        runInNewContext(script ?? '', { document, location: { search: `?${hostile}` } });
    },
  ],
  [
    'a request in the service worker',
    (hostile) => {
      const url = urlWith(hostile);
      return [answerTo({ url, mode: 'navigate' }, facts, origin), pageAddress(url.pathname, origin)];
    },
  ],
];

describe('10,000 characters are read before the test is over, without an error', () => {
  test.each(readers)('as %s', (_, read) => {
    fc.assert(
      fc.property(hostileText(10_000), (hostile) => {
        expect(() => read(hostile)).not.toThrow();
      }),
      { numRuns: 60 },
    );
  });
});
