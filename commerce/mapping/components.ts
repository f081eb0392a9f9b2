import type { Attribute, LineItem, ProductProjection, ProductVariant } from '@commercetools/platform-sdk';
import type { StockUse } from '../availability.ts';
import { type AttributeReader, attributeReader } from './attributes.ts';

/** What one bundle contains of one SKU. */
export interface Component {
  readonly sku: string;
  /** Units of it, at least 1. */
  readonly quantity: number;
}

/** What one unit of a variant consists of, as its attribute `components` says; empty for anything but a bundle. */
export const componentsOf = (attributes: readonly Attribute[] | undefined): readonly Component[] =>
  attributeReader(attributes, 'en').nested('components').flatMap(componentOf);

function componentOf(read: AttributeReader): Component[] {
  const [sku, quantity] = [read.text('sku'), read.number('quantity')];
  const counts = quantity !== null && Number.isInteger(quantity) && quantity > 0;
  return sku !== null && counts ? [{ sku, quantity }] : [];
}

/** Units in stock by SKU, null where they are not counted. A SKU that is missing cannot be sold. */
export type StockBySku = ReadonlyMap<string, number | null>;

/** What these variants have in stock themselves. */
export const stockOfVariants = (variants: readonly ProductVariant[]): StockBySku =>
  new Map(
    variants.flatMap(({ sku, availability }) =>
      sku === undefined ? [] : [[sku, availability?.availableQuantity ?? null]],
    ),
  );

export const variantsOf = ({ masterVariant, variants }: ProductProjection): readonly ProductVariant[] => [
  masterVariant,
  ...variants,
];

/** The stocks that one unit of a variant takes from: its own, and in a bundle that of each component. */
export function takesOf({ sku = '', attributes }: ProductVariant, stock: StockBySku): StockUse[] {
  const own = { sku, quantity: 1, inStock: stock.get(sku) ?? null };
  const components = componentsOf(attributes).map((component) => {
    const inStock = stock.get(component.sku);
    return { ...component, inStock: inStock === undefined ? 0 : inStock };
  });
  return [own, ...components];
}

/** A component of a bundle in a cart, in the quantity that all units of the bundle need. */
export interface BundlePart extends Component {
  /** SKU of the bundle. */
  readonly bundle: string;
}

/** Custom type of the lines that take a bundle's components from stock; the project needs it (`docs/api.md`). */
const partType = { typeId: 'type', key: 'line-item-part' } as const;

export const partFields = (bundle: string) => ({ type: partType, fields: { bundle } });

/** Whether a line only takes a bundle's component from stock. Shoppers see the bundle instead. */
export const isPartLine = ({ custom }: LineItem): boolean => typeof custom?.fields['bundle'] === 'string';

/** The parts of all bundles among these lines, one entry for each bundle and component. */
export function bundlePartsOf(lines: readonly LineItem[]): BundlePart[] {
  const parts = lines
    .filter((line) => !isPartLine(line))
    .flatMap(({ variant, quantity }) =>
      componentsOf(variant.attributes).map((component) => ({
        bundle: variant.sku ?? '',
        sku: component.sku,
        quantity: component.quantity * quantity,
      })),
    );
  const grouped = Map.groupBy(parts, ({ bundle, sku }) => `${bundle} ${sku}`);
  return [...grouped.values()].flatMap((same) =>
    same
      .slice(0, 1)
      .map((part) => ({ ...part, quantity: same.reduce((sum, repeated) => sum + repeated.quantity, 0) })),
  );
}
