import { fractionDigitsOf } from '../fraction-digits.ts';
import type { KlevuIndex, KlevuLabel, KlevuProduct } from './seed.ts';

/*
 * What the service makes of records in the form of its JSON indexing API (https://docs.klevu.com/indexing-apis/overview).
 */

interface Text {
  readonly default: string;
}

interface References {
  readonly values: readonly string[];
}

/** A record as a merchant sends it. */
export interface KlevuItem {
  readonly id: string;
  readonly type: 'KLEVU_PRODUCT' | 'KLEVU_CATEGORY' | 'KLEVU_CMS';
  readonly relations?:
    | { readonly parentProduct?: References | undefined; readonly categories?: References | undefined }
    | undefined;
  readonly attributes: {
    readonly name: Text;
    readonly url: string;
    readonly shortDescription: Text;
    readonly [attribute: string]: unknown;
  };
}

/** An attribute that the merchant has declared. */
export interface KlevuAttribute {
  readonly name: string;
  readonly label: Text;
  readonly filterable: boolean;
  readonly returnable: boolean;
}

/** The attributes that need not be declared, as far as the shop sends them. */
const known = new Set([
  ...['name', 'url', 'shortDescription', 'description', 'categoryPath', 'sku', 'image', 'price'],
  ...['inStock', 'rating', 'ratingCount', 'tags'],
]);

/** Filters that the service has by itself, with what it calls them in English. */
const ownFilters: Readonly<Record<string, KlevuLabel>> = {
  color: 'Color',
  material: 'Material',
  brand: 'Brand',
};

/** Each with the digits that its currency has. */
interface ItemImage {
  readonly default: { readonly url: string };
}

interface Prices {
  readonly [currency: string]: { readonly defaultPrice: number; readonly salePrice: number };
}

/**
 * An index with records.
 * @param isList which categories can be browsed, but are no values of the filter: a setting of the merchant's.
 * @throws Error as the service refuses a batch: two records with one ID, attributes that nobody has declared, a variant
 * before its product.
 */
export function indexedFrom(
  items: readonly KlevuItem[],
  attributes: readonly KlevuAttribute[],
  isList: (id: string) => boolean,
): Pick<KlevuIndex, 'products' | 'pages' | 'categories' | 'filters' | 'labels'> {
  const declared = new Map(attributes.map((attribute) => [attribute.name, attribute]));
  const byId = new Map<string, KlevuItem>();
  for (const item of items) {
    if (byId.has(item.id)) throw new Error(`Two records have the ID ${item.id}.`);
    for (const name of Object.keys(item.attributes))
      if (!known.has(name) && !declared.has(name))
        throw new Error(`${item.id} has the attribute ${name}, which is not declared.`);
    for (const id of [item.relations?.parentProduct, item.relations?.categories].flatMap(
      (list) => list?.values ?? [],
    ))
      if (!byId.has(id)) throw new Error(`${item.id} refers to ${id}, which is not there yet.`);
    byId.set(item.id, item);
  }
  const ofType = (wanted: KlevuItem['type']) => items.filter(({ type }) => type === wanted);
  const common = ({ id, attributes: { name, url, shortDescription } }: KlevuItem) => ({
    id,
    url,
    name: name.default,
    shortDesc: shortDescription.default,
  });
  const filters = attributes.filter(({ filterable }) => filterable);
  return {
    products: ofType('KLEVU_PRODUCT').flatMap((item) => {
      const categories = (item.relations?.categories?.values ?? []).flatMap((id) => byId.get(id) ?? []);
      const tree = categories.filter(({ id }) => !isList(id));
      const lists = categories.filter(({ id }) => isList(id));
      const product = productOf(item, attributes, tree.map(pathOf));
      return product ? { ...common(item), ...product, listPaths: lists.map(pathOf) } : [];
    }),
    pages: ofType('KLEVU_CMS').map((item) => ({ ...common(item), text: textIn(item, 'description') })),
    categories: ofType('KLEVU_CATEGORY').map((item) => ({ ...common(item), categoryPath: pathOf(item) })),
    filters: filters
      .filter(({ name }) => !(name in ownFilters))
      .map(({ name, label }) => ({ key: name, label: label.default })),
    labels: Object.fromEntries(
      filters.flatMap(({ name, label }) => (ownFilters[name] ? [[ownFilters[name], label.default]] : [])),
    ),
  };
}

const textIn = ({ attributes }: KlevuItem, name: string): string =>
  (attributes[name] as Text | undefined)?.default ?? '';

const pathOf = (item: KlevuItem): string => listIn(item, 'categoryPath').join('');

/** Values of an attribute that has one, several, or none. */
const listIn = ({ attributes }: KlevuItem, name: string): readonly string[] =>
  [attributes[name] ?? []].flat().map(String);

/** What is known of a variant; nothing of what has no price, which is the product itself. */
function productOf(
  item: KlevuItem,
  declared: readonly KlevuAttribute[],
  categoryPaths: readonly string[],
): Omit<KlevuProduct, 'id' | 'url' | 'name' | 'shortDesc'> | null {
  const { attributes, relations, id } = item;
  const prices = Object.entries((attributes['price'] ?? {}) as Prices).map(([currency, price]) => {
    const written = (amount: number) => amount.toFixed(fractionDigitsOf(currency));
    return { currency, before: written(price.defaultPrice), now: written(price.salePrice) };
  });
  const [base] = prices;
  if (!base) return null;
  const own = (wanted: (attribute: KlevuAttribute) => boolean) =>
    declared.filter(
      (attribute) => wanted(attribute) && !(attribute.name in ownFilters) && attribute.name in attributes,
    );
  return {
    sku: String(attributes['sku']),
    itemGroupId: relations?.parentProduct?.values[0] ?? id,
    brand: String(attributes['brand']),
    imageUrl: (attributes['image'] as ItemImage | undefined)?.default.url ?? '',
    price: base.before,
    salePrice: base.now,
    currency: base.currency,
    prices: Object.fromEntries(prices.map(({ currency, now }) => [currency, now])),
    pricesBefore: Object.fromEntries(
      prices.flatMap(({ currency, before, now }) => (before === now ? [] : [[currency, before]])),
    ),
    category: categoryPaths.map((path) => path.split(';').at(-1)).join(';;'),
    categoryPath: categoryPaths[0] ?? '',
    categoryPaths,
    color: listIn(item, 'color'),
    material: listIn(item, 'material'),
    traits: Object.fromEntries(
      own(({ filterable }) => filterable).map(({ name }) => [name, listIn(item, name)]),
    ),
    fields: Object.fromEntries(
      own(({ filterable, returnable }) => returnable && !filterable).map(({ name }) => [
        name,
        attributes[name] as number | string | readonly string[],
      ]),
    ),
    rating: (attributes['rating'] as number | undefined) ?? null,
    ratingCount: (attributes['ratingCount'] as number | undefined) ?? 0,
    inStock: attributes['inStock'] === true ? 'yes' : 'no',
    launchedOn: listIn(item, 'createdAt').join(''),
    features: listIn(item, 'features'),
    related: listIn(item, 'related'),
    tags: listIn(item, 'tags'),
  };
}
