import { describe, expect, test } from 'vitest';
import type { BuiltPages } from '../../stores/alternates.ts';
import { stores } from '../../stores/index.ts';
import { type PageKey, urlOf } from '../../stores/urls.ts';
import { crawlStorefronts } from './crawl.ts';
import { type FakeSite, fakeSite } from './testing/fake-site.ts';

const us = { ...stores.us, origin: 'http://us.localhost' };
const jp = { ...stores.jp, origin: 'http://jp.localhost' };
const keys = ['home', 'category/gifts', 'product/high-chair', 'content/legal-notice', 'cart'] as const;
const common = ['home', 'category/gifts', 'cart'] as const;
const built: BuiltPages = {
  us: new Set<PageKey>([...common, 'product/high-chair']),
  jp: new Set<PageKey>([...common, 'content/legal-notice']),
};

/** What a crawl of the two storefronts reports after something was broken. */
async function problemsAfter(spoil: (site: FakeSite) => void): Promise<readonly string[]> {
  const site = fakeSite([us, jp], built);
  spoil(site);
  return (await crawlFake([us, jp], site.get, keys)).problems;
}

/** A fake page consists of what the crawl compares, so its HTML is valid unless it says that it is not. */
const crawlFake = (
  stores: Parameters<typeof crawlStorefronts>[0],
  get: Parameters<typeof crawlStorefronts>[1],
  wanted: Parameters<typeof crawlStorefronts>[2],
) =>
  crawlStorefronts(stores, get, wanted, (html) =>
    Promise.resolve(html.includes('lang="broken"') ? ['broken'] : []),
  );

const gifts = 'http://us.localhost/products/gifts/';
const cart = 'http://us.localhost/cart/';
const usGifts = (site: FakeSite) => site.page(us, 'en', 'category/gifts');

describe('storefronts in which everything is right', () => {
  test('have no problems, and everything is counted', async () => {
    expect(await crawlFake([us, jp], fakeSite([us, jp], built).get, keys)).toEqual({
      problems: [],
      counts: {
        storefronts: 2,
        'pages with valid HTML': 12,
        // Four pages in the one language of us, four in the two of jp.
        'addresses made by urlOf': 12,
        // All of these except the three carts.
        'listed pages': 9,
        languages: 2,
        // home and gifts: us, jp, jp in English, x-default, on three pages each; high chair: us and x-default;
        // legal notice: jp, jp in English and x-default on two pages.
        'alternates that point back': 32,
        // Three pages of us link to four, six of jp to four.
        'links within a storefront': 36,
        'linked addresses that are not listed': 3,
        'pictures for those who share links': 2,
        'items in feeds': 2,
      },
    });
  });

  test('may redirect the address of a page that they do not build, in some of their languages', async () => {
    const { get } = fakeSite([us, jp], built);
    const missing = urlOf(jp, 'ja', 'product/high-chair');
    expect((await get(missing)).status).toBe(404);
    const leading: typeof get = (url) =>
      url === missing ? Promise.resolve({ status: 301, text: '' }) : get(url);
    expect((await crawlFake([us, jp], leading, keys)).problems).toEqual([]);
  });

  test('may link to storefronts that are not crawled', async () => {
    const { counts, problems } = await crawlFake([us], fakeSite([us, jp], built).get, keys);
    expect(problems).toEqual([]);
    expect(counts).toMatchObject({
      storefronts: 1,
      'listed pages': 3,
      // us and x-default of three pages, against both languages of jp on two.
      'alternates that point back': 6,
      'alternates to other storefronts': 4,
    });
  });

  test('may have error pages, which have no addresses of their own', async () => {
    const withErrors: BuiltPages = { ...built, us: new Set([...(built.us ?? []), 'not-found']) };
    const { get } = fakeSite([us, jp], withErrors);
    const { counts, problems } = await crawlFake([us, jp], get, [...keys, 'not-found', 'server-error']);
    expect(problems).toEqual([]);
    expect(counts['addresses made by urlOf']).toBe(12);
  });

  test('may link to a part of a page, to a search and to other sites', async () => {
    const links = [
      '/products/gifts/#top',
      '/cart/?code=A',
      'https://example.com/nowhere',
      'mailto:a@b.example',
    ];
    expect(await problemsAfter((site) => usGifts(site).links.push(...links))).toEqual([]);
  });
});

