import { brand } from '../../brands/browser.ts';
import type { BrowserStore } from '../../stores/types.ts';
import type { SiteConfig } from './shop-state.ts';

/** Set by the build to the one store it is made for, so that no page includes the others. */
declare const __STORE__: BrowserStore;

export const currentStore: BrowserStore = __STORE__;

export const siteConfig: SiteConfig = {
  brandName: brand.name,
  logo: brand.logo,
  supportEmail: brand.supportEmail,
};
