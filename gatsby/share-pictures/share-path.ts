/** In pixels: what services that show links ask for (https://developers.facebook.com/docs/sharing/best-practices). */
export const shareSize = { width: 1200, height: 630 } as const;

/** Where the build puts what others show of the shop. */
export const shareFolder = '/share';

/**
 * Where the build puts the form of a picture that others show beside a link to a page.
 * @param digest of the picture's node: it changes with the picture, so that nobody shows an old one.
 */
export const sharePathOf = (digest: string): string => `${shareFolder}/${digest}.jpg`;

/** What devices show of the shop on a home screen. */
export const touchIconPath = '/apple-touch-icon.png';
/** Not `manifest.json`, which gatsby-plugin-offline would have the service worker install once it is there from the last build. */
export const manifestPath = '/site.webmanifest';
