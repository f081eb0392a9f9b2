import type { MatchInfo } from 'minisearch';
import type { KlevuProduct } from './indexing.ts';
import type { KlevuIndex } from './seed.ts';
import { createTextSearch } from './text-search.ts';
import { wordsOf } from './words.ts';

export type SearchIndex = ReturnType<typeof createSearchIndex>;

/** In these, the variants of a product differ: what a term matches there decides which of them is shown. */
const variantFields = ['color', 'material', 'tags'] as const;

/**
 * A searchable index.
 * @param publicUrl origin that serves the pictures whose addresses are paths
 */
export function createSearchIndex(source: KlevuIndex, publicUrl: string) {
  const { synonyms, pages = [], categories = [] } = source;
  const inStockFirst = source.products
    .map((product) => ({
      ...product,
      imageUrl: product.imageUrl && new URL(product.imageUrl, publicUrl).href,
    }))
    .toSorted((a, b) => Number(b.inStock === 'yes') - Number(a.inStock === 'yes'));
  const variants = Map.groupBy(inStockFirst, ({ itemGroupId }) => itemGroupId);
  const keys = [...new Set(source.products.map(({ itemGroupId }) => itemGroupId))];
  /** The variants of a product; those in stock first. */
  const variantsOf = (itemGroupId: string): readonly KlevuProduct[] => variants.get(itemGroupId) ?? [];
  const ratingsOf = (key: string) => variantsOf(key)[0]?.ratingCount ?? 0;
  const popular = keys.toSorted((a, b) => ratingsOf(b) - ratingsOf(a)).flatMap(variantsOf);
  const bySku = new Map(source.products.map(({ sku, itemGroupId }) => [sku.toLowerCase(), itemGroupId]));
  // A product is found as a whole, with the words of all its variants.
  const search = createTextSearch(
    keys.map((id) => ({ id, ...wordsOfProduct(variantsOf(id)) })),
    {
      synonyms,
      weights: {
        ...{ name: 8, category: 4, color: 2, material: 2, shortDesc: 1.5, features: 1 },
        tags: 2,
      },
      // What many families have chosen comes before what few have.
      weightOf: (key) => 1 + Math.log10(1 + ratingsOf(key)),
    },
  );

  return {
    ...source,
    products: keys.flatMap(variantsOf),
    variantsOf,
    matchPages: createTextSearch(
      pages.map(({ id, name, shortDesc, text }) => ({ id, name, shortDesc, text })),
      { synonyms, weights: { name: 8, shortDesc: 3, text: 1 } },
    ),
    matchCategories: createTextSearch(
      categories.map(({ id, name, shortDesc }) => ({ id, name, shortDesc })),
      { synonyms, weights: { name: 8, shortDesc: 1 } },
    ),
    /**
     * Variants, the best product's first; those of one product are adjacent, the best-matching one first. `*` matches
     * everything, most popular first.
     */
    match: (term: string) => {
      const wanted = term.trim().toLowerCase();
      if (wanted === '*' || wanted === '')
        return { products: popular, typeOfSearch: 'WILDCARD_AND' as const };
      const withSku = bySku.get(wanted);
      if (withSku !== undefined) {
        const isWanted = ({ sku }: KlevuProduct) => Number(sku.toLowerCase() === wanted);
        const products = variantsOf(withSku).toSorted((a, b) => isWanted(b) - isWanted(a));
        return { products, typeOfSearch: 'WILDCARD_AND' as const };
      }
      const { found, typeOfSearch } = search(term);
      return {
        products: found.flatMap(({ id, match }) => bestMatchingFirst(variantsOf(id), match)),
        typeOfSearch,
      };
    },
  };
}

function wordsOfProduct(variants: readonly KlevuProduct[]) {
  const { name = '', category = '', shortDesc = '', features = [] } = variants[0] ?? {};
  const inAny = (field: (typeof variantFields)[number]) => [
    ...new Set(variants.flatMap((variant) => variant[field])),
  ];
  const own = { color: inAny('color'), material: inAny('material'), tags: inAny('tags') };
  return { name, category, shortDesc, features, ...own };
}

/**
 * Sorts a product's variants: those first that have most of what a term matched in the fields in which variants differ.
 */
function bestMatchingFirst(variants: readonly KlevuProduct[], match: MatchInfo): readonly KlevuProduct[] {
  const matched = Object.entries(match).flatMap(([word, fields]) =>
    variantFields.some((field) => fields.includes(field)) ? [word] : [],
  );
  const countIn = (variant: KlevuProduct): number => {
    const own = new Set(variantFields.flatMap((field) => variant[field].flatMap(wordsOf)));
    return matched.filter((word) => own.has(word)).length;
  };
  return variants.toSorted((a, b) => countIn(b) - countIn(a));
}
