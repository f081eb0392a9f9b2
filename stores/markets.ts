import type { Store } from './types.ts';

/** Where something is sold: country (ISO 3166-1 alpha-2, lower case) and currency (ISO 4217). */
interface Market {
  readonly country: string;
  readonly currency: string;
}

/** The markets of a storefront, the default first. */
export const marketsOf = ({ countries }: Pick<Store, 'countries'>): Market[] =>
  countries.map(({ code, currency }) => ({ country: code, currency }));
