/* eslint-disable no-restricted-globals -- looks behind the guard */
import { grantCategories } from '../../../consent/consent-store.ts';
import type { ConsentCategory } from '../../../consent/inventory.ts';
import { configureSearch } from '../search-configuration.ts';
import type { ReportedHit } from '../search-events.ts';

/** A browser without an answer of the visitor, on a page of a storefront with this index. */
export function openIndex(apiKey = 'klevu-us'): void {
  configureSearch({ url: 'https://search.test', apiKey, origins: [] });
}

/** The visitor's answer; granting nothing deletes what was stored. */
export function agreeTo(...categories: readonly ConsentCategory[]): void {
  grantCategories(categories);
}

/** What is stored under a name, whether or not it may be read. */
export function stored(name: string): unknown {
  const text = localStorage.getItem(name) ?? sessionStorage.getItem(name);
  return text === null ? null : JSON.parse(text);
}

/** Forgets everything between two tests. */
export function leaveShop(): void {
  grantCategories([]);
  localStorage.clear();
  sessionStorage.clear();
  configureSearch({ url: undefined, apiKey: '', origins: [] });
}

/** A product in one variant; the number makes it distinct. */
export function hit(number: number, changes: Partial<ReportedHit> = {}): ReportedHit {
  return {
    key: `product-${number}`,
    id: `SKU-${number}`,
    name: `Product ${number}`,
    path: `/products/product-${number}/?sku=SKU-${number}`,
    price: { centAmount: 1000 + number, currencyCode: 'USD', fractionDigits: 2 },
    sku: `SKU-${number}`,
    brand: 'Fell & Fjord',
    category: 'Kitchen',
    ...changes,
  };
}
