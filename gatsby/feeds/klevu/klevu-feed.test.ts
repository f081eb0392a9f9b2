import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import type { CommerceProduct } from '../../../commerce/catalogue-mapping.ts';
import { inEveryLanguage } from '../../../stores/page-folder.ts';
import { stores } from '../../../stores/testing/storefronts.ts';
import { localizerOf } from '../../localize.ts';
import { readTexts, translationIn } from '../../read-texts.ts';
import { factAttributes } from './attributes.ts';
import { klevuFeed, klevuItem, type KlevuItem } from './form.ts';
import { recordsOf } from './records.ts';
import { klevuFeedWriter, partsOf } from './write-klevu-feed.ts';

const localize = localizerOf(stores.us, false);
const t = await translationIn(readTexts({ languages: ['en'], localize }), 'en');

const pageItem = (id: string, name = id): KlevuItem => ({
  id,
  type: 'KLEVU_CMS',
  attributes: { name: { default: name }, url: `/${id}/`, shortDescription: { default: '' } },
});

test('product 2.3.317: parts of the feed are never longer than Klevu accepts, and have every record once, in order', () => {
  const names = fc.array(fc.string({ unit: 'grapheme', maxLength: 8 }), { maxLength: 30 });
  fc.assert(
    fc.property(names, fc.integer({ min: 600, max: 2000 }), (written, most) => {
      const items = written.map((name, index) => pageItem(String(index), name));
      const parts = [...partsOf(items, most)];
      for (const part of parts) expect(Buffer.byteLength(part)).toBeLessThanOrEqual(most);
      expect(parts.flatMap((part) => JSON.parse(part) as unknown)).toEqual(items);
    }),
  );
});

test('the list of the feed names the parts of each index, and nothing of an earlier build is left', async () => {
  const root = mkdtempSync(join(tmpdir(), 'feed-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const add = await klevuFeedWriter(root);
  await add({ language: 'zh-Hant', apiKey: 'old' }, [], [pageItem('old')]);
  const addAgain = await klevuFeedWriter(root);
  await addAgain({ language: 'en', apiKey: 'key' }, [], [pageItem('a'), pageItem('b')]);
  const read = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8')) as unknown;
  const [index, ...others] = klevuFeed.parse(read('feeds/klevu.json')).indexes;
  expect(others).toEqual([]);
  expect(index).toMatchObject({ language: 'en', apiKey: 'key', records: 2 });
  const items = index?.parts.flatMap((part) => read(part)).map((item) => klevuItem.parse(item).id);
  expect(items).toEqual(['a', 'b']);
  expect(readdirSync(join(root, 'feeds/klevu'))).toEqual(['en-1.json']);
});

test.each([
  [
    { from: 0, to: 6 },
    { ageFrom: 0, ageTo: 6, age: ['0–6 months'] },
  ],
  [
    { from: 5, to: 13 },
    { ageFrom: 5, ageTo: 13, age: ['0–6 months', '6–12 months', 'From 12 months'] },
  ],
  [
    { from: 24, to: null },
    { ageFrom: 24, age: ['From 12 months'] },
  ],
  [
    { from: null, to: 6 },
    { ageTo: 6, age: ['0–6 months'] },
  ],
])('a range %o is filtered by every group that it has more than an end in common with', (range, expected) => {
  const attributes = { from: 'from', to: 'to' };
  const age = { key: 'age', kind: 'range', attributes, unit: 'month', groups: [0, 6, 12], on: [] } as const;
  const reader = { locale: 'en', system: 'metric' } as const;
  expect(factAttributes([{ key: 'age', range, choices: [] }], { axes: [], facts: [age] }, t, reader)).toEqual(
    expected,
  );
});

type Variant = CommerceProduct['variants'][number];
const cost = (currencyCode: string, centAmount: number, priorCentAmount: number | null = null) =>
  ({ currencyCode, centAmount, fractionDigits: 2, priorCentAmount, validUntil: null }) as const;
const variant = (sku: string, prices: Variant['prices'], availableQuantity: number | null): Variant => ({
  ...{ sku, prices, laterPrices: [], availableQuantity, axes: [], measure: { quantity: 0.25, unit: 'm²' } },
  ...{ images: [], components: [] },
});

test('product 2.3.317: a variant is in the feed with its prices and whether there is any, and only where the index has its currency', () => {
  const facts = { measures: [], materials: [], care: [], cleaning: [], inTheBox: [], certificates: [] };
  const product = (key: string, variants: CommerceProduct['variants']): CommerceProduct => ({
    ...{ key, kind: 'product', name: key, tagline: '', description: '', features: [], facts: [], ...facts },
    ...{
      washCelsius: null,
      warrantyYears: null,
      warnings: [],
      rating: null,
      version: 1,
      related: [],
      partOf: [],
    },
    ...{ categoryKeys: [], launchedOn: '', variants },
  });
  const dollars = [cost('USD', 9900, 14900), cost('CAD', 10000)] as const;
  const products = [
    product('jacket', [variant('RED', dollars, 7131), variant('BLUE', [cost('CAD', 1)], 7131)]),
    product('SCARF', [variant('SCARF-XL', [cost('USD', 7)], 1), variant('SCARF', [cost('USD', 5)], 0)]),
  ];
  const paths = {
    ...stores.us.paths,
    'product/jacket': inEveryLanguage('/j/'),
    'product/SCARF': inEveryLanguage('/s/'),
  };
  const searchable = {
    ...{ store: { ...stores.us, paths }, language: 'en' as const, origin: 'https://us.example' },
    ...{ english: null, pages: [], t, catalogue: { products, categories: [] } },
    localize: (text: string) => text,
  };
  const records = [...recordsOf(searchable)];
  // One ID must not be that of two records: a scarf stands for all scarves.
  expect(records.map(({ id }) => id)).toEqual(['jacket', 'RED', 'SCARF', 'SCARF-XL']);
  expect(records[1]).toMatchObject({
    relations: { parentProduct: { values: ['jacket'] } },
    attributes: {
      url: 'https://us.example/j/?sku=RED',
      price: { USD: { defaultPrice: 149, salePrice: 99 }, CAD: { defaultPrice: 100, salePrice: 100 } },
      inStock: true,
      measureQuantity: 0.25,
      measureUnit: 'm2',
    },
  });
  expect(Object.keys(records[1]?.attributes.price ?? {})).toEqual(['USD', 'CAD']);
  expect(records[2]).toMatchObject({ attributes: { inStock: false } });
  expect(records.slice(2).map(({ relations }) => relations?.parentProduct?.values[0])).toEqual([
    undefined,
    'SCARF',
  ]);
  expect(JSON.stringify(records)).not.toContain('7131');
});
