import type { DeliveryCalendar } from './delivery-calendar.ts';
import type { NamedPageKey } from './page-paths.ts';
import type { MethodText } from './payment-method-names.ts';
import type { PaymentChoice } from './payment-methods.ts';
import type { Paths } from './page-folder.ts';
import type { Language } from './supported-languages.ts';

export { type Language, languages } from './supported-languages.ts';

/**
 * The IDs of a brand's storefronts, which it declares so that its redirects are checked by type:
 * `declare module '…/stores/types.ts' { interface BrandStores { us: true } }`.
 */
export interface BrandStores {}
export type StoreId = [keyof BrandStores] extends [never] ? string : keyof BrandStores;

export interface StoreCountry extends PaymentChoice {
  /** Written by the build: the texts (`checkout.json`) that name its express wallets and methods, each once. */
  readonly payWith?: readonly MethodText[];
  /** ISO 3166-1 alpha-2, lower case. */
  readonly code: string;
  /** ISO 4217. */
  readonly currency: string;
  /**
   * The store's languages that people in the country read, the preferred one first; all of the store's languages if
   * omitted.
   */
  readonly languages?: readonly [Language, ...Language[]];
  /** States of the country, by the codes of its address format, that nothing is delivered to; the shop says so by name. */
  readonly undelivered?: readonly string[];
}

/** The name of a tax; the texts are in `locales/{language}/translation.json` under `tax`. */
export const taxNames = ['salesTax', 'vat', 'gst', 'consumptionTax', 'none'] as const;
export type TaxName = (typeof taxNames)[number];

/** Who runs a storefront and how to reach them; fills the footer and the placeholders of `content/`. */
export interface Contact {
  readonly company: string;
  /** The lines of the postal address, without the country. */
  readonly addressLines: readonly [string, ...string[]];
  readonly email: string;
  /** In international form, e.g. `+46 8 5550 0100`. */
  readonly phone: string;
  /** Phone hours on business days, local time, `HH:MM`. */
  readonly opensAt: string;
  readonly closesAt: string;
  /**
   * The storefront's own IANA time zone, e.g. `Europe/Stockholm`: of these hours, and of every time that its customers read,
   * wherever they are.
   */
  readonly timeZone: string;
  /** As business letters have to say it: register and number, in Germany also who manages the company. It ends every e-mail. */
  readonly registration: string;
  readonly taxNumber: string;
}

/** Words in the languages of a storefront; one that is missing has those of its default language. */
type InItsLanguages = Readonly<Partial<Record<Language, string>>>;

/** Something that a law has a seller publish, e.g. its number in a register of packaging. */
export interface LegalFact {
  readonly name: InItsLanguages;
  /** A number, the same in every language, or words. */
  readonly value: string | InItsLanguages;
}

/** Whether addresses of pages end in a slash; `never` strips it. */
export type TrailingSlash = 'always' | 'never';

/** One regional storefront: what a build is made for and what the shop API serves. */
export interface Store {
  readonly id: StoreId;
  /** Public origin in production, without a trailing slash. */
  readonly origin: string;
  /** At least one; the first is the default. */
  readonly countries: readonly [StoreCountry, ...StoreCountry[]];
  /** The first is the default, whose pages have no language prefix. */
  readonly languages: readonly [Language, ...Language[]];
  readonly tax: {
    /** Whether displayed prices contain the tax. */
    readonly included: boolean;
    readonly name: TaxName;
  };
  /** Countries we ship to: ISO 3166-1 alpha-2, lower case. */
  readonly shippingCountries: readonly string[];
  readonly merchantAccount: string;
  /** Cards that it takes, and carriers that bring its parcels: names for the footer, which has neither without them. */
  readonly cards?: readonly string[];
  readonly carriers?: readonly string[];
  /** Public Klevu API key of the index of each language. */
  readonly searchKeys: Readonly<Partial<Record<Language, string>>>;
  readonly contact: Contact;
  /**
   * Whether its law lets a shop ask customers once what they think of what they bought: only those who `agreed` (in the European Union, for
   * whoever reads Directive 2002/58/EC strictly), or everybody who was told and has not declined. Without it, nobody is asked.
   */
  readonly reviewInvitations?: 'agreed' | 'notDeclined';
  /** Pages required by law in these countries and linked in the footer; other storefronts do not have them. */
  readonly legalPages: readonly NamedPageKey[];
  /** What these laws have it publish about itself besides, e.g. numbers in registers of packaging: `{{legalFacts}}` in `content/`. */
  readonly legalFacts?: readonly LegalFact[];
  /**
   * For how many days after delivery everything may be sent back free of charge, which `content/returns` says as well; null if
   * only the law gives a right to.
   */
  readonly returnDays: number | null;
  readonly urls: {
    readonly trailingSlash: TrailingSlash;
  };
  /** When its parcels leave. */
  readonly calendar: DeliveryCalendar;
  /** Where every page of the brand is, the same for all of its storefronts; each builds those that it has. */
  readonly paths: Readonly<Record<NamedPageKey, Paths>>;
}

/** A store as the browser knows it: without what only the build, the shop API, or texts of `content/` need. */
export type BrowserStore = Omit<Store, 'contact' | 'legalPages' | 'legalFacts' | 'calendar' | 'paths'> & {
  readonly contact: Omit<Contact, 'registration' | 'taxNumber'>;
};
