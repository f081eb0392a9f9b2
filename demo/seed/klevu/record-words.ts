import type { KlevuIndex, KlevuLabel } from 'storefront-sandbox';
import type { Language } from '../../../stores/types.ts';
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
    english: language === 'en' ? [] : [product.name, ...Object.values(english).flat()],
  };
}

/** The names a variant shares with others: those of its categories, its color, and its material. */
function namesIn(
  language: Language,
  product: DemoProduct,
  { color, material }: DemoVariant,
  categories: readonly DemoCategory[],
) {
  const productTree = new Set(categories.filter(({ kind }) => kind === 'product').map(({ key }) => key));
  const categoryPaths = product.categories
    .filter((key) => productTree.has(key))
    .map((key) => categoryPath(key, categories, language));
  return {
    category: categoryPaths.map((path) => path.split(';').at(-1)).join(';;'),
    categoryPath: categoryPath(product.categories[0], categories, language),
    categoryPaths,
    color: color ? [phrase(colors[color].name)[language]] : [],
    material: material ? [phrase(materialNames[material])[language]] : [],
  };
}

/** The names from the root to a category, separated by `;`. */
export function categoryPath(
  categoryKey: string,
  categories: readonly DemoCategory[],
  language: Language,
): string {
  const segments = categoryKey.split('/');
  return segments
    .map((segment, index) => {
      const key = segments.slice(0, index + 1).join('/');
      const category = categories.find((candidate) => candidate.key === key);
      return category ? categoryTexts(category).name[language] : segment;
    })
    .join(';');
}
