import { au as auRecord } from './au.ts';
import { ca as caRecord } from './ca.ts';
import { de as deRecord } from './de.ts';
import { es as esRecord } from './es.ts';
import { eu as euRecord } from './eu.ts';
import { fr as frRecord } from './fr.ts';
import { gb as gbRecord } from './gb.ts';
import { hk as hkRecord } from './hk.ts';
import { it as itRecord } from './it.ts';
import { jp as jpRecord } from './jp.ts';
import { kr as krRecord } from './kr.ts';
import { nl as nlRecord } from './nl.ts';
import { se as seRecord } from './se.ts';
import { us as usRecord } from './us.ts';
import { storefront, type StorefrontRecord } from '../../../stores/storefront.ts';
import type { Store, StoreId } from '../../../stores/types.ts';
import { supportEmail } from '../brand.ts';
import { pagePaths } from '../pages.ts';

declare module '../../../stores/types.ts' {
  interface BrandStores {
    us: true;
    gb: true;
    se: true;
    de: true;
    fr: true;
    es: true;
    it: true;
    nl: true;
    ca: true;
    au: true;
    hk: true;
    kr: true;
    jp: true;
    eu: true;
  }
}

const shared = { paths: pagePaths, contact: { email: supportEmail, opensAt: '09:00', closesAt: '17:00' } };
const complete = (record: StorefrontRecord): Store => storefront({ returnDays: 30, ...record }, shared);

export const us = complete(usRecord);
export const gb = complete(gbRecord);
export const se = complete(seRecord);
export const de = complete(deRecord);
export const fr = complete(frRecord);
export const es = complete(esRecord);
export const it = complete(itRecord);
export const nl = complete(nlRecord);
export const ca = complete(caRecord);
export const au = complete(auRecord);
export const hk = complete(hkRecord);
export const kr = complete(krRecord);
export const jp = complete(jpRecord);
export const eu = complete(euRecord);

/** In the order in which shoppers see them. */
export const storefronts: readonly [Store, ...Store[]] = [
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
];

/** The same by their IDs; other brands declare IDs, too, which it lacks. */
export const stores = Object.fromEntries(storefronts.map((store) => [store.id, store])) as Readonly<
  Record<StoreId, Store>
>;
