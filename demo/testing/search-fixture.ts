import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSandbox } from 'storefront-sandbox';
import { stores } from '../../stores/index.ts';
import type { DemoCategory, DemoProduct } from '../catalogue/types.ts';
import { indexesByApiKey, type PricesFor } from '../seed/klevu/indexes.ts';

/** A handful of products that the tests rely on, under keys that have pages. */
const categories: readonly DemoCategory[] = [
  { key: 'baby-carriers', name: 'Baby carriers', description: '', order: 1, kind: 'product' },
  {
    key: 'baby-carriers/accessories',
    name: 'Carrier accessories',
    description: '',
    order: 1,
    kind: 'product',
  },
  { key: 'kitchen', name: 'Kitchen', description: '', order: 2, kind: 'product' },
  { key: 'selected/shop', name: 'Shop', description: '', order: 1, kind: 'selected' },
];

const product = (
  overrides: Partial<DemoProduct> & Pick<DemoProduct, 'key' | 'name' | 'variants'>,
): DemoProduct => ({
  kind: 'product',
  tagline: `${overrides.name} for every day`,
  description: '',
  features: [],
  measures: [],
  materials: [],
  care: [],
  inTheBox: [],
  categories: ['baby-carriers', 'selected/shop'],
  priceUsd: 100,
  taxCategory: 'standard',
  related: [],
  launchedOn: '2024-01-01',
  ...overrides,
});

const products: readonly DemoProduct[] = [
  product({
    key: 'baby-carrier-mini',
    name: 'Baby carrier Mini',
    priceUsd: 99,
    related: ['carrier-bib'],
    launchedOn: '2020-03-01',
    features: ['Soft from newborn'],
    variants: [
      { sku: 'MINI-COTTON-BLACK', color: 'black', material: 'cotton', stock: 0 },
      { sku: 'MINI-JERSEY-SAND', color: 'sand', material: 'jersey', stock: 9, priceUsd: 119 },
    ],
  }),
  product({
    key: 'baby-carrier-one',
    name: 'Baby carrier One',
    priceUsd: 199,
    launchedOn: '2023-05-01',
    variants: [{ sku: 'ONE-BLACK', color: 'black', material: 'mesh', stock: 5 }],
  }),
  product({
    key: 'carrier-bib',
    name: 'Carrier bib',
    categories: ['baby-carriers/accessories'],
    priceUsd: 19.95,
    launchedOn: '2025-01-01',
    variants: [{ sku: 'CARRIER-BIB', color: 'sand', stock: 3 }],
  }),
  product({
    key: 'baby-plate-spoon-and-fork',
    name: 'Baby plate & spoon',
    categories: ['kitchen'],
    priceUsd: 24.95,
    launchedOn: '2022-01-01',
    variants: [{ sku: 'PLATE', color: 'sage-green', material: 'plastic', stock: 0 }],
  }),
  product({ key: 'no-such-page', name: 'Carrier of yore', variants: [{ sku: 'YORE', stock: 1 }] }),
  product({
    key: 'gift-message',
    name: 'Gift message',
    kind: 'gift-message',
    variants: [{ sku: 'MESSAGE', stock: 1 }],
  }),
];

const pricesFor: PricesFor = (usd) => ({
  USD: Math.round(usd * 100),
  CAD: Math.round(usd * 130),
  EUR: Math.round(usd * 90),
  GBP: Math.round(usd * 80),
  SEK: Math.round(usd * 1000),
  AUD: Math.round(usd * 150),
  HKD: Math.round(usd * 780),
  JPY: Math.round(usd * 150),
  KRW: Math.round(usd * 1300),
  PLN: Math.round(usd * 400),
  CZK: Math.round(usd * 2000),
  DKK: Math.round(usd * 700),
  HUF: Math.round(usd * 35000),
  TWD: Math.round(usd * 3000),
  CNY: Math.round(usd * 700),
});

/** What their reviews amount to. */
const ratings = new Map([
  ['baby-carrier-mini', { average: 4.7, count: 900 }],
  ['baby-carrier-one', { average: 4.2, count: 300 }],
  ['baby-plate-spoon-and-fork', { average: 3.4, count: 20 }],
]);

/** The fixture's products in every index of every storefront. */
export const fixtureIndexes = indexesByApiKey(Object.values(stores), {
  categories,
  ratingOf: (key) => ratings.get(key) ?? null,
  products,
  pricesFor,
  brandName: 'Brand',
});

/** A search service with the fixture's products on a free port; `url` is the setting of a storefront. */
export async function serveFixture(): Promise<{
  readonly origin: string;
  readonly url: string;
  readonly close: () => Promise<void>;
}> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'search-'));
  const sandbox = await startSandbox(
    { name: 'Brand', klevu: { indexes: fixtureIndexes } },
    { port: 0, dataFolder },
  );
  return {
    origin: sandbox.url,
    url: `${sandbox.url}/klevu`,
    close: async () => {
      await sandbox.close();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}
