import { brand } from '../../brands/build.ts';
import { type OwnAddress, readAddress } from '../../redirects/address.ts';
import { type CompiledRule, compile, type RedirectSite, shortLinkFolder } from '../../redirects/compile.ts';
import { indexRules, type RuleIndex } from '../../redirects/rule-index.ts';
import { storeById, storesAt } from '../../stores/storefront.ts';
import type { Store } from '../../stores/types.ts';

/** The storefronts at the origins configured on this machine: their own, or those in `STOREFRONT_ORIGINS`. */
export const storefronts = (): readonly Store[] =>
  storesAt(brand.storefronts, process.env['STOREFRONT_ORIGINS']);

/** The option of commands that look from one storefront, the first one if not said otherwise. */
export const storeOption = { type: 'string', default: brand.storefronts[0].id } as const;

export interface RedirectsOfSite {
  readonly site: RedirectSite;
  readonly compiled: readonly CompiledRule[];
  readonly index: RuleIndex;
}

const sites = new Map<string, RedirectsOfSite>();

/**
 * The redirects of a storefront, compiled on first use. @throws Error with the known storefronts if it does not exist.
 */
export function redirectsOf(id: string): RedirectsOfSite {
  const site = sites.get(id) ?? compiledFor(id);
  sites.set(id, site);
  return site;
}

function compiledFor(id: string): RedirectsOfSite {
  const stores = storefronts();
  const store = storeById(id, stores);
  const site = { store, stores };
  const compiled = compile(brand.redirects, site);
  const rules = compiled.map(({ rule }) => rule);
  return { site, compiled, index: indexRules(rules, store.urls.trailingSlash) };
}

/**
 * What somebody typed: one of our addresses, or the name of a short link, which is a single word. @throws Error with
 * the known hosts if it is neither.
 */
export function readOwnAddress(input: string, { store, stores }: RedirectSite): OwnAddress {
  const isName = /^[a-z\d-]+$/i.test(input);
  const link = isName ? `${shortLinkFolder}${input.toLowerCase()}/` : input;
  const address = readAddress(link, store, stores);
  if (address.kind === 'ours') return address;
  if (address.kind === 'malformed')
    throw new Error(
      `"${input}" is not an address. Use a short link's name, a path with its slash (/redirects/…/), or a full URL.`,
    );
  const hosts = stores.map(({ origin }) => new URL(origin).host);
  throw new Error(`${address.host} is not one of our storefronts. They are: ${hosts.join(', ')}.`);
}
