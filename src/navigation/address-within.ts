/** A part of an address: a `URL`, a link, or the location of the page. */
interface AddressParts {
  readonly pathname: string;
  readonly search?: string;
  readonly hash?: string;
}

/**
 * An address without its host, to be used on this storefront. A path may begin with several slashes, but on its own it
 * would then begin with another host.
 */
export const addressWithin = ({ pathname, search = '', hash = '' }: AddressParts): string =>
  pathname.replace(/^\/+/, '/') + search + hash;
