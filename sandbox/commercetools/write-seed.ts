import { createHash } from 'node:crypto';
import type {
  Asset,
  AssetDraft,
  Category,
  Price,
  ProductProjection,
  ProductVariant,
  ProductVariantDraft,
  ShippingMethod,
  TaxCategory,
} from '@commercetools/platform-sdk';
import { money } from './money.ts';
import type { CommercetoolsSeed, Keyed, ProductSeed } from './seed.ts';
import type { Resources, TypeId } from './resources.ts';
import type { Storage } from './storage.ts';

/** The ID of a seeded resource: the same at every start, so that carts and orders keep referring to it. */
function seededId(type: string, key: string): string {
  const hex = createHash('sha256').update(`${type}/${key}`).digest('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
}

const seededAt = '2026-01-01T00:00:00.000Z';

/** Converts a draft's fields to those of a resource: references by ID, money with its fraction digits. */
function inFull(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inFull);
  if (typeof value !== 'object' || value === null) return value;
  const { typeId, key, id, currencyCode, centAmount } = value as Readonly<Record<string, unknown>>;
  if (typeof typeId === 'string') return { typeId, id: seededId(typeId, String(key ?? id)) };
  if (typeof currencyCode === 'string' && typeof centAmount === 'number')
    return money(centAmount, currencyCode);
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, inFull(inner)]));
}

/** The resource for a draft that contains everything except `defaults`. */
const resourceOf = <T extends TypeId>(
  type: T,
  draft: Keyed<object>,
  defaults: Partial<NoInfer<Resources[T]>> = {},
): Resources[T] =>
  ({
    ...{ id: seededId(type, draft.key), version: 1, createdAt: seededAt, lastModifiedAt: seededAt },
    ...defaults,
    ...(inFull(draft) as object),
  }) as Resources[T];

type Draft<Part extends keyof CommercetoolsSeed> =
  NonNullable<CommercetoolsSeed[Part]> extends readonly (infer T)[] ? T : never;

const taxCategoryOf = (draft: Draft<'taxCategories'>): TaxCategory => ({
  ...resourceOf('tax-category', draft),
  rates: (draft.rates ?? []).map((rate, index) => ({ id: `${draft.key}-${index}`, amount: 0, ...rate })),
});

function shippingMethodOf(draft: Draft<'shippingMethods'>): ShippingMethod {
  const method = resourceOf('shipping-method', draft, { active: true });
  const zoneRates = method.zoneRates.map((rate) => ({
    ...rate,
    shippingRates: rate.shippingRates.map((each) => ({ ...each, tiers: [] })),
  }));
  return { ...method, zoneRates };
}

/**
 * The category tree; a draft refers to its parent, a category to all its ancestors, the root first. `publicUrl` is the
 * origin of pictures whose addresses are paths.
 */
function categoriesOf(drafts: readonly Draft<'categories'>[], publicUrl: string): Category[] {
  const tree = new Map<string, Category>();
  for (const draft of drafts) {
    const category = resourceOf('category', draft, { orderHint: '0.5' });
    const parent = category.parent && tree.get(category.parent.id);
    const ancestors = parent ? [...parent.ancestors, { typeId: 'category' as const, id: parent.id }] : [];
    const assets = (draft.assets ?? []).map((asset) => assetOf(asset, publicUrl));
    tree.set(category.id, { ...category, ancestors, assets });
  }
  return [...tree.values()];
}

const assetOf = (asset: AssetDraft, publicUrl: string): Asset => ({
  ...(asset as Omit<Asset, 'id'>),
  id: seededId('asset', asset.sources[0]?.uri ?? ''),
  sources: asset.sources.map((source) => ({ ...source, uri: new URL(source.uri, publicUrl).href })),
});

function variantOf(draft: ProductVariantDraft, id: number, publicUrl: string): ProductVariant {
  const { sku = '', images = [], attributes = [], prices = [] } = draft;
  return {
    id,
    sku,
    prices: inFull(prices) as Price[],
    attributes,
    images: images.map((image) => ({ ...image, url: new URL(image.url, publicUrl).href })),
  };
}

