import { invalidInput } from './errors.ts';
import { expand } from './expansion.ts';
import { parsePredicate } from './predicates.ts';
import { queryFieldsOf, type QueryFields } from './query-fields.ts';
import type { Storage } from './storage.ts';
import type { Resources, TypeId } from './resource-types.ts';

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

/** @throws CommercetoolsError InvalidInput for a path that leads to no field */
function checkPath(path: string, fields: QueryFields): void {
  path.split('.').reduce<true | QueryFields>((within, name) => {
    const inside = within === true ? true : within[name];
    if (inside) return inside;
    throw invalidInput(`Malformed parameter: sort: The field '${name}' does not exist.`);
  }, fields);
}

function comparator(sort: string, fields: QueryFields): (a: unknown, b: unknown) => number {
  const match = /^([\w.-]+)(?: (asc|desc))?$/.exec(sort);
  if (!match) throw invalidInput(`Malformed parameter: sort: '${sort}'.`);
  const [, path = '', direction] = match;
  checkPath(path, fields);
  return (a, b) => {
    const [left, right] = [valueAt(a, path), valueAt(b, path)] as [string, string];
    const order = left === right ? 0 : left < right ? -1 : 1;
    return direction === 'desc' ? -order : order;
  };
}

/** `var.skus=A&var.skus=B`: the values of every variable. */
const predicateVariables = (parameters: URLSearchParams) =>
  new Map(
    [...new Set(parameters.keys())].flatMap((name): [string, string[]][] =>
      name.startsWith('var.') ? [[name.slice('var.'.length), parameters.getAll(name)]] : [],
    ),
  );

/**
 * Applies `where`, `sort`, `limit` (default 20, at most 500), `offset`, `withTotal`, and `expand` to `resources`, all of
 * which are of one type.
 * @throws CommercetoolsError InvalidInput for a malformed parameter, or one that names a field that does not exist
 */
export function queryPage<T extends TypeId>(
  type: T,
  resources: readonly Resources[T][],
  parameters: URLSearchParams,
  storage: Storage,
): Page<Resources[T]> {
  const fields = queryFieldsOf(type);
  const options = { variables: predicateVariables(parameters), fields };
  const predicates = parameters.getAll('where').map((where) => parsePredicate(where, options));
  // What is equal is ordered by ID, so that pages neither overlap nor leave anything out.
  const sorts = [...parameters.getAll('sort'), 'id asc'];
  const comparators = sorts.map((sort) => comparator(sort, fields));
  const limit = wholeNumber(parameters, 'limit', 20, 500);
  const offset = wholeNumber(parameters, 'offset', 0, 10_000);
  const found = resources
    .filter((resource) => predicates.every((holds) => holds(resource)))
    .toSorted((a, b) => comparators.reduce((order, compare) => order || compare(a, b), 0));
  const page = found.slice(offset, offset + limit);
  return {
    limit,
    offset,
    count: page.length,
    ...(parameters.get('withTotal') !== 'false' && { total: found.length }),
    results: page.map((resource) => expand(resource, parameters.getAll('expand'), storage)),
  };
}
