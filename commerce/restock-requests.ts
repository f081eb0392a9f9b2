import { z } from 'zod';
import type { Store } from '../stores/types.ts';
import { type Container, type CustomObjects, everyObject } from './custom-objects.ts';

/** Somebody who wants to be told when something is in stock again, as it is stored by the request's ID. */
export const keptRequestSchema = z.object({
  sku: z.string(),
  /** Normalized (`normalizedEmail`); of an earlier request, as it was typed. */
  email: z.string(),
  /** ISO 3166-1 alpha-2, lower case: where they shop. */
  country: z.string(),
  /** The language of the page (a `Language` of the storefront), in which they are written to. */
  language: z.string(),
  /** ISO 8601. */
  askedAt: z.string(),
  /** ISO 8601; absent until the owner of the address has confirmed it. It never changes, so it names one request to be told. */
  confirmedAt: z.string().optional(),
});
export type KeptRequest = z.infer<typeof keptRequestSchema>;

/**
 * What is left of a request for an hour after its e-mail has left: neither address nor SKU. Until then, the list of its
 * e-mails stays, too, by which another sweeper that still has the request before it learns that it has been told.
 */
export const toldRequestSchema = z.object({
  /** ISO 8601. */
  toldAt: z.string(),
});
export type ToldRequest = z.infer<typeof toldRequestSchema>;

/** The container of a storefront's requests, confirmed or not. */
export const restockRequestsOf = ({ id }: Pick<Store, 'id'>): Container => `restock-requests.${id}`;

/** Every request of a storefront with its ID; not those that have been told. @throws ShopError as `CustomObjects` does. */
export async function listRestockRequests(
  objects: CustomObjects,
  store: Pick<Store, 'id'>,
): Promise<(KeptRequest & { readonly id: string })[]> {
  const found = await everyObject(objects, restockRequestsOf(store));
  return found.flatMap(({ key, value }) => {
    const kept = keptRequestSchema.safeParse(value);
    return kept.success ? [{ id: key, ...kept.data }] : [];
  });
}
