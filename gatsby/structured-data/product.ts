import type { Offer, Product, ProductGroup, Review as ReviewData } from 'schema-dts';
import { axisProperties } from '../../contract/catalogue-model.ts';
import {
  type ProductFacts,
  type TimedPrice,
  type VariantFacts,
  variantLabel,
} from '../../contract/product.ts';
import type { Review } from '../../contract/review.ts';
import { priceData } from '../../src/catalogue/price-data.ts';
import { brand } from '../../brands/api.ts';
import { axisPropertiesOf } from '../axis-properties.ts';

/** A price, and for whom it is. */
export interface MarketPrice extends TimedPrice {
  /** The storefront's countries with its currency, ISO 3166-1 alpha-2, lower case; empty if all of them have it. */
  readonly countries: readonly string[];
}

/** A variant with what it costs, first in the storefront's default country; empty if it is not sold. */
export interface OfferedVariant extends Omit<VariantFacts, 'measure'> {
  readonly prices: readonly MarketPrice[];
  /** Absolute addresses. */
  readonly pictures: readonly string[];
}

/** What somebody who bought the product wrote about it. */
export type WrittenReview = Pick<Review, 'author' | 'title' | 'text' | 'writtenOn'> & {
  readonly rating: number;
};

export interface OfferedProduct extends Pick<
  ProductFacts,
  'key' | 'name' | 'tagline' | 'description' | 'rating'
> {
  readonly variants: readonly OfferedVariant[];
  /** The absolute address of its page, without a query. */
  readonly url: string;
  readonly reviews: readonly WrittenReview[];
  /** The `@id` of the policy of returns among the page's data. */
  readonly returnPolicyId: string | null;
}

/** So many reviews stand for all of them; the page has the others. */
const mostReviews = 4;

/**
 * A product with an offer for each variant that is sold; with one for each currency if countries have different ones, of which
 * hosts send a country's own to whoever asks for it (`hosts/offers-in-country.ts`)
 * (https://developers.google.com/search/docs/appearance/structured-data/merchant-listing): a group if there are several
 * (https://developers.google.com/search/docs/appearance/structured-data/product-variants). Delivery is left out, because
 * builds do not know its rates; they are entered in Merchant Center (docs/launch.md).
 * @returns null if nothing can be claimed about it: without an offer, a rating, and a review, it is no product to a search
 * engine.
 */
export function productData(product: OfferedProduct): Product | ProductGroup | null {
  const { key, name, tagline, description, rating, variants, url } = product;
  const sold = variants.filter(({ prices }) => prices.length > 0);
  const reviews = product.reviews.filter(({ author }) => author !== '').slice(0, mostReviews);
  if (sold.length === 0 && rating === null && reviews.length === 0) return null;
  const common = {
    name,
    description: `${tagline}\n\n${description}`,
    brand: { '@type': 'Brand', name: brand.name },
    ...(rating !== null && rating.count > 0 && { aggregateRating: aggregateRating(rating) }),
    ...(reviews.length > 0 && { review: reviews.map(reviewData) }),
  } as const;
  const [only, ...others] = sold;
  if (only === undefined || others.length === 0)
    return {
      '@type': 'Product',
      ...common,
      url,
      ...variantData(only ?? variants[0]),
      ...(only && { offers: offersOf(only, product) }),
    };
  return {
    '@type': 'ProductGroup',
    ...common,
    url,
    productGroupID: key,
    variesBy: axisProperties
      .filter((property) => new Set(sold.map(({ axes }) => axisPropertiesOf(axes)[property])).size > 1)
      .map((property) => `https://schema.org/${property}`),
    hasVariant: sold.map((variant) => ({
      '@type': 'Product',
      name: variantLabel([{ name }, ...variant.axes]),
      ...variantData(variant),
      offers: offersOf(variant, product),
    })),
  };
}

const aggregateRating = ({ average, count }: NonNullable<ProductFacts['rating']>) =>
  ({
    '@type': 'AggregateRating',
    ratingValue: average,
    reviewCount: count,
    bestRating: 5,
    worstRating: 1,
  }) as const;

const reviewData = ({ author, rating, title, text, writtenOn }: WrittenReview): ReviewData => ({
  '@type': 'Review',
  author: { '@type': 'Person', name: author },
  datePublished: writtenOn,
  reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5, worstRating: 1 },
  ...(title !== '' && { name: title }),
  ...(text !== '' && { reviewBody: text }),
});

/** What a variant is. Whoever makes it sells it here, so its SKU is also the number of its maker. */
const variantData = (variant: OfferedVariant | undefined) =>
  variant && {
    sku: variant.sku,
    mpn: variant.sku,
    ...(variant.pictures.length > 0 && { image: variant.pictures }),
    ...axisPropertiesOf(variant.axes),
  };

function offersOf(variant: OfferedVariant, product: OfferedProduct): Offer | Offer[] {
  const offers = variant.prices.map((price) => offer(variant, price, product));
  const [only, ...others] = offers;
  return only && others.length === 0 ? only : offers;
}

function offer(
  { sku, availableQuantity }: OfferedVariant,
  price: MarketPrice,
  { url, returnPolicyId }: OfferedProduct,
): Offer {
  const { countries } = price;
  return {
    '@type': 'Offer',
    url: `${url}?sku=${encodeURIComponent(sku)}`,
    ...priceData(price),
    ...(countries.length > 0 && { eligibleRegion: countries.map((code) => code.toUpperCase()) }),
    availability: `https://schema.org/${availableQuantity === 0 ? 'OutOfStock' : 'InStock'}`,
    itemCondition: 'https://schema.org/NewCondition',
    ...(returnPolicyId !== null && { hasMerchantReturnPolicy: { '@id': returnPolicyId } }),
  };
}
