import type { Store } from '../stores/types.ts';

/** An address as it is written, in three parts that together are the whole of it. */
interface AddressParts {
  /** With scheme and host where the address has them; may be empty. */
  readonly path: string;
  /** With its question mark; empty for none. */
  readonly query: string;
  /** With its hash sign; empty for none. */
  readonly hash: string;
}

/** Takes an address apart without changing or checking it: the first hash sign ends the query, a question mark after it counts as hash. */
export function splitAddress(address: string): AddressParts {
  const hashAt = endOr(address.indexOf('#'), address.length);
  const queryAt = Math.min(endOr(address.indexOf('?'), hashAt), hashAt);
  return {
    path: address.slice(0, queryAt),
    query: address.slice(queryAt, hashAt),
    hash: address.slice(hashAt),
  };
}

const endOr = (found: number, end: number): number => (found === -1 ? end : found);

/** An address of one of our storefronts; its path begins with a slash. */
export interface OwnAddress extends AddressParts {
  readonly kind: 'ours';
  readonly store: Store;
}

/** What somebody wrote as a link: an address of one of our storefronts, of another site, or nothing that opens. */
export type Address =
  OwnAddress | { readonly kind: 'foreign'; readonly host: string } | { readonly kind: 'malformed' };

/**
 * Takes a link apart as a browser's address bar does: a full URL, or one that is printed without its scheme
 * (`us.shop.example/redirects/x/`). The host decides the storefront, the scheme does not matter; a path is taken on the
 * given storefront, as it is written.
 */
export function readAddress(input: string, storefront: Store, stores: readonly Store[]): Address {
  const link = input.trim();
  if (isPath(link)) return ours(storefront, link);
  const url = asUrl(link);
  if (!url) return { kind: 'malformed' };
  const store = storeAtHost(url.host, stores);
  return store ? ours(store, url.pathname + url.search + url.hash) : { kind: 'foreign', host: url.host };
}

/** Whether a link is a path: two slashes or a backslash would begin a host. */
export const isPath = (link: string): boolean => /^\/(?![/\\])/.test(link);

const storesByHost = new WeakMap<readonly Store[], ReadonlyMap<string, Store>>();

/** The storefront at a host (with its port where it has one), or undefined. */
export function storeAtHost(host: string, stores: readonly Store[]): Store | undefined {
  const known = storesByHost.get(stores);
  if (known) return known.get(host);
  const byHost = new Map(stores.map((store) => [new URL(store.origin).host, store]));
  storesByHost.set(stores, byHost);
  return byHost.get(host);
}

const ours = (store: Store, link: string): OwnAddress => ({ kind: 'ours', store, ...splitAddress(link) });

/** Null for what has no host, such as a single word or `mailto:`. */
function asUrl(link: string): URL | null {
  const hasScheme = /^[a-z][a-z\d+.-]*:(?!\d)/i.test(link);
  if (!hasScheme && !/^(?:\/\/)?[^/?#]*[.:]/.test(link)) return null;
  const url = URL.parse(hasScheme ? link : `https://${link.replace(/^\/\//, '')}`);
  return url && /^https?:$/.test(url.protocol) ? url : null;
}
