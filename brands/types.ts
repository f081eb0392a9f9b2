import type { KlevuConsole, SandboxSeed } from 'storefront-sandbox';
import type { CatalogueModel } from '../contract/catalogue-model.ts';
import type { ReviewDetail } from '../contract/review.ts';
import type { MovedLinks, RedirectTable } from '../redirects/records.ts';
import type { Carriers } from '../stores/carriers.ts';
import type { Counting } from '../stores/measures/fact-texts.ts';
import type { NamedPageKey } from '../stores/page-paths.ts';
import type { BrandWords } from '../stores/english.ts';
import type { Language, Store, StoreId } from '../stores/types.ts';
import type { Finder } from './finder-types.ts';
import type { BrandProject } from './project-types.ts';
import type { Samples } from './sample-types.ts';
import type { BrandService } from './service-types.ts';

export type { Finder, FinderTrait } from './finder-types.ts';
export type { BrandProject, ProjectTax, ProjectZone, ValueNames } from './project-types.ts';
export type { Sample, Samples } from './sample-types.ts';
export type { BrandService, Origins } from './service-types.ts';
export type { BrandSections, SectionList, SectionProps } from './section-types.ts';

/** A company, as reached by post and electronically. */
export interface CompanyAddress {
  readonly name: string;
  /** The lines of the postal address, without the country. */
  readonly addressLines: readonly [string, ...string[]];
  /** ISO 3166-1 alpha-2, lower case. */
  readonly country: string;
  readonly email: string;
}

/** What a postal code says of an address, in the words of the page's language. What it does not say, shoppers type. */
export interface PlaceOfPostalCode {
  /** The code of one of the country's `StateOption`s. */
  readonly state?: string;
  readonly city?: string;
  /** What the line of the street begins with, where the town is part of it. */
  readonly streetName?: string;
}

/**
 * Finds the places that share a postal code: none if there is no such code. What it throws is not shown: nothing is filled in then.
 * @param postalCode a whole one, in its country's official spelling
 */
export type LookUpPostalCode = (
  postalCode: string,
  language: Language,
) => Promise<readonly PlaceOfPostalCode[]>;

/** Files of the brand's `static/`, by their public addresses, such as `/files/logo.svg`. */
export interface Logo {
  readonly src: `/${string}`;
  /** In CSS pixels. It is shown smaller where the name, as text, would be lower than it. */
  readonly width: number;
  readonly height: number;
  /** For dark screens, of the same size. */
  readonly dark?: `/${string}`;
}

/** What every page may know about a brand. It is part of the scripts that everybody loads, so it is small. */
export interface BrowserBrand {
  /** As shoppers read it. */
  readonly name: string;
  /** In place of the name at the top of pages. */
  readonly logo?: Logo;
  readonly supportEmail: string;
  /** The pages that its own links lead to; a link to a page that a storefront does not have is left out. */
  readonly pages: {
    /** The list of everything that is sold. */
    readonly shop: NamedPageKey;
    /** The list of what is new, for the home page. */
    readonly news: NamedPageKey;
    /** In menu and footer, below "Guides". */
    readonly guides: readonly NamedPageKey[];
    /** Likewise, below "About us". */
    readonly about: readonly NamedPageKey[];
  };
  /** The facts on cards of products that the search service found, and the fields of its records with their ends, or with names of choices. */
  readonly searchFacts: readonly (
    (Counting & { readonly from: string; readonly to: string }) | { readonly choices: string }
  )[];
  /** Keys of the search service's filters that lists begin with, e.g. of facts; the others follow in the service's order. */
  readonly filtersFirst?: readonly string[];
  /** What reviewers say of themselves, in the order of the filters. */
  readonly reviewDetails?: readonly ReviewDetail[];
  /** Whether shoppers can ask about products; answers are sent to them, and published in `content/questions/`. */
  readonly takesQuestions?: boolean;
  /**
   * Services of the brand's own that fill in addresses by their postal code, by country (ISO 3166-1 alpha-2, lower case). None by default:
   * docs/storefronts.md says what they must not do. The engine fills in those of Japan by itself.
   */
  readonly lookUpPostalCode?: Readonly<Record<string, LookUpPostalCode>>;
  /** @deprecated One of the `reviewDetails` has taken its place. */
  readonly reviewUses?: readonly string[];
  /** Why to buy here, for the home page: `home.reasons.{name}` in its texts, and the page that says more. */
  readonly reasons: readonly { readonly name: string; readonly page: NamedPageKey }[];
  /** Who makes the products (Regulation (EU) 2023/988, Article 9). */
  readonly manufacturer: CompanyAddress;
  /** Who is responsible for them in the European Union if the manufacturer is outside (Articles 16 and 19(b)). */
  readonly responsiblePerson: CompanyAddress | null;
  /** Further scripts and what they store; a build adds them to its pages, policy, banner, and data protection page. */
  readonly services?: readonly BrandService[];
  /** Begins with 1 and increases when a service that needs consent is added or changes its purpose: everybody is then asked again. */
  readonly servicesVersion?: number;
}

