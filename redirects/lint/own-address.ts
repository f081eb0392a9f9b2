import type { Store } from '../../stores/types.ts';
import type { RedirectSite } from '../compile.ts';
import { splitAddress } from '../split-address.ts';

/** An address on one of the storefronts, taken apart as it is written. */
export interface LintedAddress {
  readonly store: Store;
  readonly path: string;
  /** With its question mark; empty for none. */
  readonly query: string;
}

export type ReadOwnAddress = (address: string) => LintedAddress | null;

/** Scheme and host as they are written. */
const writtenOrigin = /^[a-z]+:[/\\]*[^/\\?#]*/i;

/** Reads addresses: paths of this storefront and URLs of every storefront; null for any other. */
export function ownAddressReader({ store, stores }: RedirectSite): ReadOwnAddress {
  const byOrigin = new Map(stores.map((one) => [one.origin, one]));
  return (address) => {
    if (/^\/(?![/\\])/.test(address)) return { store, ...partsOf(address) };
    const [origin = ''] = writtenOrigin.exec(address) ?? [];
    const host = byOrigin.get(origin) ?? byOrigin.get(URL.parse(address)?.origin ?? '');
    return host ? { store: host, ...partsOf(address.slice(origin.length)) } : null;
  };
}

function partsOf(address: string): { path: string; query: string } {
  const { path, query } = splitAddress(address);
  return { path: path === '' ? '/' : path, query };
}
