import type { SiteFacts } from './site-facts.ts';

/** Every cache of ours starts with this; Workbox names its own after `gatsby/offline/plugin-options.ts`. */
export const workboxPrefix = 'storefront';
const keptPrefix = `${workboxPrefix}-kept-`;

/** Changes whenever what is stored changes its form: the worker deletes all other versions. */
const version = 'v1';

/** The caches that are filled while a shopper visits pages. */
export const cacheNames = {
  pages: `${keptPrefix}${version}-pages`,
  scripts: `${keptPrefix}${version}-scripts`,
  pictures: `${keptPrefix}${version}-pictures`,
} as const;
export type CacheName = keyof typeof cacheNames;

/** The cache of the pages shown without a connection; a new one is filled while the old one is still in use. */
export const messagesCache = ({ messages }: Pick<SiteFacts, 'messages'>): string =>
  `${keptPrefix}${version}-messages-${messages.revision}`;

/**
 * The most that may be stored, in bytes after decompression: 5 MB altogether. The worker keeps the first three limits
 * whenever it stores something; the build fails above the others.
 */
export const limits = {
  pages: 2_800_000,
  scripts: 500_000,
  pictures: 900_000,
  /** What is stored on installation: the frame's scripts. */
  precache: 700_000,
  messages: 100_000,
} as const;

/** Larger scripts and pictures are not worth their space. */
export const largestFile = 150_000;

export const longestDays = 30;

export const isOutdated = (name: string, facts: SiteFacts): boolean =>
  name.startsWith(keptPrefix) &&
  name !== messagesCache(facts) &&
  !Object.values<string>(cacheNames).includes(name);
