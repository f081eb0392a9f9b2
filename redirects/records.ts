import type { Language, StoreId } from '../stores/types.ts';
import type { PageKey } from '../stores/urls.ts';
import type { Tracking } from './tracking.ts';
import type { CountryCode } from './types.ts';

/** Where a link leads: a page of the storefront by its key, with a variant or country, or somewhere outside. */
export type Destination =
  | PageKey
  | {
      readonly page: PageKey;
      /** The variant the product page shows. */
      readonly sku?: string;
      /** The country the storefront takes the visitor to shop for. */
      readonly country?: CountryCode;
    }
  | {
      /** An absolute URL outside the storefronts. */
      readonly url: `https://${string}`;
    }
  | {
      /** The same address without the part before `*`. */
      readonly rest: true;
    };

/** A short link on printed, posted or advertised things: it leads to the storefront of the visitor's country. */
export interface ShortLink {
  readonly to: Destination;
  readonly tracking?: Tracking;
  /** Countries whose visitors are led to something else. */
  readonly except?: Readonly<Partial<Record<CountryCode, Destination>>>;
  /** The storefront for visitors from anywhere else; `us` when left out. */
  readonly fallback?: StoreId;
  /** Why it is this, where nobody prescribed it. */
  readonly assumed?: string;
}

/** Short links by their name: `gift-guide` is the path `/redirects/gift-guide/`. */
export type ShortLinks = Readonly<Record<string, ShortLink>>;

/** An address of an older site: it leads everybody to a page of the storefront it was opened on. */
export interface LegacyLink {
  readonly to: Destination;
  /** Storefronts that lack the page, and what they offer instead. */
  readonly except?: Readonly<Partial<Record<StoreId, Destination>>>;
  /** The storefront it leads to, where that is always the same one. */
  readonly store?: StoreId;
  /** The country whose storefront it leads to, in the language of that country, where the address names one. */
  readonly country?: CountryCode;
  /** The language of the page, where the address names one that the storefront has. */
  readonly language?: Language;
  /** Why it is this, where nobody prescribed it. */
  readonly assumed?: string;
}

/** Older addresses by their path: slashes at both ends, with `*` after it everything below, perhaps with a query. */
export type LegacyLinks = Readonly<Record<`/${string}`, Destination | LegacyLink>>;

/** Why the answer for a country, or the fallback's storefront, is what it is, where nobody prescribed it. */
type AssumedAnswers = Readonly<Partial<Record<CountryCode | 'fallback', string>>>;

/** One file of short links. */
export interface ShortLinkTable {
  /** Path from the root of the repository, for messages. */
  readonly file: string;
  readonly shortLinks: ShortLinks;
  readonly assumed?: AssumedAnswers;
}

/** One file of the table. */
export type RedirectTable = ShortLinkTable | { readonly file: string; readonly legacyLinks: LegacyLinks };

/** A link of which only the destination was written down, in full. */
export const asLegacyLink = (link: Destination | LegacyLink): LegacyLink =>
  typeof link === 'object' && 'to' in link ? link : { to: link };