/** The colors of e-mails, `#rrggbb`, because mail programs do not know the variables of pages. */
type MailColors = Readonly<
  Record<'paper' | 'linen' | 'line' | 'ink' | 'inkSoft' | 'accent' | 'onAccent', string>
>;

/** What the shop API and e-mails know about a brand. */
export interface ApiBrand extends BrowserBrand {
  /** How products in commercetools become what shoppers see. */
  readonly catalogue: CatalogueModel;
  /** The brand's folder, from the root of the repository; its `texts/`, `content/`, and `static/` are read there. */
  readonly folder: string;
  /** In the order in which shoppers see them; the first one is for everybody who is nowhere else at home. */
  readonly storefronts: readonly [Store, ...Store[]];
  readonly mailColors: { readonly light: MailColors; readonly dark: MailColors };
  /** Where its pages are, in all of them. */
  readonly paths: Store['paths'];
  /** How its American English is written elsewhere. */
  readonly english: BrandWords;
  /** No longer read, and allowed so that brands of version 0.1.0 compile: e-mails read the brand's `texts/`. */
  readonly mailTexts?: object;
  /** Carriers whose page about a parcel the engine does not know, or knows less well: they are linked in e-mails and from orders. */
  readonly carriers?: Carriers;
}

/** What a brand has configured in the hosted services, for the sandboxes that replace them. */
export interface BrandSeed {
  /** Its catalogue: the rest of its project follows from `project` of `build.ts`. */
  readonly commercetools: Omit<NonNullable<SandboxSeed['commercetools']>, 'credentials'>;
  /** What is set in Klevu's console for the index of a storefront in one of its languages. Builds make its records. */
  readonly klevu: (store: Store, language: Language) => KlevuConsole;
  /** Those that are switched on in Adyen's Customer Area. */
  readonly paymentMethods: NonNullable<SandboxSeed['adyen']>['paymentMethods'];
  /** Answers requests for pictures; what has to be made is kept in the folder. */
  readonly picturesIn: (cacheFolder: string) => NonNullable<SandboxSeed['pictures']>;
}

/** A product's manual: a PDF in the brand's `static/files/manuals/`, named after the product. */
export interface Manual {
  /** The languages it is written in, in the order of its pages. */
  readonly languages: readonly [Language, ...Language[]];
}

/**
 * A product's silent video, which its gallery offers beside the pictures: `{product}.mp4` (H.264, square) and the picture that stands
 * for it until it is played, `{product}.jpg`, in the brand's `static/files/videos/`.
 */
export interface Video {
  /** The product from all sides, or as it is used: what those hear who do not see it. */
  readonly shows: 'turn' | 'use';
}

/** The storefronts of a brand that `npm test` tries, so that it ends in minutes. */
export interface TestedStorefronts {
  /** Those that it builds, and that journeys visit. */
  readonly built: readonly StoreId[];
  /** Those of them whose links and redirects it follows. */
  readonly crawled: readonly [StoreId, ...StoreId[]];
  /** Those of them with several currencies, whose feeds it compares with the pages that they lead to. */
  readonly currencies: readonly StoreId[];
}

/** What a build knows about a brand. */
export interface BuildBrand extends ApiBrand {
  /** Key of the product in the picture that the home page begins with (`BRAND_PICTURES_URL`). */
  readonly leadProduct: string;
  /** The page of `content/` that the home page shows with a large picture, which is its `lead`. */
  readonly story?: NamedPageKey;
  /** What only the brand knows about its commercetools project, for `npm run setup` and the sandbox. */
  readonly project: BrandProject;
  /** By key of the product. */
  readonly manuals: Readonly<Record<string, Manual>>;
  /** By key of the product. */
  readonly videos?: Readonly<Record<string, Video>>;
  /**
   * Where categories of the catalogue are in Google's taxonomy, by their keys
   * (https://www.google.com/basepages/producttype/taxonomy.en-US.txt). Google finds one itself for others.
   */
  readonly feedCategories: Readonly<Record<string, string>>;
  /** What guides are about: `::guides sleep` lists those of one topic (docs/editing.md). */
  readonly contentTopics?: readonly string[];
  /** Questions that help to choose a product, for the categories whose products look alike. */
  readonly finders?: readonly Finder[];
  readonly samples: Samples;
  /** Short links and old addresses. */
  readonly redirects: readonly RedirectTable[];
  /** Those that `npm run redirects -- add-moved` has written to `redirects/moved.ts`. */
  readonly moved: MovedLinks;
  /** Where researchers report vulnerabilities, and the languages in which they are answered (`SECURITY.md` says how). */
  readonly securityContact: {
    readonly address: `mailto:${string}` | `https://${string}`;
    readonly languages: readonly string[];
  };
  readonly tested: TestedStorefronts;
}
