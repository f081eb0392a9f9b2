import { rm } from 'node:fs/promises';
import type { NodePluginArgs } from 'gatsby';
import { type AxisValue, hexOf, variantLabel } from '../contract/product.ts';
import { partOf, partsFor, productPartPath, productPartsFolder } from '../src/choices/product-parts.ts';
import { type ProductRecord, productRecordSchema } from '../src/choices/product-record.ts';
import { buildEnvironment } from './environment.ts';
import { writePublicJson } from './public-json.ts';
import { ownPageKeys } from './shared-data.ts';

type Nodes = Pick<NodePluginArgs, 'getNode' | 'getNodesByType'>;

/** A product's node (`gatsby/source-catalogue.ts`), which says what its record does in other words here and there. */
type ProductNode = Omit<ProductRecord, 'categoryKey' | 'picture' | 'cleaning' | 'variants'> & {
  readonly kind: string;
  readonly language: string;
  readonly categoryKeys: readonly string[];
  readonly cardPictureId: string | null;
  readonly cleaning: readonly { readonly text: string }[];
  readonly variants: readonly (Omit<ProductRecord['variants'][number], 'label' | 'color'> & {
    readonly axes: readonly AxisValue[];
  })[];
};

/** How many files the products of each language are in. */
export const productParts = (nodes: Pick<Nodes, 'getNodesByType'>): number =>
  partsFor(ownPageKeys(nodes).filter((key) => key.startsWith('product/')).length);

/** Writes what is known of products by their keys, for links that name products (`src/choices/products-by-key.ts`). */
export async function writeProductsByKey({ getNode, getNodesByType }: Nodes): Promise<void> {
  const parts = productParts({ getNodesByType });
  await rm(`public${productPartsFolder}`, { recursive: true, force: true });
  const nodes = getNodesByType('CommerceProduct') as unknown as readonly ProductNode[];
  const pathOf = (language: string, part: number) => productPartPath(language, part, parts);
  const byPath = Map.groupBy(
    nodes.filter(({ kind }) => kind !== 'gift-message'),
    ({ language, key }) => pathOf(language, partOf(key, parts)),
  );
  // Files without products exist as well: only then is a product that is not found one that does not exist.
  const paths = buildEnvironment().store.languages.flatMap((language) =>
    Array.from({ length: parts }, (_, part) => pathOf(language, part)),
  );
  for (const path of paths) {
    const products = byPath.get(path) ?? [];
    const records = products.map((product) => recordOf(product, getNode(product.cardPictureId ?? '')));
    await writePublicJson(path, records);
  }
}

/** Only what the schema names is written. */
const recordOf = ({ categoryKeys, cleaning, variants, ...product }: ProductNode, picture: unknown) =>
  productRecordSchema.parse({
    ...product,
    categoryKey: categoryKeys[0] ?? null,
    picture: picture ?? null,
    cleaning: cleaning.map(({ text }) => text),
    variants: variants.map(({ axes, ...variant }) => ({
      ...variant,
      label: variantLabel(axes),
      color: hexOf(axes),
    })),
  });
