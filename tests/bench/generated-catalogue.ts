import type { CommercetoolsSeed, SandboxSeed } from 'storefront-sandbox';
import { localSeed } from '../../local/start-sandbox.ts';

type ProductSeed = NonNullable<CommercetoolsSeed['products']>[number];
type VariantSeed = ProductSeed['masterVariant'];

/** What the demo's shop would have in commercetools if it sold so many products, each with the reviews of its original. */
export function generatedSeed(products: number): SandboxSeed {
  const { name, commercetools } = localSeed();
  const { products: originals = [], inventory: stock = [], reviews = [], ...settings } = commercetools;
  const drafts = Array.from({ length: products }, (_, index) => {
    const original = originals[index % originals.length];
    if (!original) throw new Error('The demo has no products.');
    return variationOf(original, Math.floor(index / originals.length));
  });
  const stockOf = new Map(stock.map(({ sku, quantityOnStock }) => [sku, quantityOnStock]));
  const inventory = drafts.flatMap(({ masterVariant, variants = [] }) =>
    [masterVariant, ...variants].map(({ sku = '' }) => ({
      sku,
      quantityOnStock: stockOf.get(sku.replace(/-V\d+$/, '')) ?? 0,
    })),
  );
  const reviewsOf = Map.groupBy(reviews, ({ target }) => target?.key);
  const reviewsAgain = drafts.flatMap(({ key }) =>
    (reviewsOf.get(key.replace(/-v\d+$/, '')) ?? []).map((review, index) => ({
      ...review,
      key: `${key}-${index + 1}`,
      target: { typeId: 'product', key } as const,
    })),
  );
  return { name, commercetools: { ...settings, products: drafts, reviews: reviewsAgain, inventory } };
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
    name: mapValues(product.name, (text) => `${text} II`),
    masterVariant: dearer(product.masterVariant),
    variants: (product.variants ?? []).map(dearer),
  };
}

/**
 * One of the demo's products again: another key, name, and SKUs, related to others of its round. Round 0 is the original, of whose
 * parts all bundles consist.
 */
function variationOf(original: ProductSeed, round: number): ProductSeed {
  if (round === 0) return original;
  const { key, name, slug, masterVariant, variants = [] } = original;
  const vary = ({ sku = '', attributes = [], ...variant }: VariantSeed): VariantSeed => ({
    ...variant,
    sku: `${sku}-V${round}`,
    attributes: attributes.map((attribute) =>
      attribute.name === 'related'
        ? { ...attribute, value: (attribute.value as string[]).map((other) => `${other}-v${round}`) }
        : attribute,
    ),
  });
  return {
    ...original,
    key: `${key}-v${round}`,
    name: mapValues(name, (text) => `${text} ${round}`),
    slug: mapValues(slug, (text) => `${text}-v${round}`),
    masterVariant: vary(masterVariant),
    variants: variants.map(vary),
  };
}

const mapValues = (texts: Readonly<Record<string, string>>, change: (text: string) => string) =>
  Object.fromEntries(Object.entries(texts).map(([language, text]) => [language, change(text)]));
