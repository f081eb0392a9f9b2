import type { Attribute, PriceDraft, ProductVariantDraft } from '@commercetools/platform-sdk';
import type { CommercetoolsSeed } from 'storefront-sandbox';
import { kindNames, unitNames } from '../../../seeds/project/product-types.ts';
import { colors } from '../../catalogue/colors.ts';
import { materialNames } from '../../catalogue/materials.ts';
import { type DemoMeasure, measureNames, measureUnits } from '../../catalogue/measures.ts';
import { pricesFor } from '../../catalogue/prices.ts';
import { picturesOf, sideOf } from '../../catalogue/pictures.ts';
import { type DemoCertificate, standardNames } from '../../catalogue/safety.ts';
import { isSoldIn } from '../../catalogue/sold-where.ts';
import { slugOf } from '../../catalogue/slugs.ts';
import { phrase, productTexts } from '../../catalogue/texts.ts';
import { type DemoProduct, type DemoVariant, currencies } from '../../catalogue/types.ts';
import { cleaningNames, positionNames } from '../../catalogue/uses.ts';
import { categoryKeyOf } from './categories.ts';

type ProductSeed = NonNullable<CommercetoolsSeed['products']>[number];

/** Attributes without a value are left out, as in commercetools. */
const attributesOf = (values: Readonly<Record<string, unknown>>): Attribute[] =>
  Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [{ name, value }]));

const filled = <Item>(items: readonly Item[]) => (items.length > 0 ? items : undefined);

const measureAttributes = ({ key, unit, values: [first, second, third], to }: DemoMeasure): Attribute[] =>
  attributesOf({
    name: { key, label: phrase(measureNames[key]) },
    unit: { key: unit, label: measureUnits[unit] },
    first,
    second,
    third,
    to,
  });

const certificateAttributes = ({ standard, number }: DemoCertificate): Attribute[] =>
  attributesOf({ standard: { key: standard, label: standardNames[standard] }, number });

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
    positions: product.positions?.map((key) => ({ key, label: phrase(positionNames[key]) })),
    measures: filled(product.measures.map(measureAttributes)),
    materials: filled(product.materials.map(phrase)),
    care: filled(product.care.map(phrase)),
    cleaning: product.cleaning?.map((key) => ({ key, label: phrase(cleaningNames[key]) })),
    washCelsius: product.washCelsius,
    certificates: filled(product.safety?.certificates.map(certificateAttributes) ?? []),
    warrantyYears: product.safety?.warrantyYears,
    warnings: filled(product.safety?.warnings.map(phrase) ?? []),
    inTheBox: filled(product.inTheBox.map(phrase)),
    related: filled(product.related),
    launchedOn: product.launchedOn,
    measureQuantity: product.measure?.quantity,
    measureUnit: product.measure && { key: product.measure.unit, label: unitNames[product.measure.unit] },
    components: components?.map(({ sku, quantity }) => attributesOf({ sku, quantity })),
  });
}

/** One price for each currency the product is sold in, reduced by an external product discount during a sale. */
function pricesOf(product: DemoProduct, { priceUsd = product.priceUsd }: DemoVariant): PriceDraft[] {
  const { sale } = product;
  return currencies
    .filter((currency) => isSoldIn(product, currency))
    .map((currencyCode) => {
      const priceOf = (usd: number) => ({ centAmount: pricesFor(usd)[currencyCode], currencyCode });
      return {
        value: priceOf(priceUsd),
        ...(sale && {
          discounted: { value: priceOf(sale.priceUsd), discount: { typeId: 'product-discount', id: 'sale' } },
        }),
        ...(sale?.lowestPriorUsd !== undefined && {
          custom: {
            type: { typeId: 'type', key: 'product-price' },
            fields: { lowestPriorPrice: priceOf(sale.lowestPriorUsd) },
          },
        }),
      };
    });
}

function variantDraft(product: DemoProduct, variant: DemoVariant): ProductVariantDraft {
  const { sku } = variant;
  return {
    sku,
    prices: pricesOf(product, variant),
    attributes: variantAttributes(product, variant),
    images: picturesOf(product.key).views.map((view) => ({
      url: `/assets/${sku}-${view}.jpg`,
      dimensions: { w: sideOf(view), h: sideOf(view) },
      label: view,
    })),
  };
}

/** A demo product in the form in which commercetools should publish it. */
export function productDraft(product: DemoProduct): ProductSeed {
  const [first, ...others] = product.variants;
  const { name, description, tagline } = productTexts(product);
  return {
    key: product.key,
    productType: { typeId: 'product-type', key: 'baby-product' },
    name,
    description,
    slug: slugOf(`product/${product.key}`),
    metaDescription: tagline,
    categories: product.categories.map((key) => ({ typeId: 'category', key: categoryKeyOf(key) })),
    taxCategory: { typeId: 'tax-category', key: product.taxCategory },
    masterVariant: variantDraft(product, first),
    variants: others.map((variant) => variantDraft(product, variant)),
  };
}

/** The stock of each of a product's variants; bundles have none of their own. */
export const inventoryDrafts = ({ variants }: DemoProduct): NonNullable<CommercetoolsSeed['inventory']> =>
  variants.flatMap(({ sku, stock }) => (stock === undefined ? [] : [{ sku, quantityOnStock: stock }]));
