/**
 * Stands where Gatsby's own `redirect-utils` stands (`gatsby/webpack.ts` replaces it). Gatsby's puts the whole table into
 * every visitor's bundle, knows no country, lets the last rule of a path win and appends a second `?`. No page is a
 * source, which the lint proves; so nothing has to be looked up before a page is missing, and the not-found page does it
 * then (`use-redirect.ts`).
 */
export const maybeGetBrowserRedirect = (): undefined => undefined;
