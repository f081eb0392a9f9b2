import type { ApiBrand } from '../types.ts';
import { brand as browser } from './browser.ts';
import { pagePaths } from './pages.ts';
import { storefronts } from './storefronts/index.ts';

export const brand: ApiBrand = { ...browser, folder: 'brands/demo', storefronts, paths: pagePaths };
