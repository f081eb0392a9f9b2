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
import { countryOf } from './country-of.ts';
import type { Store, StoreId } from './types.ts';

/** Every storefront, by id. */
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
 * The storefront with this ID.
 * @throws Error that lists the known IDs if there is none.
 */
export function storeById(id: string): Store {
  const store = Object.hasOwn(stores, id) ? stores[id as StoreId] : undefined;
  if (!store) throw new Error(`Unknown store "${id}". Known stores: ${Object.keys(stores).join(', ')}.`);
  return store;
}

/** The storefront that sells in a country (ISO 3166-1 alpha-2, any case), or undefined if none does. */
export function storeOfCountry(code: string): Store | undefined {
  return Object.values(stores).find((store) => countryOf(store, code));
}
