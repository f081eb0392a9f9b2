import { DatabaseSync } from 'node:sqlite';
import type { Category, ProductProjection } from '@commercetools/platform-sdk';
import { projection, ratedProducts } from './products.ts';
import type { CommercetoolsSeed } from './seed.ts';
import { openStorage } from './storage.ts';
import { writeSeed } from './write-seed.ts';

/**
 * The catalogue that a project with a seed publishes, as builds read it: with ratings, and the seed's stock.
 * @param publicUrl origin that serves the pictures whose addresses are paths.
 */
export function publishedBy(
  seed: CommercetoolsSeed,
  publicUrl: string,
): { readonly products: readonly ProductProjection[]; readonly categories: readonly Category[] } {
  const database = new DatabaseSync(':memory:');
  try {
    const storage = openStorage(database);
    writeSeed(storage, seed, publicUrl);
    const products = ratedProducts(storage).map((product) => projection(product, undefined, storage));
    return {
      products: inOrderOf(seed.products, products),
      categories: inOrderOf(seed.categories, storage.all('category')),
    };
  } finally {
    database.close();
  }
}

/** Resources in the order of the drafts they were made from. */
function inOrderOf<Resource extends { readonly key?: string }>(
  drafts: readonly { readonly key: string }[] = [],
  resources: readonly Resource[],
): Resource[] {
  const places = new Map(drafts.map(({ key }, place) => [key, place]));
  const place = ({ key = '' }: Resource) => places.get(key) ?? 0;
  return resources.toSorted((one, other) => place(one) - place(other));
}
