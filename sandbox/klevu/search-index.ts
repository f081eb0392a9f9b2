import MiniSearch, { type Query, type SearchOptions } from 'minisearch';
import { type Group, variantGroups } from './groups.ts';
import type { KlevuProduct, KlevuIndex, KlevuSeed } from './seed.ts';
import { compoundTails, indexTokens, meaningsBy, wordsOf } from './words.ts';

/** What a term matches, and which of Klevu's ways of matching was used. */
export interface Match {
  /** Variants, the best product's first; those of one product are adjacent, the best-matching one first. */
  readonly products: readonly KlevuProduct[];
  readonly typeOfSearch: 'WILDCARD_AND' | 'FUZZY_AND' | 'WILDCARD_OR';
}

/** A searchable index. */
export interface SearchIndex extends KlevuIndex {
  readonly match: (term: string) => Match;
  /** The variants of a product, by its `itemGroupId`; those in stock first. */
  readonly variantsOf: (itemGroupId: string) => readonly KlevuProduct[];
}

const boost = { name: 8, category: 4, color: 2, material: 2, shortDesc: 1.5, sku: 4, english: 2 };

/** In these, the variants of a product differ: what a term matches there decides which of them is shown. */
const variantFields = ['color', 'material', 'sku', 'english'] as const;

/** From strict to lenient: the first way that finds anything is used. */
const waysOfMatching = [
  { typeOfSearch: 'WILDCARD_AND', combineWith: 'AND', fuzzy: false },
  { typeOfSearch: 'FUZZY_AND', combineWith: 'AND', fuzzy: 0.2 },
  { typeOfSearch: 'WILDCARD_OR', combineWith: 'OR', fuzzy: false },
] as const;

/** Languages that write compounds as one word, and the fields in which the parts of a compound count. */
const compounding: ReadonlySet<string> = new Set(['sv', 'de', 'nl']);
const compoundFields: ReadonlySet<string> = new Set(['name', 'category']);

interface IndexSettings {
  /** Origin that serves the pictures whose addresses are paths. */
  readonly publicUrl: string;
  readonly synonyms?: KlevuSeed['synonyms'];
}

/**
 * An index over name, category, colors, materials, summary, features, and the English names of products; each is found
 * as a whole, with the words of all its variants. `*` matches everything, most popular first.
 */
export function createSearchIndex(
  source: KlevuIndex,
  { publicUrl, synonyms = {} }: IndexSettings,
): SearchIndex {
  const { language } = source;
  const groups = variantGroups(
    source.products.map((product) => ({ ...product, imageUrl: new URL(product.imageUrl, publicUrl).href })),
  );
  const meaningsOf = meaningsBy(synonyms);
  const byKey = new Map(groups.map((variants) => [variants[0].itemGroupId, variants]));
  const mini = new MiniSearch<Group<KlevuProduct>>({
    fields: ['name', 'category', 'color', 'material', 'shortDesc', 'features', 'sku', 'english'],
    extractField: (variants, field) =>
      field === 'id' ? variants[0].itemGroupId : textOf(variants, field as keyof KlevuProduct),
    tokenize: tokensOf,
    processTerm: (term, field = '') =>
      compounding.has(language) && compoundFields.has(field) ? [term, ...compoundTails(term)] : term,
  });
  mini.addAll(groups);
  const popular = groups.toSorted(([a], [b]) => b.ratingCount - a.ratingCount).flat();

  const find = (term: string, combineWith: 'AND' | 'OR', fuzzy: number | false): readonly KlevuProduct[] => {
    const options: SearchOptions = {
      boost,
      boostDocument: (id) => weightOf(byKey.get(id as string)?.[0]),
      fuzzy,
      // One letter is not enough to guess the rest of a word.
      prefix: (word) => word.length > 1,
      // The query already consists of tokens.
      tokenize: (token) => [token],
      processTerm: (token) => token,
    };
    return mini
      .search(queryFor(term, combineWith, meaningsOf), options)
      .flatMap(({ id, match }) => bestMatchingFirst(byKey.get(id as string) ?? [], match));
  };

  return {
    ...source,
    products: groups.flat(),
    variantsOf: (itemGroupId) => byKey.get(itemGroupId) ?? [],
    match: (term) => {
      if (term === '*' || term === '') return { products: popular, typeOfSearch: 'WILDCARD_AND' };
      for (const { typeOfSearch, combineWith, fuzzy } of waysOfMatching) {
        const found = find(term, combineWith, fuzzy);
        if (found.length > 0) return { products: found, typeOfSearch };
      }
      return { products: [], typeOfSearch: 'WILDCARD_OR' };
    },
  };
}

/**
 * A product's variants, those first that have most of what the term matched in the fields in which variants differ.
 * @param match the matched words of the index, each with the fields it was found in
 */
function bestMatchingFirst(
  variants: readonly KlevuProduct[],
  match: Readonly<Record<string, readonly string[]>>,
): readonly KlevuProduct[] {
  const telling = Object.entries(match).flatMap(([word, fields]) =>
    variantFields.some((field) => fields.includes(field)) ? [word] : [],
  );
  if (telling.length === 0 || variants.length < 2) return variants;
  const fit = new Map(variants.map((variant) => [variant, countOf(telling, variant)]));
  return variants.toSorted((a, b) => (fit.get(b) ?? 0) - (fit.get(a) ?? 0));
}

function countOf(words: readonly string[], variant: KlevuProduct): number {
  const own = new Set(variantFields.flatMap((field) => tokensOf(textOf([variant], field))));
  return words.filter((word) => own.has(word)).length;
}

const tokensOf = (text: string): string[] => wordsOf(text).flatMap(indexTokens);

/** What many families have chosen comes before what few have, and a product before its accessories. */
function weightOf(product: KlevuProduct | undefined): number {
  if (!product) return 1;
  const popularity = 1 + Math.log10(1 + product.ratingCount) / 4;
  return product.categoryPath.includes(';') ? popularity / 2 : popularity;
}

function queryFor(term: string, combineWith: 'AND' | 'OR', meaningsOf: ReturnType<typeof meaningsBy>): Query {
  const queries = wordsOf(term).map((word) => ({
    combineWith: 'OR' as const,
    queries: meaningsOf(word).map((tokens) => ({ combineWith: 'AND' as const, queries: [...tokens] })),
  }));
  return { combineWith, queries };
}

/** The distinct texts of a field in these records, separated by spaces. */
function textOf(variants: readonly KlevuProduct[], field: keyof KlevuProduct): string {
  const texts = variants.flatMap((variant) => {
    const value = variant[field];
    if (typeof value === 'string') return [value];
    return Array.isArray(value) ? (value as readonly string[]) : [];
  });
  return [...new Set(texts)].join(' ');
}