test.each<[string, (site: FakeSite) => void, string]>([
  [
    'a page of the sitemap that is missing',
    (site) => (usGifts(site).status = 404),
    `${gifts}: in the sitemap, but responds with 404`,
  ],
  ['a wrong language', (site) => (usGifts(site).lang = 'sv'), `${gifts}: lang is sv, not en`],
  ['a wrong direction', (site) => (usGifts(site).dir = 'rtl'), `${gifts}: dir is rtl`],
  ['a wrong canonical', (site) => (usGifts(site).canonical = cart), `${gifts}: canonical is ${cart}`],
  ['no canonical', (site) => (usGifts(site).canonical = null), `${gifts}: canonical is missing`],
  ['no heading', (site) => (usGifts(site).heading = 'h2'), `${gifts}: has no heading`],
  [
    'alternates that leave out the page itself',
    (site) => usGifts(site).alternates.clear(),
    `${gifts}: is missing from its own alternates`,
  ],
  [
    'alternates without one for everyone else',
    (site) => usGifts(site).alternates.delete('x-default'),
    `${gifts}: has no x-default`,
  ],
  [
    'an alternate that does not point back',
    (site) => site.page(jp, 'en', 'category/gifts').alternates.delete('en-US'),
    `${gifts}: ${urlOf(jp, 'en', 'category/gifts')} does not point back with the same alternates`,
  ],
  [
    'an alternate that is not a page',
    (site) => usGifts(site).alternates.set('ja-JP', 'http://jp.localhost/sonzai-shinai'),
    `${gifts}: its alternate ja-JP http://jp.localhost/sonzai-shinai is not a listed page`,
  ],
  [
    'a sitemap that differs from the page',
    (site) => usGifts(site).sitemap?.set('en-US', cart),
    `${gifts}: sitemap and page have different alternates`,
  ],
  [
    'a link to a page that is missing',
    (site) => usGifts(site).links.push('/products/unicorns/'),
    `${gifts}: links to http://us.localhost/products/unicorns/, which responds with 404`,
  ],
  [
    'such a link with the host',
    (site) => usGifts(site).links.push('http://us.localhost/unicorns/'),
    `${gifts}: links to http://us.localhost/unicorns/, which responds with 404`,
  ],
  [
    'a link that is redirected because of its spelling',
    (site) => usGifts(site).links.push('/products/gifts'),
    `${gifts}: links to http://us.localhost/products/gifts, which responds with 404`,
  ],
  [
    'a page that is built in one language only',
    (site) => (site.page(jp, 'en', 'content/legal-notice').status = 404),
    'jp content/legal-notice: built in some languages only',
  ],
  [
    'a listed page whose address leads elsewhere',
    (site) => (usGifts(site).status = 301),
    `${gifts}: in the sitemap, but responds with 301`,
  ],
  ['a page that breaks', (site) => (site.page(us, 'en', 'cart').status = 500), `${cart}: responds with 500`],
  [
    'a listed page that should not be',
    (site) => (site.page(us, 'en', 'cart').sitemap = new Map()),
    `${cart}: listed, but should not be, or vice versa`,
  ],
  [
    'a page that should be listed and is not',
    (site) => (usGifts(site).sitemap = null),
    `${gifts}: listed, but should not be, or vice versa`,
  ],
  [
    'a page in the sitemap that robots should skip',
    (site) => (usGifts(site).robots = 'noindex'),
    `${gifts}: in the sitemap, but should not be listed`,
  ],
  [
    'a page that robots may list and should not',
    (site) => (site.page(us, 'en', 'cart').robots = null),
    `${cart}: its robots tag is wrong`,
  ],
  [
    'a robots.txt without a sitemap',
    (site) => site.files.set('http://us.localhost/robots.txt', 'User-agent: *\n'),
    'us: robots.txt does not list its own sitemap',
  ],
  [
    'the sitemap of another storefront',
    (site) =>
      site.files.set('http://us.localhost/robots.txt', 'Sitemap: http://jp.localhost/sitemap-index.xml\n'),
    'us: robots.txt does not list its own sitemap',
  ],
  [
    'empty sitemaps',
    (site) => site.files.set('http://us.localhost/sitemap-index.xml', '<sitemapindex></sitemapindex>'),
    'us: the sitemaps are empty',
  ],
])('the crawl finds %s', async (_, spoil, problem) => {
  expect(await problemsAfter(spoil)).toContain(problem);
});

