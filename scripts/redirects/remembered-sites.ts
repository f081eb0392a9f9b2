import type { StoreId } from '../../stores/types.ts';
import { redirectsOf, type RedirectsOfSite } from './site.ts';

/** The redirects of every storefront, each made when it is first asked for and the same ever after. */
export function rememberedSites(): (store: StoreId) => RedirectsOfSite {
  const sites = new Map<StoreId, RedirectsOfSite>();
  return (store) => {
    const site = sites.get(store) ?? redirectsOf(store);
    sites.set(store, site);
    return site;
  };
}
