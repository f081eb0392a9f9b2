import type { Store } from '../stores/types.ts';

/** An address as written, in three parts that together are the complete address. */
interface AddressParts {
  /** With scheme and host if the address has them; may be empty. */
  readonly path: string;
  /** With its question mark; empty for none. */
  readonly query: string;
  /** With its hash sign; empty for none. */
  readonly hash: string;
}

/**
 * Splits an address without changing or validating it: the first hash sign ends the query, and a question mark after it
 * belongs to the hash.
 */
export function splitAddress(address: string): AddressParts {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? [];
  return { path, query, hash };
}

/** An address of one of our storefronts; its path starts with a slash. */
export interface OwnAddress extends AddressParts {
  readonly kind: 'ours';
  readonly store: Store;
}

/**
 * What somebody wrote as a link: an address of one of our storefronts, of another site, or nothing that can be opened.
 */
export type Address =
  OwnAddress | { readonly kind: 'foreign'; readonly host: string } | { readonly kind: 'malformed' };

/**
 * Parses a link like a browser's address bar: a full URL, or one printed without its scheme
 * (`us.shop.example/redirects/x/`). The host determines the storefront, and the scheme does not matter; a path is used
 * on the given storefront, as written.
 */
export function readAddress(input: string, storefront: Store, stores: readonly Store[]): Address {
  const link = input.trim();
  if (isPath(link)) return ours(storefront, link);
  const url = asUrl(link);
  if (!url) return { kind: 'malformed' };
  const store = storeAtHost(url.host, stores);
  // On its own, a path with several leading slashes would begin with another host.
  const path = url.pathname.replace(/^\/+/, '/');
  return store ? ours(store, path + url.search + url.hash) : { kind: 'foreign', host: url.host };
}

/** Whether a link is a path: two slashes or a backslash would start a host. */
export const isPath = (link: string): boolean => /^\/(?![/\\])/.test(link);

/**
 * A page's path in the letters that pages have, which are small; escapes (`%C3`) and paths of files, whose names may have
 * capital ones, stay as they are.
 */
export const pageSpelling = (path: string): string =>
  path.slice(path.lastIndexOf('/')).includes('.')
    ? path
    : path.replace(/%.{0,2}|[A-Z]/g, (found) => (found.startsWith('%') ? found : found.toLowerCase()));

const storesByHost = new WeakMap<readonly Store[], ReadonlyMap<string, Store>>();

/** The storefront at a host (including its port, if any), or undefined. */
export function storeAtHost(host: string, stores: readonly Store[]): Store | undefined {
  const known = storesByHost.get(stores);
  if (known) return known.get(host);
  const byHost = new Map(stores.map((store) => [new URL(store.origin).host, store]));
  storesByHost.set(stores, byHost);
  return byHost.get(host);
}

const ours = (store: Store, link: string): OwnAddress => ({ kind: 'ours', store, ...splitAddress(link) });

/** Null for anything without a host, such as a single word or `mailto:`. */
function asUrl(link: string): URL | null {
  const hasScheme = /^[a-z][a-z\d+.-]*:(?!\d)/i.test(link);
  if (!hasScheme && !/^(?:\/\/)?[^/?#]*[.:]/.test(link)) return null;
  const url = URL.parse(hasScheme ? link : `https://${link.replace(/^\/\//, '')}`);
  return url && /^https?:$/.test(url.protocol) ? url : null;
}
