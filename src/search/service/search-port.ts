import type { Money } from '../../../contract/money.ts';
import type { CardFact } from '../../../stores/measures/fact-texts.ts';
import type { CardFacts } from '../../components/product-tile.tsx';
import type { Filter, FilterSelection } from './filter.ts';
import type { SortOption } from './search-query.ts';

/**
 * A product found by a search, in the shop's own terms: one variant, which represents its product. Its path has this
 * variant chosen, e.g. `/products/mug/?sku=MUG-RED`. Texts that the service does not tell are empty.
 */
export interface SearchHit extends Omit<CardFacts, 'keyFacts'> {
  /** The product's key, which its variants share (the service's `itemGroupId`). */
  readonly key: string;
  /** The record of this variant at the service. */
  readonly id: string;
  readonly imageUrl: string;
  /** The lowest price of the product's variants if this one costs more, or null. */
  readonly lowestPrice: Money | null;
  /** For whom it is, as far as cards say so. */
  readonly facts: readonly CardFact[];
  /** The variant in the picture. */
  readonly sku: string;
  readonly brand: string;
  /** Name of the product's category, for reports. */
  readonly category: string;
}

/** A page of this storefront, as it is linked to. */
export interface NamedPage {
  readonly name: string;
  readonly path: string;
}

/** A guide, a page about the brand, or a page of customer service. */
export interface ContentHit extends NamedPage {
  /** One or two sentences; empty if the service has none. */
  readonly summary: string;
}

/** The service's own orders (docs/product.md, 9.21), or by fields of the index: the first that differs decides. */
export type Sorting =
  | SortOption
  | 'NAME_DESC'
  | 'RATING_ASC'
  | 'NEW_ARRIVAL_ASC'
  | readonly { readonly key: string; readonly order: 'ASC' | 'DESC' }[];

/** What a page of products has in common, whether searched for or browsed. */
export interface ListingRequest {
  readonly filters: FilterSelection;
  readonly sort: Sorting;
  /** The first page is 0. */
  readonly page: number;
  /** 5 if omitted (docs/product.md, 9.17). */
  readonly pageSize?: number;
  /** Options per filter; 10 if omitted (docs/product.md, 9.16). */
  readonly optionLimit?: number;
}

export interface ProductSearch extends ListingRequest {
  readonly term: string;
}

/** One page of a category, ordered by the service's merchandising and, with consent, for this visitor. */
export interface CategoryListing extends ListingRequest {
  /** Names from the root to the category in the language of the index, e.g. `['Jackets', 'Accessories']`. */
  readonly categoryPath: readonly string[];
}

/** One page of results. */
export interface ResultPage<Hit = SearchHit> {
  readonly records: readonly Hit[];
  /** How many results there are on all pages. */
  readonly total: number;
  readonly hasNextPage: boolean;
  /** How the service matched the term, e.g. `WILDCARD_AND`: reported with the search. */
  readonly typeOfSearch: string;
  /** Position of the first record among all that were found, from 0. */
  readonly offset: number;
  /** The filters with the current selection; only on the first page of products. */
  readonly filters: readonly Filter[];
}

/** Whether results have all of what was searched for, and not only words that look like it, or some of the words. */
export const isExact = ({ total, typeOfSearch }: ResultPage<unknown>): boolean =>
  total > 0 && typeOfSearch === 'WILDCARD_AND';

/** One page of a search for content or categories. */
export interface TextSearch extends Pick<ListingRequest, 'page' | 'pageSize'> {
  readonly term: string;
}

/** A completion of what was typed: its plain text, and the same text in parts; `isTyped` marks what the shopper typed. */
export interface Suggestion {
  readonly text: string;
  readonly parts: readonly { readonly text: string; readonly isTyped: boolean }[];
}

/** What is offered while a shopper types: what only comes close to the term, unless anything has all of it, which then is all. */
export interface QuickSearch {
  readonly suggestions: readonly Suggestion[];
  readonly products: readonly SearchHit[];
  readonly categories: readonly NamedPage[];
  readonly content: readonly ContentHit[];
  /** Of products. */
  readonly total: number;
}

export interface Banner {
  readonly id: string;
  readonly name: string;
  readonly imageUrl: string;
  readonly altText: string;
  /** Path within the storefront, or a full address elsewhere. */
  readonly href: string;
}

/** What the merchant has configured in the service's console. */
export interface SearchSettings {
  readonly popularTerms: readonly string[];
  /** The page a term leads to (path or full address), or null. Terms are compared normalized. */
  readonly redirectFor: (term: string) => string | null;
  /**
   * The banners of a place today. @param term the search term, or the category's path joined with `;`
   * @throws Error if the place is that of a search and there is no term
   */
  readonly bannersFor: (place: BannerPlace, term: string) => readonly Banner[];
}

/** `landingpage` is the search page, `merchandising` a category. */
export type BannerPlace = 'landingpage' | 'quicksearch' | 'merchandising';

/** A variant of a product. The service knows the variant by its SKU, which is the ID of its record. */
export interface NamedVariant {
  readonly productKey: string;
  readonly sku: string;
}

/** What a recommendation is asked for. */
export interface RecommendationRequest {
  /** The recommendation in the merchant's console, e.g. `product-similar`. */
  readonly id: string;
  /** What it starts from: the variant shown, or those in the cart or the order. */
  readonly variants?: readonly NamedVariant[];
  /** As in `CategoryListing`. */
  readonly categoryPath?: readonly string[];
}

/** What the console says about a list of recommendations, as events repeat it: fields such as `list_id`. */
export type RecommendationList = Readonly<Record<string, string>>;

/** A picture in one width of a recommendation that is not products. */
export interface StaticPicture {
  readonly url: string;
  readonly altText: string;
  /** In pixels. */
  readonly width: number;
  /** The service's name of the width, e.g. `desktop`. */
  readonly resolution: string;
}

/** `nothing`: the merchant hides it, or there are fewer products than the merchant demands. */
export type Recommendation =
  | { readonly kind: 'nothing' }
  | ({ readonly kind: 'products'; readonly records: readonly SearchHit[] } & RecommendationTitle)
  | ({
      readonly kind: 'content';
      readonly href: string;
      readonly pictures: readonly StaticPicture[];
    } & RecommendationTitle);

interface RecommendationTitle {
  readonly list: RecommendationList;
  readonly title: string;
}

/**
 * The search service cannot answer now: it is not configured, unreachable, or too slow, or its response is invalid. The
 * message is for developers; shoppers are told that search is unavailable right now.
 */
export class SearchUnavailable extends Error {
  override readonly name = 'SearchUnavailable';
}
