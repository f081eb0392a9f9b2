import type { NodePluginArgs } from 'gatsby';
import type { AxisValue } from '../contract/product.ts';
import { type Swatches, swatchesPath } from '../src/search/list/swatches.ts';
import { buildEnvironment } from './environment.ts';
import { writePublicJson } from './public-json.ts';

interface ProductNode {
  readonly language: string;
  readonly variants: readonly { readonly axes: readonly AxisValue[] }[];
}

/** Writes the colors that names of values stand for: the search service knows only the names that shoppers filter by. */
export async function writeSwatches({
  getNodesByType,
}: Pick<NodePluginArgs, 'getNodesByType'>): Promise<void> {
  const products = getNodesByType('CommerceProduct') as unknown as readonly ProductNode[];
  for (const language of buildEnvironment().store.languages) {
    const swatches: Record<string, Swatches[string]> = {};
    const own = products.filter((product) => product.language === language);
    for (const { axis, name, hex } of own.flatMap(({ variants }) => variants.flatMap(({ axes }) => axes)))
      if (hex !== null) (swatches[axis] ??= {})[name] = hex;
    await writePublicJson(swatchesPath(language), swatches);
  }
}
