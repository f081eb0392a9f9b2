import type { Logo } from '../../brands/types.ts';
import type { Money } from '../../contract/money.ts';
import type { BrowserStore, StoreCountry } from '../../stores/types.ts';
import type { ConsentCategory } from '../consent/inventory.ts';
import { allowedCountriesOf } from '../../stores/countries.ts';

/** Where the running build is deployed; determines what is reported. */
export type Environment = 'production' | 'staging' | 'development' | 'pull_request';

/** A third-party script that the page loads; a later one with the same ID replaces it. */
export interface Script {
  readonly id: string;
  readonly src: string;
  /** The script is in the page only while the visitor agrees to any of these. */
  readonly needs: readonly ConsentCategory[];
}

export interface OfferedProduct {
  readonly sku: string;
  readonly name: string;
  readonly price: Money;
}

export interface AddedProduct extends OfferedProduct {
  readonly quantity: number;
  /** Whether it is added only when there is a connection again. */
  readonly isWaiting: boolean;
}

export interface SiteConfig {
  readonly brandName: string;
  readonly logo?: Logo | undefined;
  readonly supportEmail: string;
}

/** Index of the open drawer on the first and second level; -1 is closed. */
export type DrawerIndices = readonly [number, number];

export interface ShopState {
  readonly environment: Environment;
  readonly scripts: readonly Script[];
  readonly hideNoticeBar: boolean;
  readonly giftMessageProduct: OfferedProduct | null;
  readonly giftBoxProduct: OfferedProduct | null;
  readonly toasterProduct: AddedProduct | null;
  readonly awinId: string | null;
  readonly cjEventId: string | null;
  /** ISO 3166-1 alpha-2, lower case. */
  readonly userCountry: string;
  readonly searchOpen: boolean;
  readonly navOpen: boolean;
  readonly drawerIndices: DrawerIndices;
  readonly activeSearchType: string;
  readonly siteConfig: SiteConfig;
  readonly store: BrowserStore;
  readonly allowedCountries: readonly [StoreCountry, ...StoreCountry[]];
}

export const closedDrawers: DrawerIndices = [-1, -1];

/** @throws Error `Allowed countries in store is empty`. */
export function initialShopState(store: BrowserStore, siteConfig: SiteConfig): ShopState {
  const allowedCountries = allowedCountriesOf(store);
  return {
    environment: 'production',
    scripts: [],
    hideNoticeBar: false,
    giftMessageProduct: null,
    giftBoxProduct: null,
    toasterProduct: null,
    awinId: null,
    cjEventId: null,
    userCountry: allowedCountries[0].code,
    searchOpen: false,
    navOpen: false,
    drawerIndices: closedDrawers,
    activeSearchType: 'product',
    siteConfig,
    store,
    allowedCountries,
  };
}

/** What opening or closing the search changes, the navigation, and a level of its drawer (docs/product.md, 4.31 to 4.33). */
export const searchOpened = (searchOpen: boolean): Partial<ShopState> =>
  searchOpen ? { searchOpen, navOpen: false, drawerIndices: closedDrawers } : { searchOpen };

export const navOpened = (navOpen: boolean): Partial<ShopState> =>
  navOpen ? { navOpen, searchOpen: false } : { navOpen };

export const drawersOpened = (drawerIndices: DrawerIndices): Partial<ShopState> => ({
  drawerIndices,
  searchOpen: false,
});

/** With a script, in place of one with its ID. */
export const withScript =
  (script: Script) =>
  ({ scripts }: ShopState): Partial<ShopState> => ({ scripts: [...others(scripts, script.id), script] });

export const withoutScript =
  (id: string) =>
  ({ scripts }: ShopState): Partial<ShopState> => ({ scripts: others(scripts, id) });

const others = (scripts: readonly Script[], id: string): readonly Script[] =>
  scripts.filter((script) => script.id !== id);
