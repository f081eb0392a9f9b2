import { type OwnAddress, readAddress } from '../../redirects/address.ts';
import { type CompiledRule, compile, type RedirectSite, shortLinkFolder } from '../../redirects/compile.ts';
import { indexRules, type RuleIndex } from '../../redirects/rule-index.ts';
import { redirectTables } from '../../redirects/table/index.ts';
import { storeById, storesAt } from '../../stores/index.ts';
import type { Store } from '../../stores/types.ts';

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
  const store = storeById(id, stores);
  const site = { store, stores };
  const compiled = compile(redirectTables, site);
  const rules = compiled.map(({ rule }) => rule);
  return { site, compiled, index: indexRules(rules, store.urls.trailingSlash) };
}

/**
 * What somebody typed: an address of ours, or the name of a short link, which is a single word.
 * @throws Error naming the known hosts when it is neither.
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
