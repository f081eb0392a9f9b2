import type { KlevuAttribute, KlevuItem } from './form.ts';

/**
 * The fields in which a record of an index says something else than the feed; none if the index is up to date.
 * @param item of a variant, a category, or a page.
 * @param record as a search without `priceFieldSuffix` returns it.
 * @param attributes those of the feed.
 */
export function differencesOf(
  { id, type, relations, attributes }: KlevuItem,
  record: Readonly<Record<string, unknown>>,
  declared: readonly KlevuAttribute[],
): string[] {
  const { name, url, shortDescription, price = {}, inStock, sku, image, rating, ratingCount } = attributes;
  const [[currency, asked] = []] = Object.entries(price);
  const wanted: Readonly<Record<string, unknown>> = {
    ...{ id, url: withoutOrigin(url), name: name.default, shortDesc: shortDescription.default },
    ...(type === 'KLEVU_PRODUCT' && {
      ...{ sku, currency, price: asked?.defaultPrice, salePrice: asked?.salePrice, rating, ratingCount },
      itemGroupId: relations?.parentProduct?.values[0] ?? id,
      imageUrl: image?.default.url,
      inStock: inStock === true ? 'yes' : 'no',
      ...Object.fromEntries(
        declared.flatMap(({ name: own, returnable }) => (returnable ? [[own, attributes[own]]] : [])),
      ),
    }),
  };
  const found = { ...record, url: withoutOrigin(record['url']) } as typeof record;
  return Object.keys(wanted).filter(
    (field) => wanted[field] !== undefined && said(wanted[field]) !== said(found[field]),
  );
}

/** An index may name a page by its path alone; whether a record is of another origin is a question of its own. */
const withoutOrigin = (url: unknown): string => String(url).replace(/^https?:\/\/[^/]+/, '');

/** A value in the one form in which it can be compared: Klevu returns numbers as texts, and some values as lists. */
const said = (value: unknown): string =>
  [value]
    .flat()
    .map((one) => (one !== '' && Number.isFinite(Number(one)) ? Number(one) : one))
    .map(String)
    .toSorted()
    .join('\n');
