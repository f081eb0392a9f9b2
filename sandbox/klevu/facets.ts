import type { ApplyFilter } from './requests.ts';
import type { KlevuLabel, KlevuProduct } from './indexing.ts';
import type { KlevuIndex } from './seed.ts';

/** Where the values of a filter come from. */
interface FacetSource {
  readonly key: string;
  readonly label: string;
  readonly valuesOf: (product: KlevuProduct) => readonly string[];
}

/** The filter by price; its values are the two ends of a range. */
export const priceKey = 'klevu_price';

/** Every filter of an index with options, in the order of the response: the merchant's own among the service's. */
function facetSourcesOf({ filters = [] }: Pick<KlevuIndex, 'filters'>): readonly FacetSource[] {
  return [
    {
      key: 'category',
      label: 'Category',
      valuesOf: ({ categoryPaths }) => [...new Set(categoryPaths.flatMap((path) => path.split(';')))],
    },
    { key: 'color', label: 'Color', valuesOf: ({ color }) => color },
    { key: 'material', label: 'Material', valuesOf: ({ material }) => material },
    ...filters.map(({ key, label }) => ({
      key,
      label,
      valuesOf: ({ traits }: KlevuProduct) => traits[key] ?? [],
    })),
    { key: 'brand', label: 'Brand', valuesOf: ({ brand }) => [brand] },
    { key: 'inStock', label: 'In stock', valuesOf: ({ inStock }) => [inStock] },
    {
      key: 'rating',
      label: 'Rating',
      // A product with 4.6 stars is among those with 4, with 3, and so on: the option means "4 and up".
      valuesOf: ({ rating }) =>
        Array.from({ length: Math.floor(rating ?? 0) }, (_, index) => String(index + 1)),
    },
  ];
}

/** Whether the product passes every selected filter; within a filter, any of its values is sufficient. */
export function passes(
  product: KlevuProduct,
  applied: readonly ApplyFilter[],
  index: Pick<KlevuIndex, 'filters'>,
): boolean {
  const sources = facetSourcesOf(index);
  return applied.every(({ key, values }) => {
    if (key !== priceKey)
      return sources
        .find((source) => source.key === key)
        ?.valuesOf(product)
        .some((value) => values.includes(value));
    const price = Number(product.salePrice);
    return price >= Number(values[0]) && price <= Number(values[1]);
  });
}

type Index = Pick<KlevuIndex, 'language' | 'labels' | 'filters'>;

/**
 * The filters of a response. Each is counted over the variants that pass all the *other* selected filters, so that a
 * shopper who selected one color still sees what a second one would add. A product counts once for each value that any of
 * these variants has. Bounds of a slider are decimal texts; null ends have not been changed.
 * @param limit of the options of a filter; those that are selected are never left out
 */
export function listFacets(
  products: readonly KlevuProduct[],
  limit: number,
  applied: readonly ApplyFilter[],
  index: Index,
) {
  const labelOf = (label: string) => index.labels?.[label as KlevuLabel] ?? label;
  const passing = (key: string) => {
    const others = applied.filter((filter) => filter.key !== key);
    return products.filter((product) => passes(product, others, index));
  };
  const chosen = (key: string) => applied.find((filter) => filter.key === key)?.values ?? [];
  const facets = facetSourcesOf(index).flatMap(({ key, label, valuesOf }) => {
    const type = key === 'rating' ? ('RATING' as const) : ('OPTIONS' as const);
    const counts = countProducts(passing(key), valuesOf, chosen(key));
    const nameOf = (value: string) => (key === 'inStock' ? labelOf(value === 'yes' ? 'Yes' : 'No') : value);
    const options = [...counts]
      .map(([value, count]) => ({ name: nameOf(value), value, count, selected: chosen(key).includes(value) }))
      .toSorted((a, b) => a.name.localeCompare(b.name, index.language, { numeric: true }))
      // "3 and up" is not offered if it matches exactly the same products as "4 and up".
      .filter(
        ({ selected, count }, place, all) =>
          selected || type === 'OPTIONS' || count !== all[place + 1]?.count,
      )
      .filter(({ selected }, place) => selected || place < limit);
    return options.length > 0 ? [{ key, label: labelOf(label), type, options }] : [];
  });
  const prices = passing(priceKey).map(({ salePrice }) => Number(salePrice));
  if (prices.length === 0) return facets;
  const [start = null, end = null] = chosen(priceKey);
  const range = { min: String(Math.floor(Math.min(...prices))), max: String(Math.ceil(Math.max(...prices))) };
  return [
    ...facets,
    { key: priceKey, label: labelOf('Price'), type: 'SLIDER' as const, ...range, start, end },
  ];
}

/** The number of products with each value, among them those that were chosen. */
function countProducts(
  variants: readonly KlevuProduct[],
  valuesOf: FacetSource['valuesOf'],
  chosen: readonly string[],
): ReadonlyMap<string, number> {
  const keys = new Map(chosen.map((value) => [value, new Set<string>()]));
  for (const variant of variants)
    for (const value of valuesOf(variant))
      keys.set(value, (keys.get(value) ?? new Set()).add(variant.itemGroupId));
  return new Map([...keys].map(([value, { size }]) => [value, size]));
}
