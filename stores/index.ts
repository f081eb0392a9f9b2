import { au } from './storefronts/au.ts';
import { ca } from './storefronts/ca.ts';
import { de } from './storefronts/de.ts';
import { es } from './storefronts/es.ts';
import { eu } from './storefronts/eu.ts';
import { fr } from './storefronts/fr.ts';
import { gb } from './storefronts/gb.ts';
import { hk } from './storefronts/hk.ts';
import { it } from './storefronts/it.ts';
import { jp } from './storefronts/jp.ts';
import { kr } from './storefronts/kr.ts';
import { nl } from './storefronts/nl.ts';
import { se } from './storefronts/se.ts';
import { us } from './storefronts/us.ts';
import type { Store, StoreId } from './types.ts';

export const stores: Readonly<Record<StoreId, Store>> = {
  us,
  gb,
  se,
  de,
  fr,
  es,
  it,
  nl,
  ca,
  au,
  hk,
  kr,
  jp,
  eu,
};

/**
 * The store with this ID.
 * @param among the stores to search, e.g. at the origins of a preview; by default, all of them.
 * @throws Error that lists the known IDs if there is none.
 */
export function storeById(id: string, among: readonly Store[] = Object.values(stores)): Store {
  const store = among.find((one) => one.id === id);
  if (!store)
    throw new Error(`Unknown store "${id}". Known stores: ${among.map((one) => one.id).join(', ')}.`);
  return store;
}

/**
 * Every store with the origin where its storefront can be found.
 * @param origins a pattern with `{store}`, if the origins differ from those in the records, e.g. in a preview.
 */
export const storesAt = (origins?: string): readonly Store[] =>
  Object.values(stores).map((store) => ({
    ...store,
    origin: origins?.replace('{store}', store.id) ?? store.origin,
  }));
