import MiniSearch, { type Query, type SearchOptions } from 'minisearch';
import type { IndexedProduct } from './records.ts';
import { indexWord, meaningsOf, wordsOf } from './words.ts';

/** What a term finds, best first, and which of Klevu's ways of matching found it. */
export interface Match {
  readonly products: readonly IndexedProduct[];
  readonly typeOfSearch: 'WILDCARD_AND' | 'FUZZY_AND' | 'WILDCARD_OR';
}

/** One store's products, searchable. */
export interface SearchIndex {
  readonly products: readonly IndexedProduct[];
  readonly match: (term: string) => Match;
}

const boost = { name: 8, category: 4, color: 2, material: 2, shortDesc: 1.5, sku: 4 };

/** From strict to generous: the first way that finds anything answers. */
const waysOfMatching = [
  { typeOfSearch: 'WILDCARD_AND', combineWith: 'AND', fuzzy: false },
  { typeOfSearch: 'FUZZY_AND', combineWith: 'AND', fuzzy: 0.2 },
  { typeOfSearch: 'WILDCARD_OR', combineWith: 'OR', fuzzy: false },
] as const;

/** An index over name, category, colours, materials, summary and features. `*` finds all, most popular first. */
export function createSearchIndex(products: readonly IndexedProduct[]): SearchIndex {
  const byId = new Map(products.map((product) => [product.id, product]));
  const mini = new MiniSearch<IndexedProduct>({
    fields: ['name', 'category', 'color', 'material', 'shortDesc', 'features', 'sku'],
    extractField: (product, field) => textOf(product[field as keyof IndexedProduct]),
    tokenize: (text) => [...wordsOf(text)],
    processTerm: indexWord,
  });
  mini.addAll(products);
  const popular = products.toSorted((a, b) => b.ratingCount - a.ratingCount);

  const find = (
    term: string,
    combineWith: 'AND' | 'OR',
    fuzzy: number | false,
  ): readonly IndexedProduct[] => {
    const options: SearchOptions = {
      boost,
      boostDocument: (id) => weightOf(byId.get(id as string)),
      fuzzy,
      // One letter is not enough to guess the rest of a word from.
      prefix: (word) => word.length > 1,
    };
    return mini
      .search(queryFor(term, combineWith), options)
      .flatMap(({ id }) => byId.get(id as string) ?? []);
  };

  return {
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

/** What many families chose comes before what few did, and a product before the accessories made for it. */
function weightOf(product: IndexedProduct | undefined): number {
  if (!product) return 1;
  const popularity = 1 + Math.log10(1 + product.ratingCount) / 4;
  return product.categoryPath.includes(';') ? popularity / 2 : popularity;
}

function queryFor(term: string, combineWith: 'AND' | 'OR'): Query {
  const queries = wordsOf(term).map((word) => ({
    combineWith: 'OR' as const,
    queries: [...meaningsOf(word)],
  }));
  return { combineWith, queries };
}

function textOf(value: IndexedProduct[keyof IndexedProduct]): string {
  return typeof value === 'object' && value !== null ? value.join(' ') : String(value ?? '');
}
