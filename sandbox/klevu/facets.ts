import { type FacetSource, facetSourcesOf, priceKey, valuesIn } from './facet-sources.ts';
import type { GroupKey } from './groups.ts';
import type { ApplyFilter, FiltersToReturn, GroupCondition } from './requests.ts';
import type { KlevuIndex, KlevuLabel, KlevuProduct } from './seed.ts';

/**
 * A filter as listed by Klevu next to the records. Bounds of a slider are decimal texts; null ends have not been
 * changed.
 */
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

/** Whether the product passes every selected filter; within a filter, any of its values is sufficient. */
export function passes(product: KlevuProduct, applied: readonly ApplyFilter[]): boolean {
  return applied.every(({ key, values }) => hasValue(product, key, values));
}

/** Whether the product meets a group of conditions. */
export function meets(product: KlevuProduct, { groupOperator, conditions }: GroupCondition): boolean {
  const holds = conditions.map(
    ({ key, values, valueOperator }) => hasValue(product, key, values) === (valueOperator === 'INCLUDE'),
  );
  if (groupOperator === 'ALL_OF') return holds.every(Boolean);
  return groupOperator === 'ANY_OF' ? holds.some(Boolean) : !holds.some(Boolean);
}

/** Whether the product has one of the values of a filter; values of the price are the two ends of a range. */
export function hasValue(product: KlevuProduct, key: string, values: readonly string[]): boolean {
  if (key === priceKey) {
    const price = Number(product.salePrice);
    return price >= Number(values[0]) && price <= Number(values[1]);
  }
  return valuesIn(product, key).some((value) => values.includes(value));
}

/**
 * The filters of a response. Each is counted over the variants that pass all the *other* selected filters, so that a
 * shopper who selected one color still sees what a second one would add. What is counted is groups: a product counts
 * once for each value that any of these variants has.
 */
export function listFacets(
  products: readonly KlevuProduct[],
  wanted: FiltersToReturn,
  applied: readonly ApplyFilter[],
  groupKey: GroupKey,
  index: Pick<KlevuIndex, 'language' | 'labels' | 'filters'>,
): readonly Facet[] {
  if (!wanted.enabled) return [];
  const passingAll = products.filter((product) => passes(product, applied));
  const passing = (key: string) => {
    const others = applied.filter((filter) => filter.key !== key);
    return others.length === applied.length
      ? passingAll
      : products.filter((product) => passes(product, others));
  };
  const chosen = (key: string) => applied.find((filter) => filter.key === key)?.values ?? [];
  const optionFacets = facetSourcesOf(index)
    .filter((source) => isWanted(source, wanted))
    .map((source) => {
      const counts = countGroups(passing(source.key), source, groupKey);
      return optionFacet(source, counts, wanted, chosen(source.key), index);
    })
    .filter(({ options }) => options.length > 0);
  const sliderWanted = wanted.rangeFilterSettings.some(({ key, minMax }) => key === priceKey && minMax);
  const priceFacet = sliderWanted
    ? slider(passing(priceKey), chosen(priceKey), labelIn(index, 'Price'))
    : undefined;
  return priceFacet ? [...optionFacets, priceFacet] : optionFacets;
}

function isWanted({ key, label }: FacetSource, { include, exclude }: FiltersToReturn): boolean {
  if (include) return include.includes(key);
  return label !== undefined && !exclude?.includes(key);
}

/** The number of groups with each value. */
function countGroups(
  products: readonly KlevuProduct[],
  { valuesOf }: FacetSource,
  groupKey: GroupKey,
): ReadonlyMap<string, number> {
  const groups = new Map<string, Set<string>>();
  for (const product of products) {
    for (const value of valuesOf(product))
      groups.set(value, (groups.get(value) ?? new Set()).add(product[groupKey]));
  }
  return new Map([...groups].map(([value, { size }]) => [value, size]));
}

function optionFacet(
  source: FacetSource,
  counted: ReadonlyMap<string, number>,
  wanted: FiltersToReturn,
  chosen: readonly string[],
  index: Pick<KlevuIndex, 'language' | 'labels' | 'filters'>,
): Extract<Facet, { options: unknown }> {
  const counts = new Map([...chosen.map((value) => [value, 0] as const), ...counted]);
  const { order, limit, mincount } = wanted.options;
  const nameOf = (value: string) => {
    const name = source.names?.[value];
    return name ? labelIn(index, name) : value;
  };
  const options = [...counts]
    .map(([value, count]) => ({ name: nameOf(value), value, count, selected: chosen.includes(value) }))
    .filter(({ count, selected }) => selected || count >= mincount)
    .toSorted(
      (a, b) =>
        (order === 'FREQ' ? b.count - a.count : 0) ||
        a.name.localeCompare(b.name, index.language, { numeric: true }),
    )
    .filter((option, index, all) => source.type === 'OPTIONS' || tellsApart(option, all[index + 1]))
    .filter(({ selected }, index) => selected || index < limit);
  return { key: source.key, label: source.label ?? source.key, type: source.type, options };
}

/** A term of the service in the language of the index. */
const labelIn = ({ labels }: Pick<KlevuIndex, 'labels'>, label: KlevuLabel): string =>
  labels?.[label] ?? label;

/** "3 and up" is not offered if it matches exactly the same products as "4 and up". */
const tellsApart = (option: FacetOption, nextHigher: FacetOption | undefined): boolean =>
  option.selected || option.count !== nextHigher?.count;

function slider(
  products: readonly KlevuProduct[],
  [start, end]: readonly string[],
  label: string,
): Facet | undefined {
  const prices = products.map(({ salePrice }) => Number(salePrice));
  if (prices.length === 0) return undefined;
  return {
    key: priceKey,
    label,
    type: 'SLIDER',
    min: String(Math.floor(Math.min(...prices))),
    max: String(Math.ceil(Math.max(...prices))),
    start: start ?? null,
    end: end ?? null,
  };
}
