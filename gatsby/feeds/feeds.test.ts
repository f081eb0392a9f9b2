// @vitest-environment jsdom
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test, vi } from 'vitest';
import fc from 'fast-check';
import { stores } from '../../stores/testing/storefronts.ts';
import { feedItemsIn } from '../../tests/crawl/feeds.ts';
import { type FeedProduct, feedItems } from './feed-items.ts';
import { feedOf, feedXml, writeFeed } from './write-feeds.ts';
import { feedItem, type FeedItem } from './google-rules.ts';

vi.mock('../../brands/build.ts', () => import('../testing/sample-brand.ts'));

type Variant = FeedProduct['variants'][number];

const dollars = (centAmount: number, priorCentAmount: number | null = null) =>
  ({ centAmount, currencyCode: 'USD', fractionDigits: 2, priorCentAmount, validUntil: null }) as const;

const variant = (sku: string, fields: Partial<Variant> = {}): Variant => ({
  sku,
  axes: [{ axis: 'color', key: 'black', name: 'Black', hex: '#000000' }],
  measure: null,
  availableQuantity: 7,
  prices: [dollars(14900)],
  laterPrices: [],
  components: [],
  pictures: ['https://pictures.example/front.jpg', 'https://pictures.example/use.jpg'],
  ...fields,
});

const jacket: FeedProduct = {
  key: 'shell-jacket',
  kind: 'product',
  name: 'Shell jacket',
  tagline: 'Keeps the rain out.',
  description: 'Three layers & a hood.\n\nFrom 320 g.',
  facts: [{ key: 'age', range: { from: 0, to: 15 } }],
  categoryKeys: ['jackets', 'gifts'],
  categoryNames: ['Jackets'],
  url: 'https://us.example/shell/',
  variants: [variant('SHELL-BLACK'), variant('SHELL-BLUE', { availableQuantity: 0 })],
};

const market = { currency: 'USD', query: {} };
const items = (fields: Partial<FeedProduct> = {}, where = market) =>
  feedItems({ ...jacket, ...fields }, where);

/** What the rules say about items. */
const problemsOf = (some: readonly FeedItem[]) =>
  some.flatMap((item) => feedItem.safeParse(item).error?.issues ?? []);

