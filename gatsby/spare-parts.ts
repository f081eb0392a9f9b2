import type { NodePluginArgs } from 'gatsby';
import type { CommerceProduct } from '../commerce/catalogue-mapping.ts';

/**
 * The keys of each product's spare parts, by its key: parts say of which products they are. Those products need not be sold
 * anymore, but the parts are.
 */
export function sparePartsOf({
  getNodesByType,
}: Pick<NodePluginArgs, 'getNodesByType'>): Readonly<Record<string, readonly string[]>> {
  const found = new Map<string, Set<string>>();
  const products = getNodesByType('CommerceProduct') as unknown as readonly CommerceProduct[];
  for (const { key, partOf } of products)
    for (const product of partOf) found.set(product, (found.get(product) ?? new Set()).add(key));
  return Object.fromEntries([...found].map(([product, parts]) => [product, [...parts]]));
}
