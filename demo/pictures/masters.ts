import { readFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { colors } from '../../brands/demo/project/attributes.ts';
import { catalogue } from '../catalogue/index.ts';
import { picturesOf, type PictureView } from '../catalogue/pictures.ts';
import type { DemoProduct, DemoVariant } from '../catalogue/types.ts';
import { tint } from './tint.ts';

/** A rendered picture in this folder, by its path without ending, and the color (`#rrggbb`) of each of its masks. */
export interface Master {
  readonly name: string;
  readonly colors: readonly (string | undefined)[];
}

/** The product and variant behind each SKU. */
const subjects = new Map(
  catalogue.products.flatMap((product) =>
    product.variants.map((variant) => [variant.sku, { product, variant }] as const),
  ),
);

/** A color for each of the masks: that of the variant, or of the component that the mask belongs to. */
function colorsOf(product: DemoProduct, variant: DemoVariant): readonly (string | undefined)[] {
  const { colored = [product.key] } = picturesOf(product.key);
  return colored.map((key) => {
    const parts = variant.components?.map((sku) => subjects.get(sku)) ?? [];
    const part = parts.find((each) => each?.product.key === key)?.variant ?? variant;
    return part.color && colors[part.color].hex;
  });
}

/** The file that a view of a variant is in, and how it is colored; undefined if the product has no such view. */
export function masterOf(sku: string, view: PictureView): Master | undefined {
  const subject = subjects.get(sku);
  if (!subject) return undefined;
  const { product, variant } = subject;
  const { views, inMaterials } = picturesOf(product.key);
  if (!views.includes(view)) return undefined;
  const { material } = variant;
  const hasOwn = material !== undefined && (inMaterials?.[material]?.includes(view) ?? false);
  return {
    name: `${product.key}/${view}${hasOwn ? `.${material}` : ''}`,
    colors: colorsOf(product, variant),
  };
}

const fileOf = (name: string): URL => new URL(`./${name}.webp`, import.meta.url);

/**
 * The bytes of a master, and of its masks if anything of it is to be colored.
 * @throws Error if the master has not been rendered.
 */
export async function filesOf({ name, colors: wanted }: Master) {
  const isColored = wanted.some((color) => color !== undefined);
  return {
    picture: await readFile(fileOf(name)),
    masks: isColored ? await readFile(fileOf(`${name}.mask`)) : null,
  };
}

/** A master in its colors. */
export async function colored(
  { colors: wanted }: Master,
  { picture, masks }: Awaited<ReturnType<typeof filesOf>>,
): Promise<Sharp> {
  if (!masks) return sharp(picture);
  const { pixels, info } = await tint(picture, masks, wanted);
  return sharp(pixels, { raw: info });
}
