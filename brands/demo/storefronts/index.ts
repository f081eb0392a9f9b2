import { au } from './au.ts';
import { ca } from './ca.ts';
import { de } from './de.ts';
import { es } from './es.ts';
import { eu } from './eu.ts';
import { fr } from './fr.ts';
import { gb } from './gb.ts';
import { hk } from './hk.ts';
import { it } from './it.ts';
import { jp } from './jp.ts';
import { kr } from './kr.ts';
import { nl } from './nl.ts';
import { se } from './se.ts';
import { us } from './us.ts';
import type { Store, StoreId } from '../../../stores/types.ts';

type DemoStores = Record<
  'us' | 'gb' | 'se' | 'de' | 'fr' | 'es' | 'it' | 'nl' | 'ca' | 'au' | 'hk' | 'kr' | 'jp' | 'eu',
  true
>;

declare module '../../../stores/types.ts' {
  interface BrandStores extends DemoStores {}
}

/** In the order in which shoppers see them. */
export const storefronts = [us, gb, se, de, fr, es, it, nl, ca, au, hk, kr, jp, eu] as const;

/** The same by their IDs; other brands declare IDs, too, which it lacks. */
export const stores = Object.fromEntries(storefronts.map((store) => [store.id, store])) as Readonly<
  Record<StoreId, Store>
>;
