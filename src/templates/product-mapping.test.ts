import { describe, expect, test } from 'vitest';
import { dollars, picture, productOf, variantOf } from '../catalogue/testing/products.ts';
import { toCards, toRow } from './card-fragment.ts';
import { toProduct } from './product-node.ts';

/** A picture node as returned by the build's queries. */
const pictureNode = (name: string) => ({
  tint: '#dca',
  gatsbyImage: { layout: 'fullWidth', ...picture(name) } as const,
});

const offerOf = (currencyCode: string) => ({
  price: { ...dollars(20), currencyCode },
  measure: null,
  hasPriceRange: currencyCode === 'PLN',
  colors: ['#dca'],
  soldOut: false,
});
const cardNode = (...currencies: readonly string[]): Queries.ProductCardFieldsFragment => ({
  key: 'carrier',
  path: '/products/carrier/',
  name: 'Carrier',
  tagline: 'Close to you',
  keyFacts: 'Newborn–15 months',
  launchedOn: '2026-01-01',
  rating: { average: 4.5, count: 8 },
  cardSku: 'CARRIER-0',
  offers: currencies.map(offerOf),
  cardPicture: pictureNode('first'),
  secondCardPicture: null,
});

/** A product node that is sold for a price in each of these currencies, variant by variant. */
function productNode(...currencies: string[][]): Queries.ProductFieldsFragment {
  const variants = [variantOf('sand', 'mesh'), variantOf('black', 'woven')] as const;
  return {
    ...productOf(),
    kind: 'product',
    measures: [],
    variants: currencies.map((sold, index) => {
      const { sku, axes, availableQuantity } = variants[index] ?? variants[0];
      return {
        sku,
        axes,
        availableQuantity,
        measure: null,
        prices: sold.map((currency) => inCurrency(currency)),
        laterPrices: [],
        components: [],
        pictures: [
          { view: 'front', ...pictureNode(sku) },
          { view: 'home', tint: null, gatsbyImage: null },
        ],
      };
    }),
  };
}
const inCurrency = (currencyCode: string) => ({ ...dollars(20), currencyCode });

test('a product without variants is rejected by name', () => {
  expect(() => toProduct(productNode(), 'USD')).toThrow(new Error('The product carrier has no variants.'));
});

describe('in a storefront with more than one currency', () => {
  const [sold, euroOnly] = [cardNode('EUR', 'PLN'), cardNode('EUR')];

  test('lists leave out products not sold in it', () => {
    const cards = toCards([euroOnly, sold, cardNode('USD')], 'PLN');
    expect(cards.map(({ price }) => price)).toEqual([inCurrency('PLN')]);
  });

  test('a row is full although its first products are not sold in it', () => {
    const nodes = [euroOnly, euroOnly, ...['a', 'b', 'c', 'd', 'e'].map((key) => ({ ...sold, key }))];
    expect(toRow(nodes, 'PLN').map(({ key }) => key)).toEqual(['a', 'b', 'c', 'd']);
  });

  test('a product that is not sold in it can still be viewed, without a price', () => {
    const product = toProduct(productNode(['EUR'], ['EUR']), 'PLN');
    expect(product.variants.map(({ sku, price }) => [sku, price])).toEqual([
      ['SAND-MESH', null],
      ['BLACK-WOVEN', null],
    ]);
  });
});
