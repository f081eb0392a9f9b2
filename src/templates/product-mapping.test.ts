import { expect, test, vi } from 'vitest';
import { dollars, picture, productOf, variantOf } from '../catalogue/test-products.ts';
import { pictureOf, type ProductCardNode, toCard } from './card-fragment.ts';
import { type ProductNode, toProduct } from './product-node.ts';

vi.mock('gatsby', () => import('../testing/gatsby.tsx'));

const fileOf = (name: string) => ({ childImageSharp: { gatsbyImageData: picture(name) } });
const black = { name: 'Black', hex: '#000' };
const sand = { name: 'Sand', hex: '#dca' };

function cardNode(...variants: Partial<ProductCardNode['variants'][number]>[]): ProductCardNode {
  return {
    key: 'carrier',
    path: '/products/carrier/',
    name: 'Carrier',
    tagline: 'Close to you',
    launchedOn: '2026-01-01',
    rating: { average: 4.5, count: 8 },
    variants: variants.map((fields) => ({
      price: dollars(20),
      availableQuantity: 5,
      color: null,
      ...fields,
    })),
    cardPicture: fileOf('first'),
    secondCardPicture: null,
  };
}

test('a card carries what the list shows of the product', () => {
  expect(toCard(cardNode({}))).toEqual({
    key: 'carrier',
    path: '/products/carrier/',
    name: 'Carrier',
    tagline: 'Close to you',
    launchedOn: '2026-01-01',
    rating: { average: 4.5, count: 8 },
    price: dollars(20),
    hasPriceRange: false,
    picture: picture('first'),
    secondPicture: null,
    colors: [],
    soldOut: false,
  });
});

test('a card’s price is the lowest of the variants, a range only where they differ', () => {
  const ranged = toCard(cardNode({ price: dollars(30) }, { price: dollars(9) }, { price: dollars(100) }));
  expect(ranged).toMatchObject({ price: dollars(9), hasPriceRange: true });
  expect(toCard(cardNode({}, {})).hasPriceRange).toBe(false);
});

test('a card shows each colour once, in the order of the variants', () => {
  const node = cardNode({ color: sand }, { color: black }, { color: { ...sand } }, { color: null });
  expect(toCard(node).colors).toEqual([sand, black]);
});

test.each([
  [[0, 0], true],
  [[0, 1], false],
  [[0, null], false],
])('variants with %j pieces left: sold out is %s', (quantities, soldOut) => {
  const node = cardNode(...quantities.map((availableQuantity) => ({ availableQuantity })));
  expect(toCard(node).soldOut).toBe(soldOut);
});

test('a file without a picture is none', () => {
  expect(pictureOf(fileOf('one'))).toEqual(picture('one'));
  expect([pictureOf({ childImageSharp: null }), pictureOf(null), pictureOf(undefined)]).toEqual([
    null,
    null,
    null,
  ]);
});

test('a product’s variants keep their order, their views get their pictures', () => {
  const node: ProductNode = {
    ...productOf(),
    variants: [variantOf('sand', 'mesh'), variantOf('black', 'woven')].map((variant) => ({
      ...variant,
      components: [],
      pictures: [
        { view: 'front', file: fileOf(variant.sku) },
        { view: 'home', file: null },
      ],
    })),
  };
  const product = toProduct(node);
  expect(product).toMatchObject({ key: 'carrier', name: 'Carrier', materials: ['Cotton'] });
  expect(product.variants.map(({ sku, pictures }) => ({ sku, pictures }))).toEqual(
    ['SAND-MESH', 'BLACK-WOVEN'].map((sku) => ({
      sku,
      pictures: [
        { view: 'front', picture: picture(sku) },
        { view: 'home', picture: null },
      ],
    })),
  );
});

test('a product without variants is refused by name', () => {
  const trouble = new Error('The product carrier has no variants.');
  expect(() => toCard(cardNode())).toThrow(trouble);
  expect(() => toProduct({ ...productOf(), variants: [] })).toThrow(trouble);
});