test('the crawl finds two pages with one address', async () => {
  const { problems } = await crawlFake([us], fakeSite([us], built).get, ['cart', 'cart']);
  expect(problems).toContain(`${cart}: two pages have this address`);
});

const feedMistakes = [
  ['a price without a currency', '149.00 USD', '149.00', 'price: is not an amount with a currency'],
  ['another price than the page', '149.00 USD', '148.00 USD', '148.00 USD, in_stock, and on its page http'],
  [
    'something that is sold out on its page',
    'in_stock',
    'out_of_stock',
    '149.00 USD, out_of_stock, and on its page',
  ],
  ['a link to no page', '/?sku=', '/nowhere/?sku=', 'which is not a listed page'],
  ['an unknown attribute', 'g:mpn>', 'g:mnp>', 'mpn: '],
] as const;

describe('product 2.3.310, 2.3.311, 2.3.313, 2.3.315: the crawl finds', () => {
  test.each<[string, (site: FakeSite) => void, string]>([
    ['invalid HTML', (site) => (usGifts(site).lang = 'broken'), `${gifts}: broken`],
    ['no title', (site) => (usGifts(site).title = ''), `${gifts}: has no title`],
    [
      'a title that is cut off',
      (site) => (usGifts(site).title = 'a'.repeat(66)),
      `${gifts}: its title has 66 characters`,
    ],
    ['no description', (site) => (usGifts(site).description = ''), `${gifts}: has no description`],
    [
      'a description that is cut off',
      (site) => (usGifts(site).description = 'a'.repeat(156)),
      `${gifts}: its description has 156 characters`,
    ],
    [
      'a title that another page has',
      (site) => (usGifts(site).title = site.page(us, 'en', 'home').title),
      `and ${gifts}: have the same title`,
    ],
    [
      'no picture for those who share it',
      (site) => usGifts(site).shared.delete('og:image'),
      `${gifts}: has no og:image`,
    ],
    [
      'a picture of another size',
      (site) =>
        usGifts(site).shared.set('og:image:width', '600').set('og:image', `${us.origin}/other/share/1.jpg`),
      'and is 1200 × 630, not 600 × 630',
    ],
    [
      'a picture that is missing',
      (site) => usGifts(site).shared.set('og:image', `${us.origin}/share/2.jpg`),
      'responds with 404 and is no picture',
    ],
    [
      'structured data that search engines refuse',
      (site) => (usGifts(site).structuredData = '{"@context":"https://schema.org","@graph":[]}'),
      `${gifts}: structured data: @graph`,
    ],
    [
      'a feed that is missing',
      (site) => site.files.delete(`${us.origin}/feeds/us.xml`),
      'us.xml: responds with 404 and has 0 items',
    ],
    ...feedMistakes.map(
      ([name, text, replacement, problem]) =>
        [
          `a feed with ${name}`,
          (site: FakeSite) => {
            const address = `${us.origin}/feeds/us.xml`;
            site.files.set(address, (site.files.get(address) ?? '').replace(text, replacement));
          },
          problem,
        ] as [string, (site: FakeSite) => void, string],
    ),
  ])('%s', async (_, spoil, problem) => {
    expect(await problemsAfter(spoil)).toContainEqual(expect.stringContaining(problem));
  });
});
