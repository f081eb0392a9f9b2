import { storeById } from '../../stores/index.ts';
import { languageOfPath } from '../../stores/urls.ts';
import type { Store, StoreId } from '../../stores/types.ts';
import { inDefaultLanguage, storefrontOf } from '../storefront-of.ts';
import type { CountryCode } from '../types.ts';

/** What somebody who reads the table should look at twice. */
export type Oddity = 'exception' | 'storefront' | 'language' | 'outside' | 'assumed';

/** How oddities are called in a cell, and what they mean. */
export const oddityWords: Readonly<Record<Oddity, { readonly label: string; readonly meaning: string }>> = {
  exception: { label: 'other page', meaning: 'another page than most of the row' },
  storefront: {
    label: 'other store',
    meaning: "another storefront than the country's usual one (us for the fallback)",
  },
  language: { label: 'other language', meaning: 'not in the language the country is usually led to' },
  outside: { label: 'outside', meaning: 'leaves the storefronts' },
  assumed: {
    label: 'assumed',
    meaning: 'nobody prescribed it; the number is that of the reason below the table',
  },
};

/** What a cell says, as far as oddities depend on it. */
export interface Landing {
  readonly country: CountryCode | null;
  /** Absolute. */
  readonly url: string;
  readonly store: StoreId | null;
  readonly page: string;
  readonly assumed: string | null;
}

/**
 * What is odd about where a country lands.
 * @param usualPage what most of the row leads to.
 * @param usualAssumed why the whole row is assumed, or null; a cell is odd where it differs.
 */
export function odditiesOf(
  { country, url, store, page, assumed }: Landing,
  { usualPage, usualAssumed }: { readonly usualPage: string; readonly usualAssumed: string | null },
  stores: readonly Store[],
): Oddity[] {
  const usual = country === null ? inDefaultLanguage(storeById('us', stores)) : storefrontOf(country, stores);
  const landed = stores.find((one) => one.id === store);
  const isOtherStore = landed !== undefined && landed.id !== usual.store.id;
  const language = landed && languageOfPath(landed, new URL(url).pathname);
  return [
    ...(page === usualPage ? [] : (['exception'] as const)),
    ...(isOtherStore ? (['storefront'] as const) : []),
    ...(language === undefined || language === usual.language ? [] : (['language'] as const)),
    ...(landed ? [] : (['outside'] as const)),
    ...(assumed === usualAssumed ? [] : (['assumed'] as const)),
  ];
}
