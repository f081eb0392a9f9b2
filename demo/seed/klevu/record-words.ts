import type { KlevuIndex, KlevuLabel } from 'storefront-sandbox';
import type { Language } from '../../../stores/types.ts';
import { colors } from '../../catalogue/colors.ts';
import { materialNames } from '../../catalogue/materials.ts';
import { categoryTexts, phrase, productTexts, searchWords } from '../../catalogue/texts.ts';
import type { DemoCategory, DemoProduct } from '../../catalogue/types.ts';

/** The service's own terms in the language of an index. */
export const labelsIn = (language: Language): NonNullable<KlevuIndex['labels']> =>
  Object.fromEntries(searchWords.map((word) => [word satisfies KlevuLabel, phrase(word)[language]]));

/** A record's texts in the language of its index. */
export function wordsIn(language: Language, product: DemoProduct, categories: readonly DemoCategory[]) {
  const { name, tagline, features } = productTexts(product);
  const own = namesIn(language, product, categories);
  const english = namesIn('en', product, categories);
  return {
    ...own,
    name: name[language],
    shortDesc: tagline[language],
    features: features.map((feature) => feature[language]),
    english: language === 'en' ? [] : [product.name, ...Object.values(english).flat()],
  };
}

/** The names a product shares with others: those of its categories, colors, and materials. */
function namesIn(language: Language, product: DemoProduct, categories: readonly DemoCategory[]) {
  const productTree = new Set(categories.filter(({ kind }) => kind === 'product').map(({ key }) => key));
  const categoryPath = namePath(product.categories[0], categories, language);
  const color = product.variants.map(
    (variant) => variant.color && phrase(colors[variant.color].name)[language],
  );
  const material = product.variants.map(
    (variant) => variant.material && phrase(materialNames[variant.material])[language],
  );
  return {
    category: categoryPath.split(';').at(-1) ?? categoryPath,
    categoryPath,
    categoryPaths: product.categories
      .filter((key) => productTree.has(key))
      .map((key) => namePath(key, categories, language)),
    color: distinct(color),
    material: distinct(material),
  };
}

function namePath(categoryKey: string, categories: readonly DemoCategory[], language: Language): string {
  const segments = categoryKey.split('/');
  return segments
    .map((segment, index) => {
      const key = segments.slice(0, index + 1).join('/');
      const category = categories.find((candidate) => candidate.key === key);
      return category ? categoryTexts(category).name[language] : segment;
    })
    .join(';');
}

const distinct = (values: readonly (string | undefined)[]): readonly string[] => [
  ...new Set(values.filter((value) => value !== undefined)),
];
