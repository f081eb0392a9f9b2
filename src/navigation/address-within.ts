/**
 * An address without its host, to be used on this storefront. A path may begin with several slashes, but on its own it
 * would then begin with another host.
 */
export const addressWithin = ({
  pathname,
  search = '',
  hash = '',
}: Pick<URL, 'pathname'> & Partial<URL>): string => pathname.replace(/^\/+/, '/') + search + hash;
