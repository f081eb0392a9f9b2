import MiniSearch, { type Query, type SearchOptions } from 'minisearch';
import type { KlevuProduct, KlevuIndex, KlevuSeed } from './seed.ts';
import { compoundTails, indexTokens, meaningsBy, wordsOf } from './words.ts';

/** What a term matches, best first, and which of Klevu's ways of matching was used. */
export interface Match {
  readonly products: readonly KlevuProduct[];
  readonly typeOfSearch: 'WILDCARD_AND' | 'FUZZY_AND' | 'WILDCARD_OR';
}

/** A searchable index. */
export interface SearchIndex extends KlevuIndex {
  readonly match: (term: string) => Match;
}

const boost = { name: 8, category: 4, color: 2, material: 2, shortDesc: 1.5, sku: 4, english: 2 };

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
 * An index over name, category, colors, materials, summary, features, and the English names. `*` matches everything,
 * most popular first.
 */
export function createSearchIndex(
  source: KlevuIndex,
  { publicUrl, synonyms = {} }: IndexSettings,
): SearchIndex {
  const { language } = source;
  const products = source.products.map((product) => ({
    ...product,
    imageUrl: new URL(product.imageUrl, publicUrl).href,
  }));
  const meaningsOf = meaningsBy(synonyms);
  const byId = new Map(products.map((product) => [product.id, product]));
  const mini = new MiniSearch<KlevuProduct>({
    fields: ['name', 'category', 'color', 'material', 'shortDesc', 'features', 'sku', 'english'],
    extractField: (product, field) => textOf(product[field as keyof KlevuProduct]),
    tokenize: (text) => wordsOf(text).flatMap(indexTokens),
    processTerm: (term, field = '') =>
      compounding.has(language) && compoundFields.has(field) ? [term, ...compoundTails(term)] : term,
  });
  mini.addAll(products);
  const popular = products.toSorted((a, b) => b.ratingCount - a.ratingCount);

  const find = (term: string, combineWith: 'AND' | 'OR', fuzzy: number | false): readonly KlevuProduct[] => {
    const options: SearchOptions = {
      boost,
      boostDocument: (id) => weightOf(byId.get(id as string)),
      fuzzy,
      // One letter is not enough to guess the rest of a word.
      prefix: (word) => word.length > 1,
      // The query already consists of tokens.
      tokenize: (token) => [token],
      processTerm: (token) => token,
    };
    return mini
      .search(queryFor(term, combineWith, meaningsOf), options)
      .flatMap(({ id }) => byId.get(id as string) ?? []);
  };

  return {
    ...source,
    products,
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

function textOf(value: KlevuProduct[keyof KlevuProduct]): string {
  if (typeof value === 'string') return value;
  return Array.isArray(value) ? (value as readonly string[]).join(' ') : '';
}
