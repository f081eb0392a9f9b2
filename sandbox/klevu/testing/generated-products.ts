import type { KlevuIndex, KlevuProduct } from '../seed.ts';

const nouns = ['carrier', 'bouncer', 'blanket', 'cradle', 'bib', 'plate', 'cup', 'towel', 'stool', 'potty'];
const qualities = [
  'soft',
  'light',
  'warm',
  'airy',
  'small',
  'large',
  'quilted',
  'woven',
  'folding',
  'padded',
];
const colors = ['Black', 'Sand', 'Dusty pink', 'Slate blue', 'Sage green', 'White', 'Charcoal', 'Terracotta'];
const materials = ['Cotton', 'Jersey', 'Mesh', 'Silicone', 'Beech', 'Muslin'];
const syllables = ['ba', 'do', 'ki', 'lu', 'me', 'no', 'pa', 'ri', 'so', 'ta', 've', 'zu'];

/** One of the texts: always the same for a product and a purpose, and unrelated to those of its neighbors. */
function pick(texts: readonly string[], product: number, purpose: number): string {
  const mixed = Math.imul(product + 1, 2_654_435_761) ^ Math.imul(purpose + 1, 40_503);
  return texts[(Math.imul(mixed ^ (mixed >>> 15), 2_246_822_519) >>> 8) % texts.length] ?? '';
}

/** A made-up word; twenty products share one, so that there are more words the more products there are. */
const modelName = (product: number): string => {
  const syllableAt = (place: number) => syllables[Math.floor(product / 20 / 12 ** place) % 12] ?? '';
  return [0, 1, 2, 3].map(syllableAt).join('');
};

const sentence = (product: number, purpose: number): string =>
  [0, 1, 2]
    .map((part) => `${pick(qualities, product, purpose + part)} ${pick(nouns, product, purpose + part + 50)}`)
    .join(' and ');

function variantsOf(product: number): readonly KlevuProduct[] {
  const noun = pick(nouns, product, 0);
  const category = `${noun}s`;
  return [0, 1].map((variant) => {
    const sku = `SKU-${product}-${variant}`;
    const price = `${10 + ((product * 37) % 190)}.00`;
    return {
      id: sku,
      itemGroupId: `product-${product}`,
      name: `${pick(qualities, product, 1)} ${noun} ${modelName(product)}`,
      url: `/products/${product}/?sku=${sku}`,
      imageUrl: `/assets/${sku}.png`,
      price,
      salePrice: price,
      currency: 'USD',
      sku,
      brand: 'Brand',
      category,
      categoryPath: category,
      categoryPaths: [category],
      color: [pick(colors, product, 2 + variant)],
      material: [pick(materials, product, 4)],
      rating: 3 + (product % 20) / 10,
      ratingCount: product % 997,
      inStock: 'yes',
      shortDesc: sentence(product, 10),
      launchedOn: `20${10 + (product % 15)}-01-01`,
      features: [sentence(product, 20), sentence(product, 30)],
      related: [],
      english: [],
      prices: { USD: price },
    };
  });
}

/** An index of so many products with two variants each. */
export const generatedIndex = (products: number): KlevuIndex => ({
  language: 'en',
  products: Array.from({ length: products }, (_, product) => variantsOf(product)).flat(),
});
