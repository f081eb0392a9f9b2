import { addressWithin } from '../../navigation/address-within.ts';

/** The page's own origin, or one that no address has while there is no page. */
const pageOrigin = () =>
  typeof window === 'undefined' ? 'https://storefront.invalid' : window.location.origin;

/**
 * The path, query, and fragment of an address of this storefront; null if it is elsewhere or not an address.
 * @param origins of this storefront, in addition to the page's own
 */
export function ownPath(address: string, origins: readonly string[]): string | null {
  const url = parse(address);
  if (!url || ![pageOrigin(), ...origins].includes(url.origin)) return null;
  return addressWithin(url);
}

/** Where a link may lead: a path of this storefront, or a full web address elsewhere; otherwise null. */
export function linkTarget(address: string, origins: readonly string[]): string | null {
  const url = parse(address);
  if (!url || !['http:', 'https:'].includes(url.protocol)) return null;
  return ownPath(address, origins) ?? url.href;
}

function parse(address: string): URL | null {
  try {
    return address === '' ? null : new URL(address, pageOrigin());
  } catch {
    return null;
  }
}
