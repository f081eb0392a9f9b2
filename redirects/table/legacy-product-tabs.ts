import { en } from '../../stores/page-paths/en.ts';
import { pageKeys } from '../../stores/urls.ts';
import type { LegacyLink, LegacyLinks } from '../records.ts';
import { whereSold } from './legacy-where-sold.ts';

/** What stood on pages of its own below a product and is part of the product's page now. */
const tabs = ['about', 'reviews', 'usage', 'story-behind', 'product-specifications'] as const;

/** For each product's path, the paths of its five tabs, which lead to the same place. */
export const withTabs = (products: LegacyLinks): LegacyLinks =>
  Object.fromEntries(
    Object.entries(products).flatMap(([path, link]) => tabs.map((tab) => [`${path}${tab}/`, link])),
  );

/** Additions to an order, which never had tabs. */
const additions: readonly string[] = ['product/gift-box', 'product/gift-message'];

/** Every product at the path it has in English. */
const products: Readonly<Record<string, LegacyLink>> = Object.fromEntries(
  pageKeys
    .filter((key) => key.startsWith('product/') && !additions.includes(key))
    .map((key) => [en[key], whereSold(key)]),
);

/** The tabs of products below the path of today; older paths of products cover what is below them. */
export const legacyProductTabs: LegacyLinks = withTabs(products);
