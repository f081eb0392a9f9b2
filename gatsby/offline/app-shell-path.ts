/**
 * The page that gatsby-plugin-offline creates; its worker would answer visited pages with it. Storefronts whose addresses
 * end in a slash add one.
 */
export const appShellPath = '/offline-plugin-app-shell-fallback';

export const isAppShell = (path: string): boolean => path.replace(/\/$/, '') === appShellPath;
