/**
 * Replaces Gatsby's own `redirect-utils` (`gatsby/patches/redirects.ts`), which puts the entire table into every visitor's
 * bundle, ignores countries, lets the last rule of a path win and appends a second `?`. No page is a source, which the
 * lint proves, so redirects only need to be looked up on the not-found page (`use-redirect.ts`).
 */
export const maybeGetBrowserRedirect = (): undefined => undefined;
