import { fractionDigitsOf } from '../fraction-digits.ts';

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

/** The service's own terms, in English. */
export type KlevuLabel =
  'Category' | 'Color' | 'Material' | 'Brand' | 'In stock' | 'Rating' | 'Price' | 'Yes' | 'No';

/** Filters that the service has by itself, with what it calls them in English. */
const ownFilters: Readonly<Record<string, KlevuLabel>> = {
  color: 'Color',
  material: 'Material',
  brand: 'Brand',
};

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
) {
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
  const filters = attributes.filter(({ filterable }) => filterable);
  return {
    products: ofType('KLEVU_PRODUCT').flatMap((item) => {
      const categories = (item.relations?.categories?.values ?? []).flatMap((id) => byId.get(id) ?? []);
      const tree = categories.filter(({ id }) => !isList(id));
      const lists = categories.filter(({ id }) => isList(id));
      return productOf(item, attributes, tree.map(pathOf), lists.map(pathOf)) ?? [];
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

/** What any record has. */
const common = ({ id, attributes: { name, url, shortDescription } }: KlevuItem) => ({
  id,
  url,
  name: name.default,
  shortDesc: shortDescription.default,
});

const textIn = ({ attributes }: KlevuItem, name: string): string =>
  (attributes[name] as Text | undefined)?.default ?? '';

const pathOf = (item: KlevuItem): string => listIn(item, 'categoryPath').join('');

/** Values of an attribute that has one, several, or none. */
const listIn = ({ attributes }: KlevuItem, name: string): readonly string[] =>
  [attributes[name] ?? []].flat().map(String);

/** As decimal text in major units, e.g. `189.00`; yen and won have no decimals. */
const written = (amount: number, currency: string) => amount.toFixed(fractionDigitsOf(currency));

/**
 * One variant of a product, which has the product's key as `itemGroupId`: what the service knows of it. A response has one
 * record per product, that of the variant that fits best. Undefined for what has no price, which is the product itself.
 * @param categoryPaths names from the root, separated by `;`, of every category it is in, the main one first.
 * @param listPaths likewise of curated lists: they can be browsed like categories, but are not values of the filter.
 */
function productOf(
  item: KlevuItem,
  declared: readonly KlevuAttribute[],
  categoryPaths: readonly string[],
  listPaths: readonly string[],
) {
  const { attributes, relations, id } = item;
  const prices = Object.entries((attributes['price'] ?? {}) as Prices);
  const [base] = prices;
  if (!base) return undefined;
  const [currency, { defaultPrice, salePrice }] = base;
  const own = (wanted: (attribute: KlevuAttribute) => boolean) =>
    declared.filter(
      (attribute) => wanted(attribute) && !(attribute.name in ownFilters) && attribute.name in attributes,
    );
  return {
    ...common(item),
    sku: String(attributes['sku']),
    itemGroupId: relations?.parentProduct?.values[0] ?? id,
    brand: String(attributes['brand']),
    imageUrl: (attributes['image'] as { default: { url: string } } | undefined)?.default.url ?? '',
    /** What it costs is `salePrice`; a higher `price` is what it cost before. */
    price: written(defaultPrice, currency),
    salePrice: written(salePrice, currency),
    currency,
    /** Prices like `salePrice`, by currency in which the product is sold, and what `price` is where it is higher. */
    prices: Object.fromEntries(prices.map(([code, price]) => [code, written(price.salePrice, code)])),
    pricesBefore: Object.fromEntries(
      prices.flatMap(([code, price]) =>
        price.defaultPrice === price.salePrice ? [] : [[code, written(price.defaultPrice, code)]],
      ),
    ) as Readonly<Record<string, string>>,
    category: categoryPaths.map((path) => path.split(';').at(-1)).join(';;'),
    categoryPath: categoryPaths[0] ?? '',
    categoryPaths,
    listPaths,
    color: listIn(item, 'color'),
    material: listIn(item, 'material'),
    /** Its values in the index's own filters, by their keys. */
    traits: Object.fromEntries(
      own(({ filterable }) => filterable).map(({ name }) => [name, listIn(item, name)]),
    ),
    /** Further fields of its record, as the merchant's feed names them. */
    fields: Object.fromEntries(
      own(({ filterable, returnable }) => returnable && !filterable).map(({ name }) => [
        name,
        attributes[name],
      ]),
    ),
    /** From 0 to 5, or null if there are no ratings. */
    rating: (attributes['rating'] as number | undefined) ?? null,
    ratingCount: (attributes['ratingCount'] as number | undefined) ?? 0,
    inStock: attributes['inStock'] === true ? ('yes' as const) : ('no' as const),
    launchedOn: listIn(item, 'createdAt').join(''),
    features: listIn(item, 'features'),
    /** Keys (`itemGroupId`) of accessories and companions, best first. */
    related: listIn(item, 'related'),
    /** Further words that it is found by, such as English ones if the index is in another language: many type those. */
    tags: listIn(item, 'tags'),
  };
}
export type KlevuProduct = Readonly<NonNullable<ReturnType<typeof productOf>>>;
