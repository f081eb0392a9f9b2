import { createHash } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import type {
  Asset,
  AssetDraft,
  Category,
  CategoryDraft,
  ProductProjection,
  ProductVariantDraft,
} from '@commercetools/platform-sdk';
import { type IdOf, resourceOf } from './drafts.ts';
import { projection, ratedProducts } from './products.ts';
import type { CommercetoolsSeed, Keyed, ProductSeed } from './seed.ts';
import type { TypeId } from './resources.ts';
import { openStorage, type Storage } from './storage.ts';

/** The ID of a seeded resource: the same at every start, so that carts and orders keep referring to it. */
function seededId(type: string, key: string): string {
  const hex = createHash('sha256').update(`${type}/${key}`).digest('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
}

const seededAt = '2026-01-01T00:00:00.000Z';
const identityOf = (id: string) => ({ id, version: 1, createdAt: seededAt, lastModifiedAt: seededAt });

/**
 * Brings catalogue and settings in line with the seed, and adds the initial stock for SKUs without a stock entry.
 * Carts, payments, orders, what was sold, and what customers have written stay. Safe to run at every start.
 * @param publicUrl origin that serves the pictures whose addresses are paths
 */
export function writeSeed(storage: Storage, seed: CommercetoolsSeed, publicUrl: string): void {
  /** An administrator may have made what a draft refers to. */
  const idOf: IdOf = (type, reference) => {
    const key = 'key' in reference ? reference.key : reference.id;
    return (storage.find(type, key) ?? storage.get(type, key))?.id ?? seededId(type, key);
  };

  /** @param draftOf called once those before it are stored. */
  function add<Draft extends Keyed<object>>(
    type: TypeId,
    drafts: readonly Draft[] = [],
    draftOf: (draft: Draft) => object = (draft) => draft,
  ): void {
    for (const draft of drafts)
      storage.insert(type, resourceOf(type, draftOf(draft), identityOf(seededId(type, draft.key)), idOf));
  }

  const replace: typeof add = (type, ...drafts) => {
    storage.clear(type);
    add(type, ...drafts);
  };

  /** What came with an earlier seed; what people have made since stays. */
  function removeSeeded(type: 'api-client' | 'review'): void {
    for (const resource of storage.all(type))
      if (resource.createdAt === seededAt) storage.remove(type, resource);
  }

  const addressOf = (path: string) => new URL(path, publicUrl).href;

  const assetOf = (asset: AssetDraft): Asset => ({
    ...(asset as Omit<Asset, 'id'>),
    id: seededId('asset', asset.sources[0]?.uri ?? ''),
    sources: asset.sources.map((source) => ({ ...source, uri: addressOf(source.uri) })),
  });

  /** A draft refers to its parent, a category to all its ancestors, the root first. */
  function categoryOf({ assets = [], ...draft }: CategoryDraft): object {
    const parent = draft.parent && storage.get('category', idOf('category', draft.parent as never));
    const ancestors: Category['ancestors'] = parent
      ? [...parent.ancestors, { typeId: 'category', id: parent.id }]
      : [];
    return { orderHint: '0.5', ...draft, ancestors, assets: assets.map(assetOf) };
  }

  const variantOf = (
    { sku = '', images = [], attributes = [], prices = [] }: ProductVariantDraft,
    id: number,
  ): object => ({
    ...{ id, sku, prices, attributes },
    images: images.map((image) => ({ ...image, url: addressOf(image.url) })),
  });

  const productOf = ({ masterVariant, variants = [], ...draft }: ProductSeed): object => ({
    categories: [],
    ...draft,
    masterVariant: variantOf(masterVariant, 1),
    variants: variants.map((variant, index) => variantOf(variant, index + 2)),
  });

  const { projectKey: key, clients } = seed.credentials;
  storage.transaction(() => {
    const { languages = ['en'], currencies = [], countries = [], carts = {} } = seed.project ?? {};
    const lists = { languages: [...languages], currencies: [...currencies], countries: [...countries] };
    if (seed.project || storage.all('project').length === 0) {
      storage.clear('project');
      storage.insert('project', { id: key, key, version: 1, ...lists, carts });
    }
    removeSeeded('api-client');
    for (const { clientId, clientSecret: secret, name = clientId, scopes = ['manage_project'] } of clients) {
      const scope = scopes.map((each) => `${each}:${key}`).join(' ');
      storage.insert('api-client', { ...identityOf(clientId), name, secret, scope });
    }
    // What an administrator has set up stays, where the seed has none of it.
    const setUp: Partial<Record<TypeId, readonly Keyed<object>[] | undefined>> = {
      ...{ type: seed.types, 'tax-category': seed.taxCategories, zone: seed.zones, state: seed.states },
      ...{ store: seed.stores, 'product-type': seed.productTypes, 'shipping-method': seed.shippingMethods },
    };
    for (const [type, drafts] of Object.entries(setUp)) if (drafts) replace(type as TypeId, drafts);
    replace('cart-discount', seed.cartDiscounts);
    replace('discount-code', seed.discountCodes);
    replace('category', seed.categories, categoryOf);
    replace('product', seed.products, productOf);
    removeSeeded('review');
    add('review', seed.reviews);
    for (const { sku, quantityOnStock } of seed.inventory ?? []) {
      if (storage.find('inventory-entry', sku, 'sku')) continue;
      const stock = { key: sku, sku, quantityOnStock, availableQuantity: quantityOnStock };
      storage.insert('inventory-entry', { ...identityOf(seededId('inventory-entry', sku)), ...stock });
    }
  });
}

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
    const categories = storage.all('category');
    // In the order of the drafts they were made from.
    return {
      products: (seed.products ?? []).flatMap(({ key }) => products.find((each) => each.key === key) ?? []),
      categories: (seed.categories ?? []).flatMap(
        ({ key }) => categories.find((each) => each.key === key) ?? [],
      ),
    };
  } finally {
    database.close();
  }
}
