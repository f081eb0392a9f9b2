import { brand } from '../../brands/build.ts';
import type { Sample, Samples } from '../../brands/types.ts';
import { isPageKey, type PageKey, pathOf } from '../../stores/urls.ts';
import { test } from './fixtures.ts';

/** The first storefront. */
export const [home] = brand.storefronts;

/** The path of a page there, in English. */
export const at = (key: PageKey): string => pathOf(home, 'en', key);

const { product, category: categoryPage, usual: named, second: other } = brand.samples;
if (!named || !other) throw new Error('Journeys need `usual` and `second` among the samples of the brand.');

/** The usual product and another one. */
export const usual = { ...named, page: product, path: at(product) };
export const second = { ...other, path: at(other.page) };

/** The usual category and another one. */
export const category = { name: usual.category, path: at(categoryPage) };
export const secondCategory = { name: second.category, path: at(second.categoryPage) };

/** The page of the brand's finder, if it has one. */
export const finderPaths = brand.samples.finder ? [at(brand.samples.finder.page)] : [];

/** A comparison of both products, if the brand compares any. */
export const comparisons: readonly string[] = isPageKey(home, 'compare')
  ? [`${at('compare')}?p=${[usual, second].map(({ page }) => page.replace('product/', '')).join('.')}`]
  : [];

type Role = {
  [Key in keyof Samples]-?: NonNullable<Samples[Key]> extends Sample ? Key : never;
}[keyof Samples];

/** Another product. If the brand has none like it, the test, its group, or its file is skipped, and says so. */
export function sample(role: Role): Sample & { readonly path: string } {
  const found: Sample | undefined = brand.samples[role];
  test.skip(found === undefined, lacks(role));
  const { page, sku, name } = found ?? usual;
  return { page, sku, name, path: at(page) };
}

/** The path of a guide, or of a list of guides; likewise. */
export function guideAt(role: 'guide' | 'guides' = 'guide'): string {
  const page = brand.samples[role];
  test.skip(page === undefined, lacks(role));
  return at(page ?? 'home');
}

/** Something else of the brand, within a test; likewise. */
export function needed<Key extends keyof Samples>(role: Key): NonNullable<Samples[Key]> {
  const found = brand.samples[role];
  test.skip(found === undefined, lacks(role));
  if (found === undefined) throw new Error(lacks(role));
  return found;
}

const lacks = (role: string) => `${brand.name} has no sample “${role}”.`;
