import { pageKeysOf } from '../../../stores/urls.ts';
import { pagePaths } from '../pages.ts';
import type { LegacyLinks } from '../../../redirects/records.ts';
import { linkTo } from './legacy-links.ts';

/** Pages without an address of their own, and those that are newer than any old link and not on every storefront. */
const unlinked: readonly string[] = [
  'home',
  'not-found',
  'server-error',
  'withdraw',
  'content/legal-guarantee',
];

/**
 * Every page at its English address, which links from other countries and older sites use. If that is the page's own
 * address, there is nothing to redirect.
 */
export const legacyEnglishPages: LegacyLinks = Object.fromEntries(
  pageKeysOf({ paths: pagePaths })
    .filter((key) => !unlinked.includes(key))
    .map((key) => [pagePaths[key].en, { ...linkTo(key), isGenerated: true as const }]),
);
