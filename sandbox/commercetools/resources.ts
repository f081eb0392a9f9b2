import { createHash } from 'node:crypto';
import type {
  Asset,
  CartDiscount,
  Category,
  Channel,
  ChannelReference,
  DiscountCode,
  InventoryEntry,
  Price,
  ProductProjection,
  ProductType,
  ProductVariant,
  ProductVariantDraft,
  Review,
  ShippingMethod,
  State,
  Store,
  TaxCategory,
  Type,
  Zone,
} from '@commercetools/platform-sdk';
import { without } from './fields.ts';
import { money } from './money.ts';
import type { CommercetoolsSeed, ProductSeed } from './seed.ts';
import type { TypeId } from './resource-types.ts';

/** The draft type of the resources in a part of the seed. */
type Draft<Part extends Exclude<keyof CommercetoolsSeed, 'credentials' | 'project'>> = NonNullable<
  CommercetoolsSeed[Part]
>[number];

/** The ID of a seeded resource: the same at every start, so that carts and orders keep referring to it. */
function seededId(type: string, key: string): string {
  const hex = createHash('sha256').update(`${type}/${key}`).digest('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
}

const seededAt = '2026-01-01T00:00:00.000Z';

/** The initial fields of every seeded resource. */
const identityOf = (type: TypeId, key: string) => ({
  id: seededId(type, key),
  version: 1,
  createdAt: seededAt,
  lastModifiedAt: seededAt,
  key,
});

/** Converts a draft's fields to those of a resource: references by ID, money with its fraction digits. */
function inFull(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inFull);
  if (typeof value !== 'object' || value === null) return value;
  const { typeId, key, id, currencyCode, centAmount } = value as Readonly<Record<string, unknown>>;
  if (typeof typeId === 'string') return { typeId, id: seededId(typeId, String(key ?? id)) };
  if (typeof currencyCode === 'string' && typeof centAmount === 'number') {
    return money(centAmount, currencyCode);
  }
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, inFull(inner)]));
}

/** The resource for a draft that contains everything except `defaults`. */
function resourceOf<Resource>(
  type: TypeId,
  draft: { readonly key: string },
  defaults: Partial<NoInfer<Resource>>,
): Resource {
  return { ...identityOf(type, draft.key), ...defaults, ...(inFull(draft) as object) } as Resource;
}

export const taxCategoryOf = (draft: Draft<'taxCategories'>): TaxCategory => ({
  ...resourceOf<TaxCategory>('tax-category', draft, {}),
  rates: (draft.rates ?? []).map((rate) => ({
    id: `${draft.key}-${rate.country}-${rate.state ?? 'all'}`,
    amount: 0,
    ...rate,
  })),
});

export const zoneOf = (draft: Draft<'zones'>): Zone => resourceOf('zone', draft, { locations: [] });

export function shippingMethodOf(draft: Draft<'shippingMethods'>): ShippingMethod {
  const method = resourceOf<ShippingMethod>('shipping-method', draft, { active: true, stores: [] });
  const zoneRates = method.zoneRates.map(({ zone, shippingRates }) => ({
    zone,
    shippingRates: shippingRates.map((rate) => ({ ...rate, tiers: [] })),
  }));
  return { ...method, zoneRates };
}

export const cartDiscountOf = (draft: Draft<'cartDiscounts'>): CartDiscount =>
  resourceOf('cart-discount', draft, {
    isActive: true,
    stores: [],
    references: [],
    stackingMode: 'Stacking',
    recurringOrderScope: { type: 'AnyOrder' },
  });

export const discountCodeOf = (draft: Draft<'discountCodes'>): DiscountCode =>
  resourceOf('discount-code', draft, { isActive: true, stores: [], references: [], groups: [] });

export const storeOf = (draft: Draft<'stores'>): Store =>
  resourceOf('store', draft, {
    languages: [],
    countries: [],
    distributionChannels: [],
    supplyChannels: [],
    productSelections: [],
  });

