import { createHash } from 'node:crypto';
import type { TypeId } from '../storage.ts';

/** The id of a seeded resource: the same at every seeding, so that carts and orders keep pointing at it. */
export function seededId(type: TypeId, key: string): string {
  const hex = createHash('sha256').update(`${type}/${key}`).digest('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
}

/** The fields every seeded resource starts with; `since` is an ISO date. */
export function seeded(type: TypeId, key: string, since = '2026-01-01') {
  const at = `${since}T00:00:00.000Z`;
  return { id: seededId(type, key), version: 1, createdAt: at, lastModifiedAt: at, key };
}

/** A reference to a seeded resource. */
export function referenceTo<T extends TypeId>(typeId: T, key: string): { typeId: T; id: string } {
  return { typeId, id: seededId(typeId, key) };
}

/** Texts that only the shop's staff reads. */
export const english = (text: string) => ({ en: text });
