import type { FilterSelection } from './filter.ts';

/**
 * Filters in a URL's query (docs/product.md, 2.2): `o_{filterKey}` contains the selected values, separated by commas,
 * and `s_{filterKey}` a range as `start-end`. A comma inside a value is written `%2C`, and therefore `%` is written
 * `%25`, before the query's own encoding.
 */
const optionPrefix = 'o_';
const rangePrefix = 's_';
const rangePattern = /^(-?\d+(?:\.\d+)?)-(-?\d+(?:\.\d+)?)$/;

/**
 * The selection in a query. A range that is not two decimal numbers in ascending order, or an empty value, is ignored.
 */
export function readFilters(params: URLSearchParams): FilterSelection {
  const keysOf = (prefix: string) => [...new Set(params.keys())].filter((name) => isFilterName(name, prefix));
  return {
    options: keysOf(optionPrefix).flatMap((name) => {
      const values = readValues(params.getAll(name));
      return values.length > 0 ? [{ key: name.slice(optionPrefix.length), values }] : [];
    }),
    ranges: keysOf(rangePrefix).flatMap((name) => {
      const [, start, end] = rangePattern.exec(params.get(name) ?? '') ?? [];
      if (start === undefined || end === undefined || Number(start) > Number(end)) return [];
      return [{ key: name.slice(rangePrefix.length), start, end }];
    }),
  };
}

/** A copy of the query that contains exactly this selection; parameters that are not filters stay as they are. */
export function writeFilters(params: URLSearchParams, { options, ranges }: FilterSelection): URLSearchParams {
  const others = [...params].filter(
    ([name]) => !isFilterName(name, optionPrefix) && !isFilterName(name, rangePrefix),
  );
  return new URLSearchParams([
    ...others,
    ...options.map(({ key, values }) => [`${optionPrefix}${key}`, values.map(escapeValue).join(',')]),
    ...ranges.map(({ key, start, end }) => [`${rangePrefix}${key}`, `${start}-${end}`]),
  ]);
}

const isFilterName = (name: string, prefix: string): boolean => name.startsWith(prefix) && name !== prefix;

function readValues(lists: readonly string[]): readonly string[] {
  const values = lists.flatMap((list) => list.split(',')).map(unescapeValue);
  return [...new Set(values.filter((value) => value !== ''))];
}

const escapeValue = (value: string): string => value.replaceAll('%', '%25').replaceAll(',', '%2C');
const unescapeValue = (value: string): string => value.replaceAll(/%2C/gi, ',').replaceAll('%25', '%');