/** A product as published; `publicUrl` is the origin of pictures whose addresses are paths. */
function productOf(draft: ProductSeed, publicUrl: string): ProductProjection {
  const { masterVariant, variants = [], ...texts } = draft;
  return {
    ...resourceOf('product', texts, { categories: [] }),
    masterVariant: variantOf(masterVariant, 1, publicUrl),
    variants: variants.map((variant, index) => variantOf(variant, index + 2, publicUrl)),
  };
}

/**
 * Brings catalogue and settings in line with the seed, and adds the initial stock for SKUs without a stock entry.
 * Carts, payments, orders, and what was sold stay. Safe to run at every start.
 * @param publicUrl origin that serves the pictures whose addresses are paths
 */
export function writeSeed(storage: Storage, seed: CommercetoolsSeed, publicUrl: string): void {
  function replace<T extends TypeId>(type: T, resources: readonly Resources[T][] = []) {
    storage.clear(type);
    for (const resource of resources) storage.insert(type, resource);
  }

  /** What an administrator has set up stays, where the seed has none of it. */
  function setUp<T extends TypeId, Draft extends Keyed<object>>(
    type: T,
    drafts: readonly Draft[] | undefined,
    make: (draft: Draft) => Resources[T] = (draft) => resourceOf(type, draft),
  ) {
    if (drafts) replace(type, drafts.map(make));
  }

  /** Resources that refer to what an administrator has made, where their drafts name its key. */
  function referring<Resource>(resources: Resource[]): Resource[] {
    const made = new Map(
      (['product-type', 'tax-category', 'type'] as const).flatMap((type) =>
        storage.all(type).map(({ id, key = '' }) => [seededId(type, key), id] as const),
      ),
    );
    return JSON.parse(JSON.stringify(resources), (name, value: unknown) =>
      name === 'id' ? (made.get(String(value)) ?? value) : value,
    ) as Resource[];
  }

  storage.transaction(() => {
    const { languages = ['en'], currencies = [], countries = [], carts = {} } = seed.project ?? {};
    const { projectKey: key } = seed.credentials;
    const lists = { languages: [...languages], currencies: [...currencies], countries: [...countries] };
    if (seed.project || storage.all('project').length === 0)
      replace('project', [{ id: key, key, version: 1, ...lists, carts }]);
    setUp('tax-category', seed.taxCategories, taxCategoryOf);
    setUp('zone', seed.zones, (draft) => resourceOf('zone', draft, { locations: [] }));
    setUp('shipping-method', seed.shippingMethods, shippingMethodOf);
    setUp('state', seed.states, (draft) => resourceOf('state', draft, { builtIn: false, roles: [] }));
    setUp('store', seed.stores, (draft) => resourceOf('store', draft, { countries: [] }));
    setUp('product-type', seed.productTypes);
    replace(
      'cart-discount',
      seed.cartDiscounts?.map((draft) => resourceOf('cart-discount', draft)),
    );
    replace(
      'discount-code',
      seed.discountCodes?.map((draft) => resourceOf('discount-code', draft, { isActive: true })),
    );
    setUp('type', seed.types);
    replace('category', seed.categories && referring(categoriesOf(seed.categories, publicUrl)));
    replace('product', referring(seed.products?.map((product) => productOf(product, publicUrl)) ?? []));
    const reviews = seed.reviews?.map((draft) => resourceOf('review', draft, { includedInStatistics: true }));
    replace('review', referring(reviews ?? []));
    for (const { sku, quantityOnStock } of seed.inventory ?? []) {
      if (storage.find('inventory-entry', sku, 'sku')) continue;
      const stock = { key: sku, sku, quantityOnStock, availableQuantity: quantityOnStock };
      storage.insert('inventory-entry', resourceOf('inventory-entry', stock));
    }
  });
}
