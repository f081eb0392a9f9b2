import type { Attribute, PriceDraft, ProductVariantDraft } from '@commercetools/platform-sdk';
import type { CommercetoolsSeed } from 'storefront-sandbox';
import {
  cleaningNames,
  colors,
  materialNames,
  measureNames,
  measureUnits,
  positionNames,
  standardNames,
} from '../../../brands/demo/project/attributes.ts';
import { kindNames, unitNames } from '../../../commerce/project/product-types.ts';
import { isSoldIn, kindOf } from '../../catalogue/index.ts';
import type { DemoMeasure } from '../../catalogue/measures.ts';
import { currencies, pricesFor } from '../../catalogue/prices.ts';
import { picturesOf, sideOf } from '../../catalogue/pictures.ts';
import type { DemoCertificate } from '../../catalogue/safety.ts';
import { phrase, productTexts } from '../../catalogue/texts.ts';
import { care } from '../../catalogue/products/copy.ts';
import type { DemoProduct, DemoVariant } from '../../catalogue/types.ts';
import { categoryKeyOf, slugOf } from './categories.ts';

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

/** The program in degrees Celsius that everything withstands that may be machine washed. */
function washCelsiusOf({ care: lines }: DemoProduct): number | undefined {
  const programs = lines.flatMap((line) => /machine wash at (\d+)/i.exec(line)?.[1] ?? []);
  return programs.length === 0 ? undefined : Math.min(...programs.map(Number));
}

const cleaningOf = (product: DemoProduct): (keyof typeof cleaningNames)[] => [
  ...(washCelsiusOf(product) === undefined ? [] : (['machine-wash'] as const)),
  ...(product.care.some((line) => /hand wash/i.test(line)) ? (['hand-wash'] as const) : []),
  ...(product.care.includes(care.wipe) ? (['wipe-clean'] as const) : []),
  ...(product.care.includes(care.dishwasher) ? (['dishwasher'] as const) : []),
];

function variantAttributes(product: DemoProduct, { color, material, components }: DemoVariant): Attribute[] {
  const { tagline, features } = productTexts(product);
  const kind = kindOf(product);
  return attributesOf({
    kind: { key: kind, label: kindNames[kind] },
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
    cleaning: filled(cleaningOf(product).map((key) => ({ key, label: phrase(cleaningNames[key]) }))),
    washCelsius: washCelsiusOf(product),
    certificates: filled(product.safety?.certificates.map(certificateAttributes) ?? []),
    warrantyYears: product.safety?.warrantyYears,
    warnings: filled(product.safety?.warnings.map(phrase) ?? []),
    inTheBox: filled(product.inTheBox.map(phrase)),
    related: filled(product.related),
    partOf: product.partOf && filled(product.partOf),
    launchedOn: product.launchedOn,
    measureQuantity: product.measure?.quantity,
    measureUnit: product.measure && { key: product.measure.unit, label: unitNames[product.measure.unit] },
    components: components?.map((sku) => attributesOf({ sku, quantity: 1 })),
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
    taxCategory: { typeId: 'tax-category', key: product.taxCategory ?? 'standard' },
    masterVariant: variantDraft(product, first),
    variants: others.map((variant) => variantDraft(product, variant)),
  };
}

/** The stock of each of a product's variants; bundles have none of their own. */
export const inventoryDrafts = ({ variants }: DemoProduct): NonNullable<CommercetoolsSeed['inventory']> =>
  variants.flatMap(({ sku, stock }) => (stock === undefined ? [] : [{ sku, quantityOnStock: stock }]));
