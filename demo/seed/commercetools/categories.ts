import type { Category } from '@commercetools/platform-sdk';
import { categoryTexts, untranslated } from '../../catalogue/texts.ts';
import type { DemoCategory } from '../../catalogue/types.ts';
import { referenceTo, seeded } from './resources.ts';

/** The keys of a category's ancestors that exist, the root first: `a`, `a/b` for `a/b/c`. */
function ancestorKeys(key: string, known: ReadonlySet<string>): string[] {
  const segments = key.split('/');
  return segments
    .map((_, length) => segments.slice(0, length).join('/'))
    .filter((ancestor) => known.has(ancestor));
}

/**
 * The category tree. A category's key is its path with `_` for the slash, which keys of commercetools cannot hold;
 * its slug, the same in every language, is the path's last segment.
 */
export function seedCategories(categories: readonly DemoCategory[]): Category[] {
  const known = new Set(categories.map(({ key }) => key));
  return categories.map((category) => {
    const { key, order, kind } = category;
    const ancestors = ancestorKeys(key, known).map((ancestor) => referenceTo('category', ancestor));
    const parent = ancestors.at(-1);
    return {
      ...seeded('category', key),
      key: key.replaceAll('/', '_'),
      ...categoryTexts(category),
      slug: untranslated(key.split('/').at(-1) ?? key),
      ancestors,
      ...(parent && { parent }),
      orderHint: (order / 1000).toFixed(3),
      custom: { type: referenceTo('type', 'category-kind'), fields: { kind } },
      assets: [],
    };
  });
}
