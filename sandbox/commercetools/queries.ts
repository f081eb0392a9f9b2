import { invalidInput } from './errors.ts';
import { parsePredicate } from './predicates.ts';
import type { Resources, TypeId } from './resources.ts';
import type { Storage } from './storage.ts';

/** The fields that the shop's queries name; the service knows more of them, but refuses any other just so. */
const fields: Readonly<Partial<Record<TypeId, string>>> = {
  cart: 'anonymousId cartState customerEmail shippingAddress.email billingAddress.email',
  order: 'cart.id customerEmail lineItems.productKey store.key shippingAddress.email billingAddress.email',
  payment: 'anonymousId interfaceId transactions.type transactions.state',
  product: 'key masterVariant.sku variants.sku',
  review: 'key includedInStatistics target.typeId',
  'inventory-entry': 'sku supplyChannel',
};

const isFieldOf = (type: TypeId) => {
  const known = `id createdAt lastModifiedAt custom.fields ${fields[type] ?? ''}`.split(' ');
  return (path: string) =>
    path.startsWith('custom.fields.') ||
    known.some((field) => field === path || field.startsWith(`${path}.`));
};

function comparator(type: TypeId, sort: string): (a: object, b: object) => number {
  const [, name = '', direction] = /^(\w+) (asc|desc)$/.exec(sort) ?? [];
  if (!isFieldOf(type)(name))
    throw invalidInput(`Malformed parameter: sort: The field '${name}' does not exist.`);
  const valueOf = (resource: object) => (resource as Readonly<Record<string, string>>)[name] ?? '';
  return (a, b) => {
    const order = valueOf(a) === valueOf(b) ? 0 : valueOf(a) < valueOf(b) ? -1 : 1;
    return direction === 'desc' ? -order : order;
  };
}

/**
 * Applies `where`, `sort`, `limit` (default 20, at most 500), `withTotal`, and `expand` to `resources`, all of which are
 * of one type.
 * @throws CommercetoolsError InvalidInput for a malformed parameter, or one that names a field that does not exist
 */
export function queryPage<T extends TypeId>(
  type: T,
  resources: readonly Resources[T][],
  parameters: URLSearchParams,
  storage: Storage,
) {
  const isField = isFieldOf(type);
  const predicates = parameters.getAll('where').map((where) => parsePredicate(where, isField));
  // What is equal is ordered by ID, so that pages neither overlap nor leave anything out.
  const comparators = [...parameters.getAll('sort'), 'id asc'].map((sort) => comparator(type, sort));
  const limit = Number(parameters.get('limit') ?? 20);
  if (!Number.isInteger(limit) || limit < 0 || limit > 500)
    throw invalidInput('Malformed parameter: limit: must be between 0 and 500.');
  const found = resources
    .filter((resource) => predicates.every((holds) => holds(resource)))
    .toSorted((a, b) => comparators.reduce((order, compare) => order || compare(a, b), 0));
  const page = found.slice(0, limit);
  return {
    limit,
    offset: 0,
    count: page.length,
    ...(parameters.get('withTotal') !== 'false' && { total: found.length }),
    results: page.map((resource) => expand(resource, parameters.getAll('expand'), storage)),
  };
}

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

function expandAt(value: unknown, [step, ...rest]: readonly string[], storage: Storage): unknown {
  if (!isObject(value)) return value;
  if (step === undefined) {
    const obj = storage.get(String(value['typeId']) as TypeId, String(value['id']));
    return obj ? { ...value, obj } : value;
  }
  const name = step.replace('[*]', '');
  const child = value[name];
  if (child === undefined) return value;
  const inner = (one: unknown) => expandAt(one, rest, storage);
  return { ...value, [name]: Array.isArray(child) ? child.map(inner) : inner(child) };
}

/**
 * Reference expansion: sets a reference's `obj` to the resource it refers to, for every requested path, e.g.
 * `discountCodes[*].discountCode` or `paymentInfo.payments[*]`. Paths that do not exist are ignored, as in
 * commercetools.
 */
export function expand<Resource>(resource: Resource, paths: readonly string[], storage: Storage): Resource {
  return paths.reduce<unknown>(
    (value, path) => expandAt(value, path.split('.'), storage),
    resource,
  ) as Resource;
}
