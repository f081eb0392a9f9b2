import { type CompiledRule, compile, type RedirectSite } from '../../redirects/compile.ts';
import { indexCompiled } from '../../redirects/index-site.ts';
import type { RuleIndex } from '../../redirects/rule-index.ts';
import { redirectTables } from '../../redirects/table/index.ts';
import { storesAt } from '../../stores/index.ts';
import type { Store, StoreId } from '../../stores/types.ts';

/** The storefronts at the origins this machine is set to: their own ones, or those of `STOREFRONT_ORIGINS`. */
export const storefronts = (): readonly Store[] => storesAt(process.env['STOREFRONT_ORIGINS']);

/** What a command needs to know about the redirects of one storefront. */
export interface RedirectsOfSite {
  readonly site: RedirectSite;
  readonly compiled: readonly CompiledRule[];
  readonly index: RuleIndex;
}

const sites = new Map<string, RedirectsOfSite>();

/**
 * The redirects a storefront serves, compiled when they are first asked for.
 * @throws Error naming the known storefronts when there is no such one.
 */
export function redirectsOf(id: string): RedirectsOfSite {
  const site = sites.get(id) ?? compiledFor(id);
  sites.set(id, site);
  return site;
}

function compiledFor(id: string): RedirectsOfSite {
  const stores = storefronts();
  const store = stores.find((one) => one.id === (id as StoreId));
  if (!store)
    throw new Error(`There is no storefront "${id}". There are: ${stores.map((one) => one.id).join(', ')}.`);
  const site = { store, stores };
  const compiled = compile(redirectTables, site);
  return { site, compiled, index: indexCompiled(compiled, store) };
}
