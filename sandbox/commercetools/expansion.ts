import type { TypeId } from './resources.ts';
import type { Storage } from './storage.ts';

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
