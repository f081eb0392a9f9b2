import type { Contact, Store } from './types.ts';

/** What may be left out of a record, because most storefronts have it in common. */
type Usual = 'shippingCountries' | 'legalPages' | 'returnDays' | 'urls';

/** What all storefronts of a brand share. */
type Shared = Pick<Store, 'paths'> & { readonly contact: Pick<Contact, 'email' | 'opensAt' | 'closesAt'> };

/** One storefront as a brand writes it down (docs/storefronts.md). */
export interface StorefrontRecord
  extends Omit<Store, Usual | 'contact' | 'paths'>, Partial<Pick<Store, Usual>> {
  readonly contact: Omit<Contact, keyof Shared['contact']> & Partial<Shared['contact']>;
}

/**
 * Completes a record with what its brand's storefronts share, and what most have in common: they ship wherever they sell, and
 * promise nothing about returns.
 */
export const storefront = (record: StorefrontRecord, { paths, contact }: Shared): Store => ({
  shippingCountries: record.countries.map(({ code }) => code),
  legalPages: [],
  returnDays: null,
  urls: { trailingSlash: 'always' },
  ...record,
  paths,
  contact: { ...contact, ...record.contact },
});

/**
 * The store with this ID.
 * @throws Error that lists the known IDs if there is none.
 */
export function storeById(id: string, among: readonly Store[]): Store {
  const store = among.find((candidate) => candidate.id === id);
  if (!store)
    throw new Error(`Unknown store "${id}". Known stores: ${among.map((known) => known.id).join(', ')}.`);
  return store;
}

/**
 * Every store with the origin where its storefront can be found.
 * @param origins a pattern with `{store}`, if the origins differ from those in the records, e.g. in a preview.
 */
export const storesAt = (stores: readonly Store[], origins?: string): readonly Store[] =>
  stores.map((store) => ({ ...store, origin: origins?.replace('{store}', store.id) ?? store.origin }));
