import type { MatchInfo } from 'minisearch';
import { type Group, variantGroups } from './groups.ts';
import { createTextSearch, type TextMatch } from './text-search.ts';
import type { KlevuCategory, KlevuIndex, KlevuPage, KlevuProduct } from './seed.ts';
import { wordsOf } from './words.ts';

/** What a term matches, and which of Klevu's ways of matching was used. */
export interface Match {
  /** Variants, the best product's first; those of one product are adjacent, the best-matching one first. */
  readonly products: readonly KlevuProduct[];
  readonly typeOfSearch: TextMatch<unknown>['typeOfSearch'];
}

/** A searchable index. */
export interface SearchIndex extends KlevuIndex {
  /** `*` matches everything, most popular first. */
  readonly match: (term: string) => Match;
  readonly matchPages: (term: string) => TextMatch<KlevuPage>;
  readonly matchCategories: (term: string) => TextMatch<KlevuCategory>;
  /** The variants of a product, by its `itemGroupId`; those in stock first. */
  readonly variantsOf: (itemGroupId: string) => readonly KlevuProduct[];
}

/** In these, the variants of a product differ: what a term matches there decides which of them is shown. */
const variantFields = ['color', 'material', 'englishTraits'] as const;

/**
 * @param publicUrl origin that serves the pictures whose addresses are paths
 */
export function createSearchIndex(
  source: KlevuIndex,
  { publicUrl }: { readonly publicUrl: string },
): SearchIndex {
  const groups = variantGroups(
    source.products.map((product) => ({ ...product, imageUrl: new URL(product.imageUrl, publicUrl).href })),
  );
  const byKey = new Map(groups.map((variants) => [variants[0].itemGroupId, variants]));
  const bySku = new Map(
    groups.flatMap((variants) => variants.map(({ sku }) => [sku.toLowerCase(), variants])),
  );
  const popular = groups.toSorted(([a], [b]) => b.ratingCount - a.ratingCount).flat();
  const matchGroups = productSearch(source, groups);

  return {
    ...source,
    products: groups.flat(),
    variantsOf: (itemGroupId) => byKey.get(itemGroupId) ?? [],
    matchPages: pageSearch(source),
    matchCategories: categorySearch(source),
    match: (term) => {
      const wanted = term.trim().toLowerCase();
      if (wanted === '*' || wanted === '') return { products: popular, typeOfSearch: 'WILDCARD_AND' };
      const withSku = bySku.get(wanted);
      if (withSku) {
        const products = withSku.toSorted((a, b) => Number(isSku(b, wanted)) - Number(isSku(a, wanted)));
        return { products, typeOfSearch: 'WILDCARD_AND' };
      }
      const { found, typeOfSearch } = matchGroups(term);
      return {
        products: found.flatMap(({ record, match }) => bestMatchingFirst(record, match)),
        typeOfSearch,
      };
    },
  };
}

const isSku = ({ sku }: KlevuProduct, wanted: string): boolean => sku.toLowerCase() === wanted;

/** A product is found as a whole, with the words of all its variants. */
function productSearch({ synonyms }: KlevuIndex, groups: readonly Group<KlevuProduct>[]) {
  return createTextSearch(groups, {
    synonyms,
    idOf: ([{ itemGroupId }]) => itemGroupId,
    fields: [
      { name: 'name', weight: 8, textOf: ([{ name }]) => name },
      { name: 'category', weight: 4, textOf: ([{ category }]) => category },
      { name: 'color', weight: 2, textOf: (variants) => textOf(variants, 'color') },
      { name: 'material', weight: 2, textOf: (variants) => textOf(variants, 'material') },
      { name: 'shortDesc', weight: 1.5, textOf: ([{ shortDesc }]) => shortDesc },
      { name: 'features', weight: 1, textOf: ([{ features }]) => features.join(' ') },
      { name: 'english', weight: 2, textOf: ([{ english }]) => english.join(' ') },
      { name: 'englishTraits', weight: 2, textOf: (variants) => textOf(variants, 'englishTraits') },
    ],
    weightOf: ([product]) => popularityOf(product),
  });
}

function pageSearch({ synonyms, pages = [] }: KlevuIndex) {
  return withEverything(
    pages,
    createTextSearch(pages, {
      synonyms,
      idOf: ({ id }) => id,
      fields: [
        { name: 'name', weight: 8, textOf: ({ name }) => name },
        { name: 'shortDesc', weight: 3, textOf: ({ shortDesc }) => shortDesc },
        { name: 'text', weight: 1, textOf: ({ text }) => text },
      ],
    }),
  );
}

function categorySearch({ synonyms, categories = [] }: KlevuIndex) {
  return withEverything(
    categories,
    createTextSearch(categories, {
      synonyms,
      idOf: ({ id }) => id,
      fields: [
        { name: 'name', weight: 8, textOf: ({ name }) => name },
        { name: 'shortDesc', weight: 1, textOf: ({ shortDesc }) => shortDesc },
      ],
    }),
  );
}

/** `*` finds everything, in the order of the index. */
const withEverything =
  <T>(records: readonly T[], search: (term: string) => TextMatch<T>) =>
  (term: string): TextMatch<T> =>
    term.trim() === '*' || term.trim() === ''
      ? { found: records.map((record) => ({ record, match: {} })), typeOfSearch: 'WILDCARD_AND' }
      : search(term);

/** What many families have chosen comes before what few have. */
const popularityOf = ({ ratingCount }: KlevuProduct): number => 1 + Math.log10(1 + ratingCount);

/**
 * Sorts a product's variants: those first that have most of what a term matched in the fields in which variants differ.
 */
function bestMatchingFirst(variants: readonly KlevuProduct[], match: MatchInfo): readonly KlevuProduct[] {
  const matched = Object.entries(match).flatMap(([word, fields]) =>
    variantFields.some((field) => fields.includes(field)) ? [word] : [],
  );
  const countIn = (variant: KlevuProduct): number => {
    const own = new Set(variantFields.flatMap((field) => (variant[field] ?? []).flatMap(wordsOf)));
    return matched.filter((word) => own.has(word)).length;
  };
  return variants.toSorted((a, b) => countIn(b) - countIn(a));
}

/** The distinct texts of a field in these variants. */
const textOf = (variants: readonly KlevuProduct[], field: (typeof variantFields)[number]): string =>
  [...new Set(variants.flatMap((variant) => variant[field] ?? []))].join(' ');
