import { pagePaths } from '../../stores/page-paths.ts';
import { pageKeys } from '../../stores/urls.ts';
import type { LegacyLink, LegacyLinks } from '../records.ts';
import { linkTo } from './legacy-links.ts';

/** Former pages below a product, which are now part of the product's page. */
const tabs = ['about', 'reviews', 'usage', 'story-behind', 'product-specifications'] as const;

/** For each product's path, the paths of its five tabs, which lead to the same place. */
export const withTabs = (products: LegacyLinks): LegacyLinks =>
  Object.fromEntries(
    Object.entries(products).flatMap(([path, link]) => tabs.map((tab) => [`${path}${tab}/`, link])),
  );

/** An addition to an order, which never had tabs. */
const addition = 'product/gift-box';

/** Every product at its English path. */
const products: Readonly<Record<string, LegacyLink>> = Object.fromEntries(
  pageKeys
    .filter((key) => key.startsWith('product/') && key !== addition)
    .map((key) => [pagePaths[key].en, linkTo(key)]),
);

/** The tabs of products below their current path; old paths of products already cover everything below them. */
export const legacyProductTabs: LegacyLinks = withTabs(products);
