import { invalidInput } from './errors.ts';
import { parsePredicate } from './predicates.ts';

/** One page of a query's result. */
interface Page<Resource> {
  readonly limit: number;
  readonly offset: number;
  readonly count: number;
  readonly total?: number;
  readonly results: Resource[];
}

function wholeNumber(parameters: URLSearchParams, name: string, fallback: number, max: number): number {
  const text = parameters.get(name);
  if (text === null) return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0 || value > max) {
    throw invalidInput(`Malformed parameter: ${name}: must be between 0 and ${max}.`);
  }
  return value;
}

const valueAt = (document: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], document);

function comparator(sort: string): (a: unknown, b: unknown) => number {
  const match = /^([\w.-]+)(?: (asc|desc))?$/.exec(sort);
  if (!match) throw invalidInput(`Malformed parameter: sort: '${sort}'.`);
  const [, path = '', direction] = match;
  return (a, b) => {
    const [left, right] = [valueAt(a, path), valueAt(b, path)] as [string, string];
    const order = left === right ? 0 : left < right ? -1 : 1;
    return direction === 'desc' ? -order : order;
  };
}

const predicateVariables = (parameters: URLSearchParams) =>
  new Map(
    [...parameters].flatMap(([name, value]) => (name.startsWith('var.') ? [[name.slice(4), value]] : [])),
  );

/**
 * Applies `where`, `sort`, `limit` (default 20, at most 500), `offset`, and `withTotal` to all resources of a type.
 * @throws CommercetoolsError InvalidInput for a malformed parameter.
 */
export function queryPage<Resource>(
  resources: readonly Resource[],
  parameters: URLSearchParams,
): Page<Resource> {
  const variables = predicateVariables(parameters);
  const predicates = parameters.getAll('where').map((where) => parsePredicate(where, variables));
  const comparators = parameters.getAll('sort').map(comparator);
  const limit = wholeNumber(parameters, 'limit', 20, 500);
  const offset = wholeNumber(parameters, 'offset', 0, 10_000);
  const found = resources
    .filter((resource) => predicates.every((holds) => holds(resource)))
    .toSorted((a, b) => comparators.reduce((order, compare) => order || compare(a, b), 0));
  const results = found.slice(offset, offset + limit);
  return {
    limit,
    offset,
    count: results.length,
    ...(parameters.get('withTotal') !== 'false' && { total: found.length }),
    results,
  };
}