describe('product 2.3.315: the feed of a country lists', () => {
  test('each variant that is sold there, as one of a group', () => {
    expect(problemsOf(items())).toEqual([]);
    expect(items()).toMatchObject([
      {
        id: 'SHELL-BLACK',
        title: 'Shell jacket, Black',
        link: 'https://us.example/shell/?sku=SHELL-BLACK',
        image_link: 'https://pictures.example/front.jpg',
        additional_image_link: ['https://pictures.example/use.jpg'],
        availability: 'in_stock',
        price: '149.00 USD',
        condition: 'new',
        mpn: 'SHELL-BLACK',
        item_group_id: 'shell-jacket',
        color: 'Black',
        age_group: 'newborn',
        google_product_category: 'Apparel & Accessories > Clothing > Outerwear > Coats & Jackets',
        product_type: 'Jackets',
      },
      { id: 'SHELL-BLUE', availability: 'out_of_stock' },
    ]);
  });

  test('nothing that is not sold there, and no gift message', () => {
    expect(items({}, { currency: 'SEK', query: {} })).toEqual([]);
    expect(items({ kind: 'gift-message' })).toEqual([]);
    expect(items({ variants: [variant('A', { pictures: [] })] })).toEqual([]);
  });

  test('a product with one variant without a group', () => {
    const [only] = items({ variants: [variant('SHELL')] });
    expect(only).toMatchObject({ title: 'Shell jacket' });
    expect(only).not.toHaveProperty('item_group_id');
  });

  test('a reduced price beside the one before', () => {
    expect(items({ variants: [variant('SHELL', { prices: [dollars(9900, 14900)] })] })).toMatchObject([
      { price: '149.00 USD', sale_price: '99.00 USD' },
    ]);
  });

  test('a bundle as such, and the price per unit of what is sold by measure', () => {
    const sold = items({
      kind: 'bundle',
      variants: [variant('SHEET', { measure: { quantity: 0.25, unit: 'm²' } })],
    });
    expect(problemsOf(sold)).toEqual([]);
    expect(sold).toMatchObject([
      { is_bundle: 'yes', unit_pricing_measure: '0.25sqm', unit_pricing_base_measure: '1sqm' },
    ]);
  });

  test('a GTIN if the catalogue has a right one', () => {
    const withGtin = (gtin: string) => items({ variants: [variant('SHELL', { gtin })] })[0];
    expect(withGtin('4006381333931')).toHaveProperty('gtin', '4006381333931');
    expect(withGtin('4006381333932')).not.toHaveProperty('gtin');
  });

  test('its country in the address, if the storefront sells to several', () => {
    expect(items({}, { currency: 'USD', query: { country: 'pl' } })[0]?.link).toBe(
      'https://us.example/shell/?sku=SHELL-BLACK&country=pl',
    );
  });

  test('texts of any length within the limits', () => {
    const word = fc.stringMatching(/^[a-z]{1,30}$/);
    const texts = fc.array(word, { minLength: 1, maxLength: 600 }).map((words) => words.join(' '));
    fc.assert(
      fc.property(texts, texts, (name, description) => {
        expect(problemsOf(items({ name, description }))).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });
});

test.each([
  [0, 'newborn'],
  [2, 'newborn'],
  [3, 'infant'],
  [11, 'infant'],
  [12, 'toddler'],
  [59, 'toddler'],
  [60, undefined],
])('what is for children from %i months on is for the group %s', (from, group) => {
  expect(items({ facts: [{ key: 'age', range: { from, to: null } }] })[0]?.age_group).toBe(group);
});

describe('the rules refuse', () => {
  const [right = {} as FeedItem] = items();
  test.each<[string, Partial<Record<keyof FeedItem, unknown>>]>([
    ['a title of 151 characters', { title: 'a'.repeat(151) }],
    ['a description of 5,001 characters', { description: 'a'.repeat(5001) }],
    ['an ID of 51 characters', { id: 'a'.repeat(51) }],
    ['an ID with a space', { id: 'SHELL BLACK' }],
    ['eleven more pictures', { additional_image_link: Array.from({ length: 11 }, () => right.image_link) }],
    ['a price without a currency', { price: '149.00' }],
    ['a price with a comma', { price: '149,00 USD' }],
    ['another availability', { availability: 'in stock' }],
    ['another condition', { condition: 'like_new' }],
    ['a wrong GTIN', { gtin: '4006381333930' }],
    ['an address that is not encoded', { link: 'https://us.example/shell/?sku=schön' }],
    ['HTML in a description', { description: '<b>Soft</b>' }],
    ['an unknown attribute', { weight: '3 kg' } as object],
  ])('%s', (_, wrong) => {
    expect(feedItem.safeParse(right).success).toBe(true);
    expect(feedItem.safeParse({ ...right, ...wrong }).success).toBe(false);
  });
});

describe('as XML', () => {
  const channel = { title: 'Fell & Fjord', link: 'https://us.example/', description: 'us' };

  test('any text is read as it was written', () => {
    const plain = fc
      .string({ unit: 'grapheme', maxLength: 60 })
      .map((text) => text.replaceAll(/\p{Cc}/gu, ''));
    const [first = {} as FeedItem] = items();
    fc.assert(
      fc.property(plain, (title) => {
        const xml = feedXml(channel, [{ ...first, title }]);
        const feed = new DOMParser().parseFromString(xml, 'application/xml');
        expect(feed.querySelector('item title')?.textContent).toBe(title);
        expect(feedItemsIn(xml)[0]?.['id']).toBe('SHELL-BLACK');
      }),
      { numRuns: 50 },
    );
  });

  test('what XML cannot contain is left out', () => {
    const xml = feedXml(channel, [{ ...(items()[0] ?? ({} as FeedItem)), title: 'a\u0000b\u001Fc\uFFFE' }]);
    expect(feedItemsIn(xml)[0]?.['title']).toBe('abc');
  });
});

test('a feed that a host would not take is there compressed only', async () => {
  const written = async (most?: number) => {
    const folder = await mkdtemp(join(tmpdir(), 'feeds-'));
    await writeFeed(join(folder, 'us.xml'), Buffer.from('<rss/>'), most);
    const compressed = await readFile(join(folder, 'us.xml.gz'));
    const files = await readdir(folder);
    await rm(folder, { recursive: true });
    return [gunzipSync(compressed).toString(), files];
  };
  expect(await written()).toEqual(['<rss/>', ['us.xml', 'us.xml.gz']]);
  expect(await written(5)).toEqual(['<rss/>', ['us.xml.gz']]);
});

test('an item that breaks a rule is left out of the feed, and reported', () => {
  const nodes: Readonly<Record<string, readonly object[]>> = {
    CommercePicture: [{ id: 'front', url: 'https://pictures.example/front.jpg' }],
    CommerceCategory: [
      { language: 'en', key: 'jackets', name: 'Jackets' },
      { language: 'fr', key: 'jackets', name: 'Vestes' },
    ],
    CommerceProduct: ['en', 'fr'].map((language) => ({
      ...jacket,
      language,
      path: `/${language}/shell/`,
      variants: ['SHELL-BLACK', 'SHELL BLUE'].map((sku) => ({
        ...variant(sku, { prices: [{ ...dollars(19900), currencyCode: 'CAD' }] }),
        pictureIds: ['front', 'gone'],
      })),
    })),
  };
  const getNodesByType = (type: string) => nodes[type] as never;
  const { xml, problems } = feedOf({ getNodesByType }, stores.ca, stores.ca.countries[0]);
  expect(feedItemsIn(xml)).toMatchObject([
    {
      id: 'SHELL-BLACK',
      link: `${stores.ca.origin}/en/shell/?sku=SHELL-BLACK`,
      image_link: 'https://pictures.example/front.jpg',
      price: '199.00 CAD',
      product_type: 'Jackets',
    },
  ]);
  expect(problems).toEqual([expect.stringContaining('SHELL BLUE is left out. id: is not up to 50')]);
});
