import { brand } from '../../../brands/browser.ts';
import type { Store } from '../../../stores/types.ts';

type Delivers = Pick<Store, 'countries'>;

/** Whether a storefront has the files of Japan's postal codes: they are too many for one that delivers nothing there. */
export const deliversToJapan = ({ countries }: Delivers): boolean =>
  countries.some(({ code }) => code === 'jp');

export const ownLookUps = brand.lookUpPostalCode ?? {};

/** Whether addresses of a country are filled in by their postal code. */
export const canLookUp = (country: string, store: Delivers): boolean =>
  Object.hasOwn(ownLookUps, country) || (country === 'jp' && deliversToJapan(store));
