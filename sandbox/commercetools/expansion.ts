import type { Storage } from './storage.ts';
import type { TypeId } from './resource-types.ts';

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

function expandReference(reference: Json, storage: Storage): Json {
  const { typeId, id } = reference;
  if (typeof typeId !== 'string' || typeof id !== 'string' || 'obj' in reference) return reference;
  const obj = storage.get(typeId as TypeId, id);
  return obj ? { ...reference, obj } : reference;
}

function expandAt(value: unknown, [step, ...rest]: readonly string[], storage: Storage): unknown {
  if (!isObject(value)) return value;
  if (step === undefined) return expandReference(value, storage);
  const inner = (child: unknown) => expandAt(child, rest, storage);
  const target = isObject(value['obj']) && !(step.replace('[*]', '') in value) ? value['obj'] : value;
  const name = step.replace(/\[\*\]$/, '');
  const child = target[name];
  const expanded = { ...target, [name]: Array.isArray(child) ? child.map(inner) : inner(child) };
  if (child === undefined) return value;
  return target === value ? expanded : { ...value, obj: expanded };
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
