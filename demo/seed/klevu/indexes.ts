import type { KlevuIndex, KlevuLabel } from 'storefront-sandbox';
import { brand } from '../../../brands/build.ts';
import { pagePaths } from '../../../brands/demo/pages.ts';
import { indexesByKey } from '../../../seeds/search-indexes.ts';
import type { Language, Store } from '../../../stores/types.ts';
import { isPageKey } from '../../../stores/urls.ts';
import { catalogue } from '../../catalogue/index.ts';
import { filterWords, phrase, searchWords } from '../../catalogue/texts.ts';
import { consoleOf } from './console.ts';
import { pagesIn } from './pages.ts';
import { categoriesIn, recordsOf } from './records.ts';
import { synonymsIn } from './synonyms.ts';

/** The products with a page; nobody searches for the gift message. */
const products = catalogue.products.filter(
  ({ kind, key }) => kind !== 'gift-message' && isPageKey({ paths: pagePaths }, `product/${key}`),
);

/** The index of a storefront in one of its languages. */
const indexOf = (store: Store, language: Language): KlevuIndex => ({
  language,
  labels: Object.fromEntries(searchWords.map((word) => [word satisfies KlevuLabel, phrase(word)[language]])),
  filters: Object.entries(filterWords).map(([key, word]) => ({ key, label: phrase(word)[language] })),
  synonyms: synonymsIn(language),
  products: products.flatMap((product) =>
    product.variants.flatMap((variant) => recordsOf(store, language, product, variant)),
  ),
  pages: pagesIn(store, language),
  categories: categoriesIn(store, language),
  ...consoleOf(store, language),
});

/** The indexes of all storefronts and languages, by the API key of each. */
export const indexes: Readonly<Record<string, KlevuIndex>> = indexesByKey(brand.storefronts, indexOf);
