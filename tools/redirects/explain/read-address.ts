import type { Store } from '../../../stores/types.ts';
import { shortLinkFolder } from '../../../redirects/compile.ts';
import { splitAddress } from '../../../redirects/split-address.ts';

/** What somebody wrote as a link: an address of one of our storefronts, of another site, or nothing that opens. */
export type Address =
  | {
      readonly kind: 'ours';
      readonly store: Store;
      /** As it was written, percent-encoding and all; begins with a slash. */
      readonly path: string;
      /** With its question mark; empty for none. */
      readonly query: string;
      /** With its hash sign; empty for none. */
      readonly hash: string;
    }
  | { readonly kind: 'foreign'; readonly host: string }
  | { readonly kind: 'malformed' };

/** An address of one of our storefronts. */
export type OwnAddress = Extract<Address, { kind: 'ours' }>;

/**
 * Takes a link apart as a browser's address bar does: a full URL, or one that is printed without its scheme
 * (`us.shop.example/redirects/x/`). The host decides the storefront; a path is taken on the given one.
 */
export function readAddress(input: string, storefront: Store, stores: readonly Store[]): Address {
  const link = input.trim();
  if (/^\/(?![/\\])/.test(link)) return ours(storefront, link);
  const url = asUrl(link);
  if (!url) return { kind: 'malformed' };
  const store = storeAtHost(url.host, stores);
  return store ? ours(store, url.pathname + url.search + url.hash) : { kind: 'foreign', host: url.host };
}

/**
 * As `readAddress`; a single word is the name of a short link.
 * @throws Error naming the known hosts when it is no address of ours.
 */
export function readOwnAddress(input: string, storefront: Store, stores: readonly Store[]): OwnAddress {
  const isName = /^[a-z\d-]+$/i.test(input);
  const link = isName ? `${shortLinkFolder}${input.toLowerCase()}/` : input;
  const address = readAddress(link, storefront, stores);
  if (address.kind === 'ours') return address;
  if (address.kind === 'malformed')
    throw new Error(
      `"${input}" is no address. Write a short link's name, a path with its slash (/redirects/…/) or a full URL.`,
    );
  const hosts = stores.map(({ origin }) => new URL(origin).host);
  throw new Error(`${address.host} is none of our storefronts. They are: ${hosts.join(', ')}.`);
}

/** The storefront at a host (with its port where it has one), or undefined. The scheme does not matter. */
export const storeAtHost = (host: string, stores: readonly Store[]): Store | undefined =>
  stores.find(({ origin }) => new URL(origin).host === host);

const ours = (store: Store, link: string): Address => ({ kind: 'ours', store, ...splitAddress(link) });

/** Null for what has no host, such as a single word or `mailto:`. */
function asUrl(link: string): URL | null {
  const hasScheme = /^[a-z][a-z\d+.-]*:(?!\d)/i.test(link);
  if (!hasScheme && !/^(?:\/\/)?[^/?#]*[.:]/.test(link)) return null;
  const url = URL.parse(hasScheme ? link : `https://${link.replace(/^\/\//, '')}`);
  return url && /^https?:$/.test(url.protocol) ? url : null;
}
