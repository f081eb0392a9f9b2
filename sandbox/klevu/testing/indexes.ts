import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { serveApp } from '../../testing/serve-app.ts';
import { createKlevu } from '../app.ts';
import type { KlevuProduct } from '../indexing.ts';
import type { KlevuIndex, KlevuSeed } from '../seed.ts';

type Facts = Pick<KlevuProduct, 'itemGroupId' | 'name' | 'category' | 'sku' | 'price'> &
  Partial<KlevuProduct>;

/** One variant. */
export const variant = (facts: Facts): KlevuProduct => ({
  id: facts.sku,
  url: `/${facts.itemGroupId}/?sku=${facts.sku}`,
  imageUrl: `/assets/${facts.sku}.png`,
  salePrice: facts.price,
  currency: 'USD',
  brand: 'Brand',
  categoryPath: facts.category,
  categoryPaths: [facts.categoryPath ?? facts.category],
  color: [],
  material: [],
  rating: null,
  ratingCount: 0,
  inStock: 'yes',
  shortDesc: `${facts.name} for every day`,
  launchedOn: '2024-01-01',
  features: [],
  related: [],
  prices: {},
  pricesBefore: {},
  listPaths: [],
  tags: [],
  traits: {},
  fields: {},
  ...facts,
});

const mini = {
  itemGroupId: 'baby-carrier-mini',
  name: 'Baby carrier Mini',
  category: 'Baby carriers',
  rating: 4.7,
  ratingCount: 900,
  related: ['carrier-bib'],
  launchedOn: '2020-03-01',
  features: ['Soft from newborn'],
} as const;

const one = {
  itemGroupId: 'baby-carrier-one',
  name: 'Baby carrier One',
  category: 'Baby carriers',
  listPaths: ['Our favorites'],
  material: ['Mesh'],
  rating: 4.2,
  ratingCount: 300,
  launchedOn: '2023-05-01',
} as const;

/** The variants of a handful of products whose values the tests rely on. */
const products: readonly KlevuProduct[] = [
  variant({
    ...mini,
    sku: 'MINI-COTTON-BLACK',
    price: '99.00',
    prices: { USD: '99.00' },
    color: ['Black'],
    material: ['Cotton'],
    inStock: 'no',
  }),
  variant({
    ...mini,
    sku: 'MINI-JERSEY-SAND',
    price: '119.00',
    prices: { USD: '119.00', CAD: '159.00' },
    color: ['Sand'],
    material: ['Jersey'],
  }),
  variant({
    ...mini,
    sku: 'MINI-JERSEY-PINK',
    price: '129.00',
    prices: { USD: '129.00', CAD: '169.00' },
    color: ['Dusty pink'],
    material: ['Jersey'],
  }),
  variant({ ...one, sku: 'ONE-BLACK', price: '199.00', color: ['Black'] }),
  variant({ ...one, sku: 'ONE-PINK', price: '179.00', color: ['Dusty pink'] }),
  variant({
    itemGroupId: 'carrier-bib',
    name: 'Carrier bib',
    category: 'Carrier accessories',
    categoryPath: 'Baby carriers;Carrier accessories',
    sku: 'CARRIER-BIB',
    price: '19.95',
    color: ['Sand'],
    launchedOn: '2025-01-01',
  }),
  variant({
    itemGroupId: 'baby-plate-spoon-and-fork',
    name: 'Baby plate & spoon',
    category: 'Kitchen',
    sku: 'PLATE',
    price: '24.95',
    color: ['Sage green'],
    material: ['Plastic'],
    rating: 3.4,
    ratingCount: 20,
    inStock: 'no',
    launchedOn: '2022-01-01',
  }),
];

