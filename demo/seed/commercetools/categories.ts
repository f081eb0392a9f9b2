import type { CategoryDraft } from '@commercetools/platform-sdk';
import type { CommercetoolsSeed } from 'storefront-sandbox';
import { slugOf } from '../../catalogue/slugs.ts';
import { categoryTexts, untranslated } from '../../catalogue/texts.ts';
import type { DemoCategory } from '../../catalogue/types.ts';

/** A category's path in the form allowed in commercetools keys. */
export const categoryKeyOf = (path: string): string => path.replaceAll('/', '_');

/** The scenes of the brand (`demo/pictures/app.ts`) that stand for categories. */
const scenes: Readonly<Record<string, string>> = {
  'baby-carriers': 'carriers',
  'baby-bouncers': 'bouncers',
  'baby-cradle-and-travel-crib': 'sleep',
  kitchen: 'kitchen',
  bathroom: 'bathroom',
  'starter-kits': 'starter-kits',
  gifts: 'gifts',
};

/** A category's picture, as commercetools keeps it. */
function assetsOf(scene: string): NonNullable<CategoryDraft['assets']> {
  const uri = `/assets/brand/${scene}.jpg`;
  const source = { uri, contentType: 'image/jpeg', dimensions: { w: 1600, h: 900 } };
  return [{ key: scene, name: untranslated(scene), sources: [source] }];
}

/** The key of the parent category, if there is one: curated lists have none. */
function parentOf(path: string, known: ReadonlySet<string>): string | undefined {
  const parent = path.slice(0, Math.max(0, path.lastIndexOf('/')));
  return known.has(parent) ? parent : undefined;
}

/**
 * The category tree. A category's key is its path with `_` instead of slashes.
 */
export function categoryDrafts(
  categories: readonly DemoCategory[],
): NonNullable<CommercetoolsSeed['categories']> {
  const known = new Set(categories.map(({ key }) => key));
  return categories.map((category) => {
    const { key, order, kind } = category;
    const parent = parentOf(key, known);
    const scene = scenes[key];
    return {
      key: categoryKeyOf(key),
      ...categoryTexts(category),
      slug: slugOf(`category/${key}`),
      ...(parent !== undefined && { parent: { typeId: 'category', key: categoryKeyOf(parent) } }),
      ...(scene !== undefined && { assets: assetsOf(scene) }),
      orderHint: (order / 1000).toFixed(3),
      custom: { type: { typeId: 'type', key: 'category-kind' }, fields: { kind } },
    };
  });
}
