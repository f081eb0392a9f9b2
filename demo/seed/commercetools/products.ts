import type {
  Attribute,
  InventoryEntry,
  Price,
  ProductProjection,
  ProductVariant,
} from '@commercetools/platform-sdk';
import { colors } from '../../catalogue/colors.ts';
import { materialNames } from '../../catalogue/materials.ts';
import { pricesFor } from '../../catalogue/prices.ts';
import { pictureViews } from '../../catalogue/shapes.ts';
import { isSoldIn } from '../../catalogue/sold-where.ts';
import { measurementText, phrase, productTexts, untranslated } from '../../catalogue/texts.ts';
import { type DemoProduct, type DemoVariant, currencies } from '../../catalogue/types.ts';
import { money } from '../money.ts';
import { referenceTo, seeded, seededId } from './resources.ts';
import { kindNames } from './types.ts';

/** Attributes without a value are left out, as commercetools does. */
const attributesOf = (values: Readonly<Record<string, unknown>>): Attribute[] =>
  Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [{ name, value }]));

const filled = <Item>(items: readonly Item[]) => (items.length > 0 ? items : undefined);

function variantAttributes(product: DemoProduct, { color, material, components }: DemoVariant): Attribute[] {
  const { tagline, features } = productTexts(product);
  return attributesOf({
    kind: { key: product.kind, label: kindNames[product.kind] },
    color: color && { key: color, label: phrase(colors[color].name) },
    colorHex: color && colors[color].hex,
    material: material && { key: material, label: phrase(materialNames[material]) },
    tagline,
    features: filled(features),
    ageFromMonths: product.ageMonths?.from,
    ageToMonths: product.ageMonths?.to,
    weightFromKg: product.weightKg?.from,
    weightToKg: product.weightKg?.to,
    measurements: filled(product.measurements.map(measurementText)),
    materials: filled(product.materials.map(phrase)),
    care: filled(product.care.map(phrase)),
    inTheBox: filled(product.inTheBox.map(phrase)),
    related: filled(product.related),
    launchedOn: product.launchedOn,
    components: components?.map(({ sku, quantity }) => attributesOf({ sku, quantity })),
  });
}

/** One price for each currency the product is sold in. */
function pricesOf(product: DemoProduct, { sku, priceUsd = product.priceUsd }: DemoVariant): Price[] {
  const amounts = pricesFor(priceUsd);
  return currencies
    .filter((currency) => isSoldIn(product, currency))
    .map((currency) => ({
      id: seededId('product', `${sku}/${currency}`),
      value: money(amounts[currency], currency),
    }));
}

function seedVariant(
  product: DemoProduct,
  variant: DemoVariant,
  id: number,
  publicUrl: string,
): ProductVariant {
  const { sku } = variant;
  return {
    id,
    sku,
    prices: pricesOf(product, variant),
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
  const { name, description, tagline } = productTexts(product);
  return {
    ...seeded('product', product.key, product.launchedOn),
    productType: referenceTo('product-type', 'baby-product'),
    name,
    description,
    slug: untranslated(product.key),
    metaDescription: tagline,
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
