import type { CategoryDraft, LocalizedString } from '@commercetools/platform-sdk';
import type { CommercetoolsSeed } from 'storefront-sandbox';
import rows from '../../../brands/demo/catalogue-rows.json' with { type: 'json' };
import { categoryTexts, untranslated } from '../../catalogue/texts.ts';
import type { DemoCategory } from '../../catalogue/types.ts';

/** A category's path in the form allowed in commercetools keys. */
export const categoryKeyOf = (path: string): string => path.replaceAll('/', '_');

/**
 * The slug of a page in each language, from the list of the brand's pages; what has no page is called as in its key.
 * @param page its key, e.g. `product/baby-bib`.
 */
export function slugOf(page: string): LocalizedString {
  const row: string | undefined = (rows as Readonly<Record<string, string>>)[page];
  const english = page.split('/').at(-1) ?? '';
  if (row === undefined) return { en: english };
  const [, ...own] = row.split(' ').map((slug) => slug.split(':') as [string, string]);
  return { ...untranslated(english), ...Object.fromEntries(own) };
}

/** The scenes of the brand (`demo/pictures/app.ts`) that stand for categories. */
const scenes: Readonly<Record<string, string>> = {
  'baby-carriers': 'carriers',
  'baby-bouncers': 'bouncers',
  'baby-cradle-and-travel-crib': 'sleep',
  kitchen: 'kitchen',
  bathroom: 'bathroom',
  'starter-kits': 'starter-kits',
  gifts: 'gifts',
  'baby-carriers/accessories-baby-carrier': 'travel',
  'baby-bouncers/accessories-baby-bouncer': 'afternoon',
  'baby-cradle-and-travel-crib/accessories': 'passed-on',
  'selected/shop': 'nursery',
  'selected/supersoft-and-supercosy-new-additions': 'table',
  'selected/50-years-of-baby-carrying': 'workshop',
};

/** A category's picture, as commercetools keeps it. */
function assetsOf(scene: string): NonNullable<CategoryDraft['assets']> {
  const uri = `/assets/brand/${scene}.jpg`;
  const source = { uri, contentType: 'image/jpeg', dimensions: { w: 1600, h: 900 } };
  return [{ key: scene, name: untranslated(scene), sources: [source] }];
}

/** The category tree. A category's key is its path with `_` instead of slashes; curated lists have no parent. */
export function categoryDrafts(
  categories: readonly DemoCategory[],
): NonNullable<CommercetoolsSeed['categories']> {
  const siblings = new Map<string, number>();
  return categories.map((category) => {
    const { key } = category;
    const kind = key.startsWith('selected/') ? 'selected' : 'product';
    const parent = kind === 'selected' ? '' : key.slice(0, Math.max(0, key.lastIndexOf('/')));
    const order = (siblings.get(parent || kind) ?? 0) + 1;
    siblings.set(parent || kind, order);
    const scene = scenes[key];
    return {
      key: categoryKeyOf(key),
      ...categoryTexts(category),
      slug: slugOf(`category/${key}`),
      ...(parent !== '' && { parent: { typeId: 'category', key: categoryKeyOf(parent) } }),
      ...(scene !== undefined && { assets: assetsOf(scene) }),
      orderHint: (order / 1000).toFixed(3),
      custom: { type: { typeId: 'type', key: 'category-kind' }, fields: { kind } },
    };
  });
}
