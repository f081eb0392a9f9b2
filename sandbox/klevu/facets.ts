import type { IndexedProduct } from './records.ts';
import type { ApplyFilter, FiltersToReturn, GroupCondition } from './requests.ts';

/** A filter as Klevu lists it beside the records. Bounds of a slider are decimal texts; null ends are untouched. */
export type Facet =
  | {
      readonly key: string;
      readonly label: string;
      readonly type: 'OPTIONS' | 'RATING';
      readonly options: readonly FacetOption[];
    }
  | {
      readonly key: string;
      readonly label: string;
      readonly type: 'SLIDER';
      readonly min: string;
      readonly max: string;
      readonly start: string | null;
      readonly end: string | null;
    };

interface FacetOption {
  readonly name: string;
  readonly value: string;
  readonly count: number;
  readonly selected: boolean;
}

interface FacetSource {
  readonly key: string;
  readonly label: string;
  readonly type: 'OPTIONS' | 'RATING';
  readonly valuesOf: (product: IndexedProduct) => readonly string[];
}

const priceKey = 'klevu_price';

const facetSources: readonly FacetSource[] = [
  {
    key: 'category',
    label: 'Category',
    type: 'OPTIONS',
    valuesOf: ({ categoryPaths }) => [...new Set(categoryPaths.flatMap((path) => path.split(';')))],
  },
  { key: 'color', label: 'Colour', type: 'OPTIONS', valuesOf: ({ color }) => color },
  { key: 'material', label: 'Material', type: 'OPTIONS', valuesOf: ({ material }) => material },
  { key: 'brand', label: 'Brand', type: 'OPTIONS', valuesOf: ({ brand }) => [brand] },
  { key: 'inStock', label: 'In stock', type: 'OPTIONS', valuesOf: ({ inStock }) => [inStock] },
  {
    key: 'rating',
    label: 'Rating',
    type: 'RATING',
    // A product of 4.6 stars is among those of 4, of 3 and so on: the option reads "4 and up".
    valuesOf: ({ rating }) =>
      rating === null ? [] : Array.from({ length: Math.floor(rating) }, (_, index) => String(index + 1)),
  },
  { key: 'id', label: 'Id', type: 'OPTIONS', valuesOf: ({ id }) => [id] },
  { key: 'itemGroupId', label: 'Group', type: 'OPTIONS', valuesOf: ({ itemGroupId }) => [itemGroupId] },
];

/** Filters nobody asked for by name are not offered when they tell nothing to a shopper. */
const offeredByDefault = new Set(['category', 'color', 'material', 'brand', 'inStock', 'rating']);

/** Whether the product passes every chosen filter; within a filter any of its values will do. */
export function passes(product: IndexedProduct, applied: readonly ApplyFilter[]): boolean {
  return applied.every(({ key, values }) => hasValue(product, key, values));
}

/** Whether the product meets a group of conditions. */
export function meets(product: IndexedProduct, { groupOperator, conditions }: GroupCondition): boolean {
  const holds = conditions.map(
    ({ key, values, valueOperator }) => hasValue(product, key, values) === (valueOperator === 'INCLUDE'),
  );
  if (groupOperator === 'ALL_OF') return holds.every(Boolean);
  return groupOperator === 'ANY_OF' ? holds.some(Boolean) : !holds.some(Boolean);
}

function hasValue(product: IndexedProduct, key: string, values: readonly string[]): boolean {
  if (key === priceKey) {
    const price = Number(product.salePrice);
    return price >= Number(values[0]) && price <= Number(values[1]);
  }
  const source = facetSources.find((candidate) => candidate.key === key);
  return source?.valuesOf(product).some((value) => values.includes(value)) ?? false;
}

/**
 * The filters of an answer. Each is counted over the products that pass all the *other* chosen filters, so that a
 * shopper who chose one colour still sees what a second one would add.
 */
export function listFacets(
  products: readonly IndexedProduct[],
  wanted: FiltersToReturn,
  applied: readonly ApplyFilter[],
): readonly Facet[] {
  if (!wanted.enabled) return [];
  const passing = (key: string) =>
    products.filter((product) =>
      passes(
        product,
        applied.filter((filter) => filter.key !== key),
      ),
    );
  const chosen = (key: string) => applied.find((filter) => filter.key === key)?.values ?? [];
  const optionFacets = facetSources
    .filter(({ key }) => isWanted(key, wanted))
    .map((source) => optionFacet(source, passing(source.key), wanted, chosen(source.key)))
    .filter(({ options }) => options.length > 0);
  const sliderWanted = wanted.rangeFilterSettings.some(({ key, minMax }) => key === priceKey && minMax);
  const priceFacet = sliderWanted ? slider(passing(priceKey), chosen(priceKey)) : undefined;
  return priceFacet ? [...optionFacets, priceFacet] : optionFacets;
}

function isWanted(key: string, { include, exclude }: FiltersToReturn): boolean {
  if (include) return include.includes(key);
  return offeredByDefault.has(key) && !exclude?.includes(key);
}

function optionFacet(
  source: FacetSource,
  products: readonly IndexedProduct[],
  wanted: FiltersToReturn,
  chosen: readonly string[],
): Extract<Facet, { options: unknown }> {
  const counts = new Map<string, number>(chosen.map((value) => [value, 0]));
  for (const value of products.flatMap(source.valuesOf)) counts.set(value, (counts.get(value) ?? 0) + 1);
  const { order, limit, mincount } = wanted.options;
  const options = [...counts]
    .map(([value, count]) => ({ name: value, value, count, selected: chosen.includes(value) }))
    .filter(({ count, selected }) => selected || count >= mincount)
    .toSorted((a, b) => (order === 'FREQ' ? b.count - a.count : 0) || a.name.localeCompare(b.name, 'en'))
    .filter((option, index, all) => source.type === 'OPTIONS' || tellsApart(option, all[index + 1]))
    .slice(0, limit);
  return { key: source.key, label: source.label, type: source.type, options };
}

/** "3 and up" is no choice where it finds exactly what "4 and up" does. */
const tellsApart = (option: FacetOption, nextHigher: FacetOption | undefined): boolean =>
  option.selected || option.count !== nextHigher?.count;

function slider(products: readonly IndexedProduct[], [start, end]: readonly string[]): Facet | undefined {
  const prices = products.map(({ salePrice }) => Number(salePrice));
  if (prices.length === 0) return undefined;
  return {
    key: priceKey,
    label: 'Price',
    type: 'SLIDER',
    min: String(Math.floor(Math.min(...prices))),
    max: String(Math.ceil(Math.max(...prices))),
    start: start ?? null,
    end: end ?? null,
  };
}
