import type { indexedFrom, KlevuLabel, KlevuProduct } from './indexing.ts';
import type { requestTypes } from './requests.ts';

type Filled = ReturnType<typeof indexedFrom>;

/** Lists of words and phrases that mean the same or nearly so: a search for one also finds the others. */
export type KlevuSynonyms = readonly (readonly string[])[];

/** One recommendation configured in the merchant's console: which products, for which kind of page. */
export interface KlevuRecommendation {
  readonly title: string;
  readonly pageType: 'HOME' | 'CATEGORY' | 'PRODUCT' | 'CHECKOUT';
  readonly logic: keyof typeof requestTypes;
  /** For `HAND_PICKED`: keys (`itemGroupId`) of the products, in this order. */
  readonly products?: readonly string[];
  readonly action?: 'HIDE_RECOMMENDATION' | 'STATIC_CONTENT';
  /** What `STATIC_CONTENT` shows instead of products. */
  readonly picture?: {
    readonly url: string;
    /** In pixels. */
    readonly width: number;
    readonly altTag: string;
    /** The address a click opens. */
    readonly targetUrl: string;
  };
}

/** A picture next to products. */
export interface KlevuBanner {
  readonly id: string;
  readonly name: string;
  readonly imageUrl: string;
  readonly altTag: string;
  /** The address a click opens. */
  readonly url: string;
  /** Where it can be: the search page, next to what is being typed, or a category. */
  readonly places: readonly ('landingpage' | 'quicksearch' | 'merchandising')[];
  /** Search terms in lower case, or category paths; null means all of them. */
  readonly terms: readonly string[] | null;
}

/** One index, and its configuration in the merchant's console. */
export interface KlevuIndex {
  /** BCP 47. */
  readonly language: string;
  readonly products: readonly KlevuProduct[];
  readonly pages?: Filled['pages'];
  readonly categories?: Filled['categories'];
  readonly synonyms?: KlevuSynonyms;
  /** The service's terms in the language of the index, if they are not in English. */
  readonly labels?: Readonly<Partial<Record<KlevuLabel, string>>>;
  readonly filters?: Filled['filters'];
  readonly recommendations?: Readonly<Record<string, KlevuRecommendation>>;
  /** What shoppers search for most often, offered before they type. */
  readonly popularTerms?: readonly string[];
  readonly banners?: readonly KlevuBanner[];
  /** Terms that lead directly to a page. */
  readonly keywordUrls?: readonly { readonly keywords: readonly string[]; readonly url: string }[];
}

/** What a merchant sets for an index in the console, besides its records. */
export type KlevuConsole = Omit<KlevuIndex, 'language' | 'products' | 'pages' | 'categories' | 'filters'>;

type KlevuIndexes = Readonly<Record<string, KlevuIndex>>;

/** What a merchant has configured at Klevu. */
export interface KlevuSeed {
  /** By public API key; if they depend on where the sandbox is, what makes them from its origin. */
  readonly indexes: KlevuIndexes | ((publicUrl: string) => KlevuIndexes);
}
