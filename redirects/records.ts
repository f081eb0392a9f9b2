import type { Language, Store, StoreId } from '../stores/types.ts';
import { isPageKey, type PageKey } from '../stores/urls.ts';
import type { Tracking } from './tracking.ts';

/** Where a link leads: a page of the storefront by its key, with a variant or country, or an external address. */
export type Destination =
  | PageKey
  | {
      readonly page: PageKey;
      /** The variant the product page shows. */
      readonly sku?: string;
      /** The country the storefront assumes for the visitor: ISO 3166-1 alpha-2, lower case. */
      readonly country?: string;
    }
  | {
      /** An absolute URL outside the storefronts. */
      readonly url: `https://${string}`;
    }
  | {
      /** The same address without the part before `*`. */
      readonly rest: true;
    };

/**
 * A short link on printed matter, in posts, or in advertisements: it leads to the storefront of the visitor's country.
 */
export interface ShortLink {
  readonly to: Destination;
  readonly tracking?: Tracking;
  /** Countries (ISO 3166-1 alpha-2, lower case) whose visitors are sent to something else. */
  readonly except?: Readonly<Record<string, Destination>>;
  /** The storefront for visitors from anywhere else; by default, the first one. */
  readonly fallback?: StoreId;
  /** The reason for our choice, if the target is not prescribed. */
  readonly assumed?: string;
}

/** Short links by name: `gift-guide` is the path `/redirects/gift-guide/`. */
export type ShortLinks = Readonly<Record<string, ShortLink>>;

/** An address of an older site: it leads everyone to a page of the storefront where it was opened. */
export interface LegacyLink {
  readonly to: Destination;
  /** Storefronts without the page, and what they offer instead. */
  readonly except?: Readonly<Partial<Record<StoreId, Destination>>>;
  /** The storefront it leads to, if that is always the same one. */
  readonly store?: StoreId;
  /** The country whose storefront it leads to, in the language of that country, if the address contains a country. */
  readonly country?: string;
  /** The language of the page, if the address contains one that the storefront has. */
  readonly language?: Language;
  /** The reason for our choice, if the target is not prescribed. */
  readonly assumed?: string;
  /** Whether a program wrote it for every page, so that storefronts without the page do without the link. */
  readonly isGenerated?: true;
}

/** Old addresses by path: slashes at both ends, optionally followed by `*` for everything below, or by a query. */
export type LegacyLinks = Readonly<Record<`/${string}`, Destination | LegacyLink>>;

/** Former addresses of pages of the catalogue, which may not have them any more. */
export type MovedLinks = Readonly<
  Record<`/${string}`, Pick<LegacyLink, 'language'> & { /** The key of the page. */ readonly to: string }>
>;

/** By country, or `fallback` for its storefront: the reason for the target if it is not prescribed. */
type AssumedAnswers = Readonly<Record<string, string>>;

export interface ShortLinkTable {
  /** Path from the root of the repository, for messages. */
  readonly file: string;
  readonly shortLinks: ShortLinks;
  /** Those whose rules come first, in this order; the others follow as the storefronts list them. */
  readonly countries?: readonly string[];
  readonly assumed?: AssumedAnswers;
}

export type RedirectTable = ShortLinkTable | { readonly file: string; readonly legacyLinks: LegacyLinks };

/** A link for which only the destination was written, in its full form. */
export const asLegacyLink = (link: Destination | LegacyLink): LegacyLink =>
  typeof link === 'object' && 'to' in link ? link : { to: link };

/** The links to pages that a brand's catalogue still has, of those that `npm run redirects -- add-moved` has written. */
export const movedTable = (brand: Pick<Store, 'paths'>, file: string, links: MovedLinks): RedirectTable => ({
  file,
  legacyLinks: Object.fromEntries(
    Object.entries(links).flatMap(([path, { to, ...link }]) =>
      isPageKey(brand, to) ? [[path, { to, ...link, isGenerated: true as const }]] : [],
    ),
  ),
});
