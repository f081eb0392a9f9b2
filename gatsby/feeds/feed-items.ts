import type { CommerceProduct } from '../../commerce/catalogue-mapping.ts';
import { decimalOf } from '../../contract/decimal.ts';
import type { Money } from '../../contract/money.ts';
import { type FactValue, type Measure, variantLabel } from '../../contract/product.ts';
import { brand } from '../../brands/build.ts';
import { axisPropertiesOf } from '../axis-properties.ts';
import { type FeedItem, isGtin } from './google-rules.ts';

type Variant = Omit<CommerceProduct['variants'][number], 'images'> & {
  /** Absolute addresses, the main picture first. */
  readonly pictures: readonly string[];
};

export interface FeedProduct extends Pick<
  CommerceProduct,
  'key' | 'kind' | 'name' | 'tagline' | 'description' | 'categoryKeys'
> {
  readonly facts: readonly Pick<FactValue, 'key' | 'range'>[];
  readonly variants: readonly Variant[];
  /** The absolute address of its page, without a query. */
  readonly url: string;
  /** The names of its main category and those around it, the outermost first. */
  readonly categoryNames: readonly string[];
}

interface Market {
  /** ISO 4217. */
  readonly currency: string;
  /** The query that shows a page as in the feed's country; empty if the storefront has only one. */
  readonly query: Readonly<Record<string, string>>;
}

const mostPictures = 10;

/**
 * The items of a product in a country: one for each variant that is sold there. A gift message belongs to a cart, and
 * nobody looks for one. Delivery and tax are left out: builds do not know the rates, and Merchant Center takes them from its
 * own settings (docs/launch.md).
 */
export function feedItems(product: FeedProduct, { currency, query }: Market): FeedItem[] {
  if (product.kind === 'gift-message') return [];
  const sold = product.variants.filter((variant) => priceIn(variant, currency));
  return sold.flatMap((variant) => {
    const [picture, ...others] = variant.pictures;
    const price = priceIn(variant, currency);
    if (picture === undefined || !price) return [];
    const { sku, axes, gtin } = variant;
    const [category = ''] = product.categoryKeys;
    const productType = product.categoryNames.join(' > ');
    return {
      id: sku,
      title: cut(variantLabel([product, ...(sold.length > 1 ? axes : [])]), 150),
      description: cut(`${product.tagline}\n\n${product.description}`, 5000),
      link: `${product.url}?${new URLSearchParams({ sku, ...query }).toString()}`,
      image_link: picture,
      additional_image_link: others.slice(0, mostPictures),
      availability: variant.availableQuantity === 0 ? 'out_of_stock' : 'in_stock',
      ...pricesOf(price),
      condition: 'new',
      brand: brand.name,
      // Whoever makes the products sells them here, so the SKU is also the number of their maker. With it and the brand,
      // a product is identified even without a GTIN.
      ...(gtin !== undefined && isGtin(gtin) && { gtin }),
      mpn: sku,
      ...(sold.length > 1 && { item_group_id: product.key }),
      ...axisPropertiesOf(axes),
      ...ageGroup(product),
      ...(Object.hasOwn(brand.feedCategories, category) && {
        google_product_category: brand.feedCategories[category],
      }),
      ...(productType !== '' && { product_type: productType }),
      ...(product.kind === 'bundle' && { is_bundle: 'yes' as const }),
      ...unitPricing(variant.measure),
    };
  });
}

const priceIn = ({ prices }: Variant, currency: string) =>
  prices.find(({ currencyCode }) => currencyCode === currency);

/** A reduced price stands beside the lowest one of the 30 days before. */
function pricesOf(price: Money & { readonly priorCentAmount: number | null }) {
  const written = (centAmount: number) => `${decimalOf({ ...price, centAmount })} ${price.currencyCode}`;
  return price.priorCentAmount === null
    ? { price: written(price.centAmount) }
    : { price: written(price.priorCentAmount), sale_price: written(price.centAmount) };
}

const ageFact = brand.catalogue.facts.find((fact) => fact.kind === 'range' && fact.google === 'age_group');

/** Of the youngest that a product is for (https://support.google.com/merchants/answer/6324463): up to 3, 12, and 60 months. */
function ageGroup({ facts }: FeedProduct): Pick<FeedItem, 'age_group'> {
  const from = facts.find(({ key }) => key === ageFact?.key)?.range?.from;
  if (from == null || from >= 60) return {};
  return { age_group: from < 3 ? 'newborn' : from < 12 ? 'infant' : 'toddler' };
}

/** The units of the catalogue, as https://support.google.com/merchants/answer/6324455 writes them. */
const units: Readonly<Record<string, string>> = { kg: 'kg', l: 'l', m: 'm', 'm²': 'sqm', 'm³': 'cbm' };

function unitPricing(measure: Measure | null) {
  const unit = measure && units[measure.unit];
  if (!unit) return {};
  return { unit_pricing_measure: `${measure.quantity}${unit}`, unit_pricing_base_measure: `1${unit}` };
}

/** A text of at most so many characters, which ends with a whole word. */
function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  const fits = text.slice(0, most - 1);
  return `${fits.slice(0, Math.max(fits.lastIndexOf(' '), most / 2))}…`;
}