/** What the merchant has set up in the console, on the pages the SDK supports it for. */
const recommendations: NonNullable<KlevuIndex['recommendations']> = {
  'home-trending': { title: 'Trending', pageType: 'HOME', logic: 'TRENDING' },
  'home-new': { title: 'New in', pageType: 'HOME', logic: 'NEWEST_ARRIVALS' },
  'home-picked': {
    ...{ title: 'Our picks', pageType: 'HOME', logic: 'HAND_PICKED' },
    products: ['carrier-bib', 'baby-carrier-one'],
  },
  'category-trending': { title: 'Favorites', pageType: 'CATEGORY', logic: 'TRENDING' },
  'category-rated': { title: 'Highest rated', pageType: 'CATEGORY', logic: 'CUSTOM_LOGIC' },
  'product-similar': { title: 'Similar', pageType: 'PRODUCT', logic: 'SIMILAR' },
  'product-also-viewed': { title: 'Also viewed', pageType: 'PRODUCT', logic: 'OTHER_ALSO_VIEWED' },
  'product-together': { title: 'Together', pageType: 'PRODUCT', logic: 'BOUGHT_TOGETHER_PDP' },
  'product-look': { title: 'Similar look', pageType: 'PRODUCT', logic: 'VISUALLY_SIMILAR' },
  'checkout-together': { title: 'Together', pageType: 'CHECKOUT', logic: 'BOUGHT_TOGETHER' },
  guide: {
    ...{ title: 'Guide', pageType: 'HOME', logic: 'TRENDING', action: 'STATIC_CONTENT' },
    picture: { url: '/assets/guide.png', width: 1600, altTag: 'Guide', targetUrl: '/guide/' },
  },
  hidden: { title: 'Hidden', pageType: 'HOME', logic: 'TRENDING', action: 'HIDE_RECOMMENDATION' },
};

const guide = {
  id: 'the-guide',
  name: 'The guide',
  imageUrl: '/assets/guide.png',
  altTag: 'Guide',
  url: '/guide/',
};
const banners: NonNullable<KlevuIndex['banners']> = [
  { ...guide, places: ['landingpage', 'quicksearch'], terms: ['carrier'] },
  { ...guide, id: 'every-search', places: ['landingpage'], terms: null },
  { ...guide, id: 'carriers', places: ['merchandising'], terms: ['Baby carriers'] },
];

const consoleSettings: Omit<KlevuIndex, 'language' | 'products'> = {
  recommendations,
  banners,
  popularTerms: ['baby carriers', 'kitchen'],
  keywordUrls: [{ keywords: ['returns'], url: '/returns/' }],
  pages: [
    {
      id: 'returns',
      name: 'Returns',
      url: '/returns/',
      shortDesc: 'How to send something back.',
      text: 'Write to us within thirty days.',
    },
    {
      id: 'guide',
      name: 'Babywearing guide',
      url: '/guide/',
      shortDesc: 'How to choose a carrier.',
      text: 'Babies like to be carried. Returns are free.',
    },
  ],
  categories: [
    {
      id: 'carriers',
      name: 'Baby carriers',
      url: '/carriers/',
      categoryPath: 'Baby carriers',
      shortDesc: 'Close to you.',
    },
    {
      id: 'carrier-accessories',
      name: 'Carrier accessories',
      url: '/carriers/accessories/',
      categoryPath: 'Baby carriers;Carrier accessories',
      shortDesc: 'Covers and bibs.',
    },
  ],
};

export const klevuSeed = {
  indexes: {
    'klevu-us': { language: 'en', products, ...consoleSettings },
    'klevu-se': { language: 'sv', products: [] },
  },
} satisfies KlevuSeed;

/** The stand-in with these products on a free port. */
export async function serveIndexes() {
  const klevu = createKlevu(klevuSeed, 'http://sandbox.test');
  const app = new Hono<{ Bindings: HttpBindings }>().route('/klevu', klevu.app);
  const { origin, close } = await serveApp(app);
  const url = `${origin}/klevu`;
  return {
    url,
    reset: klevu.reset,
    /** The events that it has received. */
    events: async (): Promise<unknown> => (await fetch(`${url}/events.json`)).json(),
    close,
  };
}
