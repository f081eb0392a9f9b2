import type { ProductProjection, ProductVariant, Review } from '@commercetools/platform-sdk';
import type { CommercetoolsSeed } from 'storefront-sandbox';
import { brand } from '../../brands/api.ts';
import { variantsOf } from '../../commerce/mapping/components.ts';
import { isPublic } from '../../commerce/mapping/prices.ts';
import { withReferences } from '../../commerce/project/references.ts';
import { ownFields } from '../../commerce/reviews.ts';
import type { ReadProject, Resource } from './read-project.ts';

/** What a brand's catalogue is in the seed of a sandbox. */
export type ProjectSeed = Omit<CommercetoolsSeed, 'credentials'>;

/** The fields that a draft of each kind has, beside its key; all others are left behind, such as who changed it last. */
const fieldsOf = {
  taxCategories: 'name description rates',
  zones: 'name description locations',
  types: 'name description resourceTypeIds fieldDefinitions',
  productTypes: 'name description attributes',
  shippingMethods:
    'name localizedName description localizedDescription taxCategory zoneRates isDefault active predicate custom',
  categories: 'name slug description parent orderHint metaTitle metaDescription custom assets',
  products:
    'name slug description metaTitle metaDescription productType taxCategory categories masterVariant variants',
  reviews: 'target rating locale authorName title text custom createdAt',
} as const satisfies Partial<Record<keyof ReadProject, string>>;
type Kind = keyof typeof fieldsOf;

const referredTo = 'taxCategories zones types productTypes shippingMethods categories products'.split(
  ' ',
) as readonly Exclude<Kind, 'reviews'>[];

/**
 * A project as drafts that refer to one another by key. The ID of what has no key stands in for it, as it does in addresses
 * of pages.
 */
export function draftsOf(found: ReadProject): ProjectSeed {
  const keys = new Map(
    referredTo.flatMap((kind) => found[kind].map(({ id, key = id }) => [id, key] as const)),
  );
  const draftOf = (kind: Kind, resource: Resource) => ({
    key: resource.key ?? resource.id,
    ...(withKeys(pick(resource, fieldsOf[kind].split(' ')), keys) as object),
  });
  const all = (kind: Kind, resources: readonly object[] = found[kind]) =>
    resources.map((resource) => draftOf(kind, resource as Resource));
  const products = found.products.map((product) => sellable(product as unknown as ProductProjection));
  const published = new Set(products.map(({ id }) => id));
  const reviews = (found.reviews as readonly unknown[] as readonly Review[])
    .filter(({ target }) => published.has(target?.id ?? ''))
    .map(publicReview);
  const { languages, carts } = found.project;
  return {
    project: { languages, carts },
    taxCategories: all('taxCategories'),
    zones: all('zones'),
    types: all('types'),
    productTypes: inOrderOfNesting(all('productTypes')),
    shippingMethods: all('shippingMethods'),
    // Parents before their children.
    categories: all(
      'categories',
      found.categories.toSorted((a, b) => depthOf(a) - depthOf(b)),
    ),
    products: all('products', products),
    reviews: all('reviews', reviews),
    inventory: products.flatMap(variantsOf).flatMap(({ sku = '', availability }) => {
      const quantityOnStock = availability?.availableQuantity;
      return quantityOnStock === undefined ? [] : [{ sku, quantityOnStock }];
    }),
    // The service's own resources with fewer fields, and keys for IDs.
  } as unknown as ProjectSeed;
}

const pick = (resource: object, names: readonly string[]) =>
  Object.fromEntries(Object.entries(resource).filter(([name]) => names.includes(name)));

const withKeys = (value: unknown, keys: ReadonlyMap<string, string>): unknown =>
  withReferences(value, ({ typeId, id }) =>
    typeof id === 'string' ? { typeId, key: keys.get(id) ?? id } : null,
  );

const depthOf = (category: object): number =>
  (category as { readonly ancestors?: readonly unknown[] }).ancestors?.length ?? 0;

/** A product type comes after those that its attributes nest. */
function inOrderOfNesting<Draft extends { readonly key: string }>(drafts: readonly Draft[]): Draft[] {
  const ordered = new Set<Draft>();
  const place = (draft: Draft) => {
    const text = JSON.stringify(draft);
    for (const other of drafts)
      if (text.includes(JSON.stringify({ typeId: 'product-type', key: other.key }))) place(other);
    ordered.add(draft);
  };
  drafts.forEach(place);
  return [...ordered];
}

/** A product with the prices that everybody pays. What has no SKU cannot be sold, so it loses its prices and gets one. */
function sellable(product: ProductProjection): ProductProjection {
  const { key = product.id } = product;
  const variantOf = ({
    id,
    sku,
    prices = [],
    attributes = [],
    images = [],
    availability,
  }: ProductVariant) => ({
    id,
    ...(sku === undefined ? { sku: `${key}-${id}` } : { sku, ...(availability && { availability }) }),
    attributes,
    images,
    prices: sku === undefined ? [] : prices.filter(isPublic),
  });
  return {
    ...product,
    masterVariant: variantOf(product.masterVariant),
    variants: product.variants.map(variantOf),
  };
}

/** What the shop shows of a review. Other fields may say who wrote it, and of which order. */
function publicReview(review: Review): Review {
  const { custom, ...rest } = review;
  // Their photographs stay where they are.
  const own = ownFields.filter((name) => name !== 'files');
  const shown = [...own, ...(brand.reviewDetails ?? []).map(({ key }) => key)];
  return custom ? { ...rest, custom: { ...custom, fields: pick(custom.fields, shown) } } : rest;
}
