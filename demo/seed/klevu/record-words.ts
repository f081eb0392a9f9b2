import type { KlevuCategory, KlevuIndex, KlevuLabel } from 'storefront-sandbox';
import { pagePaths } from '../../../brands/demo/pages.ts';
import type { Language } from '../../../stores/types.ts';
import { isPageKey, type PageKey } from '../../../stores/urls.ts';
import { colors } from '../../catalogue/colors.ts';
import { materialNames } from '../../catalogue/materials.ts';
import { categoryTexts, phrase, productTexts, searchWords } from '../../catalogue/texts.ts';
import type { DemoCategory, DemoProduct, DemoVariant } from '../../catalogue/types.ts';

/** The service's own terms in the language of an index. */
export const labelsIn = (language: Language): NonNullable<KlevuIndex['labels']> =>
  Object.fromEntries(searchWords.map((word) => [word satisfies KlevuLabel, phrase(word)[language]]));

/** A record's texts in the language of its index. */
export function wordsIn(
  language: Language,
  product: DemoProduct,
  variant: DemoVariant,
  categories: readonly DemoCategory[],
) {
  const { name, tagline, features } = productTexts(product);
  const own = namesIn(language, product, variant, categories);
  const english = namesIn('en', product, variant, categories);
  return {
    ...own,
    name: name[language],
    shortDesc: tagline[language],
    features: features.map((feature) => feature[language]),
    english: language === 'en' ? [] : [product.name, english.category],
    englishTraits: language === 'en' ? [] : [...english.color, ...english.material],
  };
}

/**
 * The categories with a page, and the curated lists, in the language of an index.
 * @param pageUrlOf the address of a page in the storefront and language of the index
 */
export const categoriesIn = (
  language: Language,
  categories: readonly DemoCategory[],
  pageUrlOf: (page: PageKey) => string,
): readonly KlevuCategory[] =>
  categories.flatMap((category) => {
    const page = `category/${category.key}`;
    if (!isPageKey({ paths: pagePaths }, page)) return [];
    const { name, description } = categoryTexts(category);
    return [
      {
        id: page,
        name: name[language],
        url: pageUrlOf(page),
        categoryPath: categoryPath(category.key, categories, language),
        shortDesc: description[language],
      },
    ];
  });

/** The names a variant shares with others: those of its categories, its color, and its material. */
function namesIn(
  language: Language,
  product: DemoProduct,
  { color, material }: DemoVariant,
  categories: readonly DemoCategory[],
) {
  const productTree = new Set(categories.filter(({ kind }) => kind === 'product').map(({ key }) => key));
  const pathsOf = (keys: readonly string[]) => keys.map((key) => categoryPath(key, categories, language));
  const categoryPaths = pathsOf(product.categories.filter((key) => productTree.has(key)));
  return {
    category: categoryPaths.map((path) => path.split(';').at(-1)).join(';;'),
    categoryPath: categoryPath(product.categories[0], categories, language),
    categoryPaths,
    listPaths: pathsOf(product.categories.filter((key) => !productTree.has(key))),
    color: color ? [phrase(colors[color].name)[language]] : [],
    material: material ? [phrase(materialNames[material])[language]] : [],
  };
}

/** The names from the root to a category, separated by `;`; the folder of the curated lists is not a category. */
export function categoryPath(
  categoryKey: string,
  categories: readonly DemoCategory[],
  language: Language,
): string {
  const segments = categoryKey.split('/');
  return segments
    .flatMap((_, index) => {
      const key = segments.slice(0, index + 1).join('/');
      const category = categories.find((candidate) => candidate.key === key);
      return category ? [categoryTexts(category).name[language]] : [];
    })
    .join(';');
}
