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

/** A product offered alongside others: the gift box, the gift message. */
export interface OfferedProduct {
  readonly sku: string;
  readonly name: string;
  readonly price: Money;
}

/** A product that was just added to the cart. */
export interface AddedProduct extends OfferedProduct {
  readonly quantity: number;
  /** Whether it is added only when there is a connection again. */
  readonly isWaiting: boolean;
}

export interface SiteConfig {
  readonly brandName: string;
  readonly supportEmail: string;
}

/** Index of the open drawer on the first and second level; -1 is closed. */
export type DrawerIndices = readonly [number, number];

/** State shared across the site while it runs (docs/product.md, 3). */
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

export type ShopAction =
  | { readonly type: 'setEnvironment'; readonly environment: Environment }
  | { readonly type: 'addScript'; readonly script: Script }
  | { readonly type: 'removeScript'; readonly id: string }
  | { readonly type: 'setHideNoticeBar'; readonly hidden: boolean }
  | { readonly type: 'setGiftMessageProduct'; readonly product: OfferedProduct | null }
  | { readonly type: 'setGiftBoxProduct'; readonly product: OfferedProduct | null }
  | { readonly type: 'setToasterProduct'; readonly product: AddedProduct | null }
  | { readonly type: 'setAwinId'; readonly awinId: string | null }
  | { readonly type: 'setCjEventId'; readonly cjEventId: string | null }
  | { readonly type: 'setUserCountry'; readonly country: string }
  /** A country that nobody chose: it is determined automatically and not stored. */
  | { readonly type: 'resolveUserCountry'; readonly country: string }
  | { readonly type: 'setSearchOpen'; readonly open: boolean }
  | { readonly type: 'setNavOpen'; readonly open: boolean }
  | { readonly type: 'setDrawerIndices'; readonly indices: DrawerIndices }
  | { readonly type: 'setActiveSearchType'; readonly searchType: string };

export const closedDrawers: DrawerIndices = [-1, -1];

/**
 * The initial state of a page: production, the notice bar visible, everything closed.
 * @throws Error `Allowed countries in store is empty`.
 */
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

/** The transitions in docs/product.md, 4. */
export function shopReducer(state: ShopState, action: ShopAction): ShopState {
  switch (action.type) {
    case 'setEnvironment':
      return { ...state, environment: action.environment };
    case 'addScript':
      return { ...state, scripts: [...withoutScript(state.scripts, action.script.id), action.script] };
    case 'removeScript':
      return { ...state, scripts: withoutScript(state.scripts, action.id) };
    case 'setHideNoticeBar':
      return { ...state, hideNoticeBar: action.hidden };
    case 'setGiftMessageProduct':
      return { ...state, giftMessageProduct: action.product };
    case 'setGiftBoxProduct':
      return { ...state, giftBoxProduct: action.product };
    case 'setToasterProduct':
      return { ...state, toasterProduct: action.product };
    case 'setAwinId':
      return { ...state, awinId: action.awinId };
    case 'setCjEventId':
      return { ...state, cjEventId: action.cjEventId };
    case 'setUserCountry':
    case 'resolveUserCountry':
      return { ...state, userCountry: action.country };
    case 'setSearchOpen':
      return action.open
        ? { ...state, searchOpen: true, navOpen: false, drawerIndices: closedDrawers }
        : { ...state, searchOpen: false };
    case 'setNavOpen':
      return action.open ? { ...state, navOpen: true, searchOpen: false } : { ...state, navOpen: false };
    case 'setDrawerIndices':
      return { ...state, drawerIndices: action.indices, searchOpen: false };
    case 'setActiveSearchType':
      return { ...state, activeSearchType: action.searchType };
  }
}

function withoutScript(scripts: readonly Script[], id: string): readonly Script[] {
  return scripts.filter((script) => script.id !== id);
}
