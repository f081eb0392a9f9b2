import type {
  Attribute,
  InventoryEntry,
  Price,
  ProductProjection,
  ProductVariant,
} from '@commercetools/platform-sdk';
import { colors } from '../../catalogue/colors.ts';
import { pricesFor } from '../../catalogue/prices.ts';
import { pictureViews } from '../../catalogue/shapes.ts';
import type { DemoProduct, DemoVariant } from '../../catalogue/types.ts';
import { money } from '../money.ts';
import { english, referenceTo, seeded, seededId } from './resources.ts';
import { kindNames, materialNames } from './types.ts';

/** Attributes without a value are left out, as commercetools does. */
const attributesOf = (values: Readonly<Record<string, unknown>>): Attribute[] =>
  Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [{ name, value }]));

const texts = (lines: readonly string[]) => (lines.length > 0 ? lines.map(english) : undefined);

function variantAttributes(product: DemoProduct, { color, material, components }: DemoVariant): Attribute[] {
  return attributesOf({
    kind: { key: product.kind, label: kindNames[product.kind] },
    color: color && { key: color, label: english(colors[color].name) },
    colorHex: color && colors[color].hex,
    material: material && { key: material, label: english(materialNames[material]) },
    tagline: english(product.tagline),
    features: texts(product.features),
    ageFromMonths: product.ageMonths?.from,
    ageToMonths: product.ageMonths?.to,
    weightFromKg: product.weightKg?.from,
    weightToKg: product.weightKg?.to,
    measurements: texts(product.measurements.map(({ label, value }) => `${label}: ${value}`)),
    materials: texts(product.materials),
    care: texts(product.care),
    inTheBox: texts(product.inTheBox),
    related: product.related.length > 0 ? product.related : undefined,
    launchedOn: product.launchedOn,
    components: components?.map(({ sku, quantity }) => attributesOf({ sku, quantity })),
  });
}

const prices = (sku: string, priceUsd: number): Price[] =>
  Object.entries(pricesFor(priceUsd)).map(([currency, centAmount]) => ({
    id: seededId('product', `${sku}/${currency}`),
    value: money(centAmount, currency),
  }));

function seedVariant(
  product: DemoProduct,
  variant: DemoVariant,
  id: number,
  publicUrl: string,
): ProductVariant {
  const { sku, priceUsd = product.priceUsd } = variant;
  return {
    id,
    sku,
    prices: prices(sku, priceUsd),
    attributes: variantAttributes(product, variant),
    images: pictureViews.map((view) => ({
      url: `${publicUrl}/assets/${sku}-${view}.png`,
      dimensions: { w: 1400, h: 1400 },
      label: view,
    })),
    assets: [],
  };
}

function rating(product: DemoProduct) {
  if (!product.rating) return {};
  const { average, count } = product.rating;
  return {
    reviewRatingStatistics: {
      averageRating: average,
      count,
      highestRating: 5,
      lowestRating: 1,
      ratingsDistribution: {},
    },
  };
}

/** A demo product as published in commercetools; `publicUrl` is where its pictures are served from. */
export function seedProduct(product: DemoProduct, publicUrl: string): ProductProjection {
  const [first, ...others] = product.variants;
  return {
    ...seeded('product', product.key, product.launchedOn),
    productType: referenceTo('product-type', 'baby-product'),
    name: english(product.name),
    description: english(product.description),
    slug: english(product.key),
    metaDescription: english(product.tagline),
    categories: product.categories.map((key) => referenceTo('category', key)),
    taxCategory: referenceTo('tax-category', product.taxCategory),
    published: true,
    hasStagedChanges: false,
    priceMode: 'Embedded',
    masterVariant: seedVariant(product, first, 1, publicUrl),
    variants: others.map((variant, index) => seedVariant(product, variant, index + 2, publicUrl)),
    attributes: [],
    ...rating(product),
  };
}

/** What is on stock of each of a product's variants. */
export const seedInventory = ({ variants }: DemoProduct): InventoryEntry[] =>
  variants.map(({ sku, stock }) => ({
    ...seeded('inventory-entry', sku),
    sku,
    quantityOnStock: stock,
    availableQuantity: stock,
  }));
