import { brand } from '../../stores/brand.ts';
import type { Store } from '../../stores/types.ts';
import type { SiteConfig } from './shop-reducer.ts';

/** Set by the build to the one store it is made for, so that no page includes the others. */
declare const __STORE__: Store;

export const currentStore: Store = __STORE__;

export const siteConfig: SiteConfig = { brandName: brand.name, supportEmail: brand.supportEmail };
