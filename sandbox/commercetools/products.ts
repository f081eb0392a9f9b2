import type {
  Price,
  ProductProjection,
  ProductVariant,
  ReviewRatingStatistics as Statistics,
} from '@commercetools/platform-sdk';
import { invalidField } from './errors.ts';
import type { Storage } from './storage.ts';

export const variantsOf = ({ masterVariant, variants }: ProductProjection) => [masterVariant, ...variants];

/** What a price is selected for. */
export interface PriceScope {
  /** ISO 4217. */
  readonly currency: string;
  /** ISO 3166-1 alpha-2, upper case. */
  readonly country: string | undefined;
}

/**
 * The price for a currency and country now: one for exactly that country takes precedence over one for any, and then one with
 * a validity period over one without; a price for another country, or outside of its period, never applies. Undefined if
 * there is none.
 */
export function choosePrice(
  { prices = [] }: ProductVariant,
  { currency, country }: PriceScope,
): Price | undefined {
  const isPast = (time: string | undefined) => time !== undefined && Date.parse(time) <= Date.now();
  const valid = prices.filter(
    ({ value, validFrom, validUntil }) =>
      value.currencyCode === currency &&
      (validFrom === undefined || isPast(validFrom)) &&
      !isPast(validUntil),
  );
  const ofCountry = country === undefined ? [] : valid.filter((price) => price.country === country);
  const candidates = ofCountry.length > 0 ? ofCountry : valid.filter((price) => price.country === undefined);
  return candidates.find(({ validFrom, validUntil }) => validFrom ?? validUntil) ?? candidates[0];
}

/** The variant with its remaining stock; an SKU without an inventory entry is always available. */
export function withAvailability(variant: ProductVariant, storage: Storage): ProductVariant {
  const entry = storage.find('inventory-entry', variant.sku ?? '', 'sku');
  return entry ? { ...variant, availability: { availableQuantity: entry.availableQuantity } } : variant;
}

/** The product as a reader sees it: with availability and, if a scope is given, the price selected for it. */
export function projection(
  product: ProductProjection,
  scope: PriceScope | undefined,
  storage: Storage,
): ProductProjection {
  const project = (variant: ProductVariant) => {
    const price = scope && choosePrice(variant, scope);
    return withAvailability(price ? { ...variant, price } : variant, storage);
  };
  return {
    ...product,
    masterVariant: project(product.masterVariant),
    variants: product.variants.map(project),
  };
}

/** Undefined if no product has the SKU. */
export function variantOfSku(sku: string, storage: Storage) {
  const product = storage.find('product', sku, 'sku');
  const variant = product && variantsOf(product).find((candidate) => candidate.sku === sku);
  return variant && { product, variant };
}

/** @throws CommercetoolsError if no product has the SKU */
export function findVariant(sku: string, storage: Storage) {
  const found = variantOfSku(sku, storage);
  if (found) return found;
  throw invalidField('sku', sku, `The SKU '${sku}' does not belong to any published product variant.`);
}

/** All products with what their reviews amount to, which commercetools counts itself; nothing if nobody has rated them. */
export function ratedProducts(storage: Storage): readonly ProductProjection[] {
  const included = storage.all('review').filter(({ includedInStatistics }) => includedInStatistics);
  const reviews = Map.groupBy(included, ({ target }) => target?.id);
  return storage.all('product').map((product) => {
    const ratings = (reviews.get(product.id) ?? []).flatMap(({ rating }) => rating ?? []);
    if (ratings.length === 0) return product;
    const average = ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length;
    // The shop reads no more of these statistics.
    const statistics = { averageRating: Number(average.toFixed(5)), count: ratings.length };
    return { ...product, reviewRatingStatistics: statistics as Statistics };
  });
}
