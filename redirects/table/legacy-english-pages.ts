import { en } from '../../stores/page-paths/en.ts';
import { pageKeys } from '../../stores/urls.ts';
import type { LegacyLinks } from '../records.ts';
import { whereSold } from './legacy-where-sold.ts';

/** They have no address of their own. */
const unnamed: readonly string[] = ['home', 'not-found', 'server-error'];

/**
 * Every page at the address it has in English, which links from other countries and older sites name. Where that is the
 * page's own address nothing is to be led on.
 */
export const legacyEnglishPages: LegacyLinks = Object.fromEntries(
  pageKeys.filter((key) => !unnamed.includes(key)).map((key) => [en[key], whereSold(key)]),
);
