import { onePath } from './address-spelling.ts';

/*
 * Replaces Gatsby's `find-path` (`gatsby/patches.ts`), which decodes a path twice and throws where that is not
 * possible, takes `/cart%3Fa` for the cart, and asks for a page's data once for each query. No page has a pattern here.
 */

/** Set by Gatsby in every page's HTML: the path that the page was built for. */
const { pagePath: built = '' } = window as { readonly pagePath?: string };

/** The address that the host has answered with an error page, which has an address of its own; null for any other page. */
const failed = /\/(404|500)\.html$/.test(built) ? pathOf(window.location.pathname) : null;

/** The page that is shown at an address although it was built for another one; null for none. */
export const findMatchPath = (address: string): string | null => (pathOf(address) === failed ? built : null);

/** The path by which Gatsby asks for a page and keeps it, for any text that a link or an address bar may contain. */
export const findPath = (address: string): string => findMatchPath(address) ?? pathOf(address);

export const grabMatchParams = (): Readonly<Record<string, string>> => ({});

export const setMatchPaths = (): void => undefined;

/**
 * As the address bar would show it, without query and hash, and without the slash at its end. Of two slashes, one stays:
 * no page has such an address.
 */
function pathOf(address: string): string {
  const { pathname } = new URL(`https://shop/${address.replace(/^\//, '')}`);
  return onePath(pathname === '/index.html' ? '/' : pathname.replace(/([^/])\/$/, '$1'));
}
