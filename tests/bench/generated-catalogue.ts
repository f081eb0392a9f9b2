import type { CommercetoolsSeed, SandboxSeed } from 'storefront-sandbox';
import { demoSeed } from '../../demo/seed/demo-seed.ts';

type ProductSeed = NonNullable<CommercetoolsSeed['products']>[number];
type VariantSeed = ProductSeed['masterVariant'];
type ReviewSeed = NonNullable<CommercetoolsSeed['reviews']>[number];

/** What the demo's shop would have in commercetools if it sold so many products. */
export function generatedSeed(products: number): SandboxSeed {
  const { name, commercetools } = demoSeed();
  if (!commercetools) throw new Error('The demo has no catalogue.');
  const {
    products: originals = [],
    inventory: stock = [],
    reviews: written = [],
    ...settings
  } = commercetools;
  const stockOf = new Map(stock.map(({ sku, quantityOnStock }) => [sku, quantityOnStock]));
  const drafts = Array.from({ length: products }, (_, index) => {
    const original = originals[index % originals.length];
    if (!original) throw new Error('The demo has no products.');
    return variationOf(original, Math.floor(index / originals.length));
  });
  const inventory = drafts.flatMap((draft) =>
    variantsOf(draft).map(({ sku = '' }) => ({
      sku,
      quantityOnStock: stockOf.get(sku.replace(/-V\d+$/, '')) ?? 0,
    })),
  );
  const reviewsOf = Map.groupBy(written, ({ target }) => target?.key);
  const reviews = drafts.flatMap(({ key }) =>
    reviewsAgain(reviewsOf.get(key.replace(/-v\d+$/, '')) ?? [], key),
  );
  return { name, commercetools: { ...settings, products: drafts, reviews, inventory } };
}

/** Some of a product's reviews, about one that is made from it. */
function reviewsAgain(reviews: readonly ReviewSeed[], productKey: string): ReviewSeed[] {
  const random = randomOf(`${productKey} reviews`);
  return reviews
    .filter(() => random() < 0.8)
    .map((review, index) => ({
      ...review,
      key: `${productKey}-${index + 1}`,
      target: { typeId: 'product', key: productKey },
    }));
}

/** A catalogue in which one product has a new text, a new price, and the version that follows from it. */
export function withOneChanged(seed: SandboxSeed, key: string): SandboxSeed {
  const { commercetools } = seed;
  if (!commercetools) return seed;
  const products = commercetools.products?.map((product) =>
    product.key === key ? changed(product) : product,
  );
  return { ...seed, commercetools: { ...commercetools, ...(products && { products }) } };
}

function changed(product: ProductSeed): ProductSeed {
  const dearer = ({ prices = [], ...variant }: VariantSeed): VariantSeed => ({
    ...variant,
    prices: prices.map((price) => ({
      ...price,
      value: { ...price.value, centAmount: (price.value.centAmount ?? 0) + 100 },
    })),
  });
  // Not part of a draft, but the sandbox takes a product as it is.
  const version = { version: 2 };
  return {
    ...product,
    ...version,
    name: Object.fromEntries(
      Object.entries(product.name).map(([language, text]) => [language, `${text} II`]),
    ),
    masterVariant: dearer(product.masterVariant),
    variants: (product.variants ?? []).map(dearer),
  };
}

const variantsOf = ({ masterVariant, variants = [] }: ProductSeed): VariantSeed[] => [
  masterVariant,
  ...variants,
];

/**
 * One of the demo's products again: another name, price, and SKUs, related to others of its round,
 * and with the pictures of the original. Round 0 is the original.
 */
function variationOf(original: ProductSeed, round: number): ProductSeed {
  if (round === 0) return original;
  const { name, slug } = original;
  const random = randomOf(`${original.key} ${round}`);
  const factor = 0.6 + random() * 0.8;
  const vary = (variant: VariantSeed) => variantOfRound(variant, round, factor);
  return {
    ...original,
    key: `${original.key}-v${round}`,
    name: mapValues(name, (text) => `${text} ${round}`),
    slug: mapValues(slug, (text) => `${text}-v${round}`),
    masterVariant: vary(original.masterVariant),
    variants: (original.variants ?? []).map(vary),
  };
}

function variantOfRound(variant: VariantSeed, round: number, factor: number): VariantSeed {
  const { sku = '', prices = [], images = [], attributes = [] } = variant;
  return {
    ...variant,
    sku: `${sku}-V${round}`,
    prices: prices.map((price) => ({
      ...price,
      value: { ...price.value, centAmount: Math.round((price.value.centAmount ?? 0) * factor) },
    })),
    images: images.map((image) => ({ ...image, url: `${image.url}?v=${round}` })),
    attributes: attributes.map(({ name, value }) => {
      if (name === 'related') return { name, value: (value as string[]).map((key) => `${key}-v${round}`) };
      if (name === 'components') return { name, value: componentsOfRound(value, round) };
      return { name, value: value as unknown };
    }),
  };
}

/** Components are nested attributes: `[[{ name: 'sku', value: 'BIB' }, …], …]`. */
const componentsOfRound = (value: unknown, round: number): unknown =>
  (value as { name: string; value: unknown }[][]).map((fields) =>
    fields.map((field) =>
      field.name === 'sku' ? { ...field, value: `${String(field.value)}-V${round}` } : field,
    ),
  );

const mapValues = (texts: Readonly<Record<string, string>>, change: (text: string) => string) =>
  Object.fromEntries(Object.entries(texts).map(([language, text]) => [language, change(text)]));

/** Numbers from 0 to 1, always the same for a seed (mulberry32). */
function randomOf(seed: string): () => number {
  let state = Array.from(seed).reduce(
    (sum, sign) => (Math.imul(sum, 31) + (sign.codePointAt(0) ?? 0)) | 0,
    7,
  );
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
