import { brand } from '../brand.ts';
import type { Contact, Store } from '../types.ts';

type Common = 'shippingCountries' | 'legalPages' | 'urls';

interface StorefrontRecord extends Omit<Store, Common | 'contact'>, Partial<Pick<Store, Common>> {
  readonly contact: Omit<Contact, keyof typeof brand.contact>;
}

/** Completes a record with what most storefronts have in common: for one, they ship wherever they sell. */
export const storefront = ({ contact, ...record }: StorefrontRecord): Store => ({
  shippingCountries: record.countries.map(({ code }) => code),
  legalPages: [],
  urls: { trailingSlash: 'always' },
  ...record,
  contact: { ...brand.contact, ...contact },
});
