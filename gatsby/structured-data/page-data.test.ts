import type { Thing } from 'schema-dts';
import { describe, expect, test } from 'vitest';
import { stores } from '../../stores/testing/storefronts.ts';
import type { PageKey } from '../../stores/urls.ts';
import { pageContextMaker } from '../page-context.ts';
import { type PageResults, structuredDataOf } from './page-data.ts';
import { problemsOfJsonLd } from './testing/google-rules.ts';
import { priceIn } from './testing/offered-product.ts';

const { us } = stores;
const contextOf = pageContextMaker({ store: us, stores: [us], builtPages: {} });

/** What a page says, which Google accepts. */
function said(pageKey: PageKey, results: PageResults = {}): readonly Thing[] {
  const things = structuredDataOf({ ...contextOf(pageKey, 'en'), sharePicture: '/share/1.jpg' }, results, us);
  if (things.length > 0)
    expect(problemsOfJsonLd(JSON.stringify({ '@context': 'https://schema.org', '@graph': things }))).toEqual(
      [],
    );
  return things;
}

const gatsbyImage = {
  layout: 'fullWidth',
  width: 1200,
  height: 1200,
  images: { sources: [], fallback: { src: '/p?w=800', srcSet: '/p?w=800 800w,/p?w=1200 1200w' } },
} as const;

/** The result of a product's query, as far as it is read here. */
const jacket = {
  key: 'shell-jacket',
  kind: 'product',
  name: 'Shell jacket',
  tagline: 'Keeps the rain out.',
  description: 'Three layers.',
  rating: { average: 4.7, count: 932 },
  questions: [],
  variants: ['black', 'blue'].map((key) => ({
    sku: `SHELL-${key}`,
    axes: [{ axis: 'color', key, name: key, hex: '#000' }],
    prices: [priceIn('EUR', 1600), priceIn('USD', 1495)],
    measure: null,
    availableQuantity: 4,
    pictures: [
      { view: 'front', tint: null, gatsbyImage },
      { view: 'use', tint: null, gatsbyImage: null },
    ],
    components: [],
  })),
} as unknown as NonNullable<PageResults['commerceProduct']>;

const trail = { nodes: [{ name: 'Jackets', path: '/products/jackets/' }] };

test('product 2.3.311: a product’s page has its offers in the storefront’s currency, how to return it, and where it is', () => {
  const url = `${us.origin}/products/jackets/shell-jacket/`;
  expect(said('product/shell-jacket', { commerceProduct: jacket, trail })).toMatchObject([
    {
      '@type': 'ProductGroup',
      url,
      hasVariant: [
        {
          image: [`${us.origin}/p?w=1200`],
          offers: { url: `${url}?sku=SHELL-black`, price: '14.95', priceCurrency: 'USD' },
        },
        {},
      ],
    },
    { '@type': 'MerchantReturnPolicy', '@id': `${url}#returns`, merchantReturnDays: 30 },
    {
      itemListElement: [
        { item: `${us.origin}/` },
        { name: 'Jackets', item: `${us.origin}/products/jackets/` },
        { name: 'Shell jacket', item: url },
      ],
    },
  ]);
});

describe('product 2.3.312: other pages have', () => {
  test('who runs the storefront and its search, on the home page', () => {
    expect(said('home').map((thing) => (thing as { '@type': string })['@type'])).toEqual([
      'OnlineStore',
      'WebSite',
    ]);
  });

  test('where they are, as a category', () => {
    const commerceCategory = {
      name: 'Jackets',
      title: 'Jackets for rain',
      description: 'Jackets.',
      picture: null,
    };
    expect(said('category/jackets', { commerceCategory, trail: { nodes: [] } })).toMatchObject([
      { itemListElement: [{ position: 1 }, { position: 2, name: 'Jackets' }] },
    ]);
  });

  const guide = {
    section: 'pages',
    title: 'The gift guide',
    description: 'Gifts.',
    updatedOn: '2026-01-05',
    html: '',
    lead: null,
  };

  test('an article, as a guide', () => {
    expect(said('content/faq', { contentPage: guide })).toMatchObject([
      { '@type': 'Article', headline: 'The gift guide', image: [`${us.origin}/share/1.jpg`] },
    ]);
  });

  test('nothing, as customer service or a screen', () => {
    expect(said('content/returns', { contentPage: { ...guide, section: 'customer-service' } })).toEqual([]);
    expect(said('stores')).toEqual([]);
  });
});