export const typeOf = (draft: Draft<'types'>): Type => resourceOf('type', draft, { fieldDefinitions: [] });

const attributeDefaults = {
  isRequired: false,
  isSearchable: false,
  attributeConstraint: 'None',
  inputHint: 'SingleLine',
  level: 'Variant',
};

export function productTypeOf(draft: Draft<'productTypes'>): ProductType {
  const type = resourceOf<ProductType>('product-type', draft, {});
  const attributes = type.attributes?.map((attribute) => ({ ...attributeDefaults, ...attribute })) ?? [];
  return { ...type, attributes };
}

/**
 * The category tree; a draft refers to its parent, a category to all its ancestors, the root first. `publicUrl` is the
 * origin of pictures whose addresses are paths.
 */
export function categoriesOf(drafts: readonly Draft<'categories'>[], publicUrl: string): Category[] {
  const tree = new Map<string, Category>();
  for (const draft of drafts) {
    const category = resourceOf<Category>('category', draft, { orderHint: '0.5' });
    const parent = category.parent && tree.get(category.parent.id);
    const ancestors = parent ? [...parent.ancestors, { typeId: 'category' as const, id: parent.id }] : [];
    tree.set(category.id, { ...category, ancestors, assets: assetsOf(draft, publicUrl) });
  }
  return [...tree.values()];
}

const assetsOf = ({ key, assets = [] }: Draft<'categories'>, publicUrl: string): Asset[] =>
  assets.map((asset, index) => ({
    ...(inFull(asset) as Omit<Asset, 'id'>),
    id: seededId('category', `${key}/asset-${String(index)}`),
    sources: asset.sources.map((source) => ({ ...source, uri: new URL(source.uri, publicUrl).href })),
  }));

function variantOf(draft: ProductVariantDraft, id: number, publicUrl: string): ProductVariant {
  const { sku = '', prices = [], images = [] } = draft;
  return {
    ...without(draft, 'prices', 'images', 'attributes'),
    id,
    prices: prices.map((price) => {
      const name = [sku, price.value.currencyCode, ...(price.country === undefined ? [] : [price.country])];
      return { id: seededId('product', name.join('/')), ...(inFull(price) as Omit<Price, 'id'>) };
    }),
    attributes: [...(draft.attributes ?? [])],
    images: images.map((image) => ({ ...image, url: new URL(image.url, publicUrl).href })),
    assets: [],
  };
}

/** A product as published; `publicUrl` is the origin of pictures whose addresses are paths. */
export function productOf(draft: ProductSeed, publicUrl: string): ProductProjection {
  const { masterVariant, variants = [] } = draft;
  const texts = without(draft, 'masterVariant', 'variants', 'publish');
  return {
    ...resourceOf<ProductProjection>('product', texts, { categories: [], priceMode: 'Embedded' }),
    published: true,
    hasStagedChanges: false,
    masterVariant: variantOf(masterVariant, 1, publicUrl),
    variants: variants.map((variant, index) => variantOf(variant, index + 2, publicUrl)),
    attributes: [],
  };
}

export const reviewOf = (draft: Draft<'reviews'>): Review =>
  resourceOf('review', draft, { includedInStatistics: true });

export const inventoryEntryOf = (draft: Draft<'inventory'>): InventoryEntry => {
  const { sku, quantityOnStock, supplyChannel } = draft;
  const name = supplyChannel?.key === undefined ? sku : `${sku}@${supplyChannel.key}`;
  return {
    ...identityOf('inventory-entry', name),
    sku,
    ...(supplyChannel && { supplyChannel: inFull(supplyChannel) as ChannelReference }),
    quantityOnStock,
    availableQuantity: quantityOnStock,
  };
};

export const channelOf = (draft: Draft<'channels'>): Channel =>
  resourceOf('channel', draft, { roles: ['InventorySupply'] });

export const stateOf = (draft: Draft<'states'>): State =>
  resourceOf('state', draft, { initial: true, builtIn: false });
