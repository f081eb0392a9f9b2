import { z } from 'zod';
import { referencedResourceNotFound } from './errors.ts';
import type { Storage } from './storage.ts';
import type { Resources, TypeId } from './resource-types.ts';

/** A commercetools resource identifier: by ID or by key. */
export const identifierSchema = z.union([
  z.strictObject({ typeId: z.string().optional(), id: z.string() }),
  z.strictObject({ typeId: z.string().optional(), key: z.string() }),
]);
export type Identifier = z.infer<typeof identifierSchema>;

/** @throws CommercetoolsError ReferencedResourceNotFound */
export function resolve<T extends TypeId>(storage: Storage, type: T, identifier: Identifier): Resources[T] {
  const byId = 'id' in identifier;
  const resource = byId ? storage.get(type, identifier.id) : storage.find(type, identifier.key, 'key');
  if (!resource) {
    throw referencedResourceNotFound(type, byId ? { id: identifier.id } : { key: identifier.key });
  }
  return resource;
}
