import { describe, expect, test, vi } from 'vitest';
import { dollars, picture, productOf, variantOf } from '../catalogue/testing/products.ts';
import { pictureOf, toCards, toRow } from './card-fragment.ts';
import { toProduct } from './product-node.ts';

vi.mock('gatsby', () => import('../testing/gatsby.tsx'));

/** A picture node as returned by the build's queries. */
const pictureNode = (name: string) => ({
  tint: '#dca',
  gatsbyImage: { layout: 'fullWidth', ...picture(name) } as const,
});
const shown = (name: string) => expect.objectContaining({ ...picture(name), tint: '#dca' }) as unknown;
const black = { name: 'Black', hex: '#000' };
const sand = { name: 'Sand', hex: '#dca' };

function cardNode(
  ...variants: Partial<Queries.ProductCardFieldsFragment['variants'][number]>[]
): Queries.ProductCardFieldsFragment {
  return {
    key: 'carrier',
    path: '/products/carrier/',
    name: 'Carrier',
    tagline: 'Close to you',
    launchedOn: '2026-01-01',
    rating: { average: 4.5, count: 8 },
    variants: variants.map((fields, index) => ({
      sku: `CARRIER-${index}`,
      prices: [dollars(20)],
      availableQuantity: 5,
      color: null,
      ...fields,
    })),
    cardPicture: pictureNode('first'),
    secondCardPicture: null,
  };
}

const toCard = (node: Queries.ProductCardFieldsFragment, currency = 'USD') => toCards([node], currency)[0];

test('a card contains what the list shows of the product', () => {
  expect(toCard(cardNode({}))).toEqual({
    key: 'carrier',
    path: '/products/carrier/',
    sku: 'CARRIER-0',
    name: 'Carrier',
    tagline: 'Close to you',
    launchedOn: '2026-01-01',
    rating: { average: 4.5, count: 8 },
    price: dollars(20),
    hasPriceRange: false,
    picture: shown('first'),
    secondPicture: null,
    colors: [],
    soldOut: false,
  });
});

test('a card’s price is the lowest of the variants, a range only if they differ', () => {
  const ranged = toCard(cardNode(...[30, 9, 100].map((price) => ({ prices: [dollars(price)] }))));
  expect(ranged).toMatchObject({ price: dollars(9), hasPriceRange: true });
  expect(toCard(cardNode({}, {}))?.hasPriceRange).toBe(false);
});

test('a card shows each color once, in the order of the variants', () => {
  const node = cardNode({ color: sand }, { color: black }, { color: { ...sand } }, { color: null });
  expect(toCard(node)?.colors).toEqual([sand, black]);
});

test('a card names the variant in its picture: the first one in stock', () => {
  const node = cardNode({ availableQuantity: 0 }, { availableQuantity: 1 }, {});
  expect(toCard(node)?.sku).toBe('CARRIER-1');
  expect(toCard(cardNode({ availableQuantity: 0 }))?.sku).toBe('CARRIER-0');
});

test.each([
  [[0, 0], true],
  [[0, 1], false],
  [[0, null], false],
])('variants with stock %j: sold out is %s', (quantities, soldOut) => {
  const node = cardNode(...quantities.map((availableQuantity) => ({ availableQuantity })));
  expect(toCard(node)?.soldOut).toBe(soldOut);
});

test('a node without a picture has none', () => {
  expect(pictureOf(pictureNode('one'))).toEqual(shown('one'));
  expect([pictureOf({ tint: null, gatsbyImage: null }), pictureOf(null), pictureOf(undefined)]).toEqual([
    null,
    null,
    null,
  ]);
});

/** A product node that is sold for a price in each of these currencies, variant by variant. */
function productNode(...currencies: string[][]): Queries.ProductFieldsFragment {
  const variants = [variantOf('sand', 'mesh'), variantOf('black', 'woven')] as const;
  return {
    ...productOf(),
    variants: currencies.map((sold, index) => {
      const { sku, color, material, availableQuantity } = variants[index] ?? variants[0];
      return {
        sku,
        color,
        material,
        availableQuantity,
        prices: sold.map((currency) => inCurrency(currency)),
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

test('a product’s variants keep their order, and their views get their pictures', () => {
  const product = toProduct(productNode(['USD'], ['USD']), 'USD');
  expect(product).toMatchObject({ key: 'carrier', name: 'Carrier', materials: ['Cotton'] });
  expect(product.variants.map(({ sku, pictures }) => ({ sku, pictures }))).toEqual(
    ['SAND-MESH', 'BLACK-WOVEN'].map((sku) => ({
      sku,
      pictures: [
        { view: 'front', picture: shown(sku) },
        { view: 'home', picture: null },
      ],
    })),
  );
});

test('a product without variants is rejected by name', () => {
  expect(() => toProduct(productNode(), 'USD')).toThrow(new Error('The product carrier has no variants.'));
});

describe('in a storefront with more than one currency', () => {
  const sold = cardNode({ prices: [inCurrency('EUR'), inCurrency('PLN')] });
  const euroOnly = cardNode({ prices: [inCurrency('EUR')] });

  test('a card has the price of the visitor’s currency', () => {
    expect(toCard(sold, 'PLN')?.price).toEqual(inCurrency('PLN'));
    expect(toCard(sold, 'EUR')?.price).toEqual(inCurrency('EUR'));
  });

  test('lists leave out products not sold in it', () => {
    expect(toCards([euroOnly, sold, cardNode()], 'PLN').map(({ price }) => price)).toEqual([
      inCurrency('PLN'),
    ]);
  });

  test('a row is full although its first products are not sold in it', () => {
    const nodes = [euroOnly, euroOnly, ...['a', 'b', 'c', 'd', 'e'].map((key) => ({ ...sold, key }))];
    expect(toRow(nodes, 'PLN').map(({ key }) => key)).toEqual(['a', 'b', 'c', 'd']);
  });

  test('price range, colors, and stock are those of the variants sold in it', () => {
    const node = cardNode(
      { prices: [inCurrency('PLN')], color: sand, availableQuantity: 0 },
      { prices: [{ ...inCurrency('EUR'), centAmount: 5 }], color: black },
    );
    expect(toCard(node, 'PLN')).toMatchObject({ hasPriceRange: false, colors: [sand], soldOut: true });
  });

  test('a product page offers only the variants sold in it', () => {
    const product = toProduct(productNode(['EUR', 'PLN'], ['EUR']), 'PLN');
    expect(product.variants.map(({ sku, price }) => [sku, price])).toEqual([
      ['SAND-MESH', inCurrency('PLN')],
    ]);
  });

  test('a product that is not sold in it can still be viewed, without a price', () => {
    const product = toProduct(productNode(['EUR'], ['EUR']), 'PLN');
    expect(product.variants.map(({ sku, price }) => [sku, price])).toEqual([
      ['SAND-MESH', null],
      ['BLACK-WOVEN', null],
    ]);
  });
});
