import type { ColorKey } from './colors.ts';
import type { DemoMeasure } from './measures.ts';
import type { CleaningKey, PositionKey } from './uses.ts';
import type { SafetyFacts } from './safety.ts';

/** Currencies the demo shop sells in (ISO 4217). */
export const currencies = [
  'USD',
  'CAD',
  'EUR',
  'GBP',
  'SEK',
  'AUD',
  'HKD',
  'JPY',
  'KRW',
  'PLN',
  'CZK',
  'DKK',
  'HUF',
  'TWD',
  'CNY',
] as const;
export type DemoCurrency = (typeof currencies)[number];

export type MaterialKey = 'cotton' | 'woven' | 'jersey' | 'mesh' | 'silicone' | 'plastic' | 'wood' | 'paper';

/** A node of the category tree; `key` is the path from the root, e.g. `baby-bouncers/accessories-baby-bouncer`. */
export interface DemoCategory {
  readonly key: string;
  readonly name: string;
  /** For search engines, in at most 48 characters; only where the name alone does not say what is sold. */
  readonly title?: string;
  readonly description: string;
  /** Position among its siblings, in ascending order. */
  readonly order: number;
  /** `product` categories form the shop's tree; `selected` ones are curated lists under /selected/. */
  readonly kind: 'product' | 'selected';
}

/** One variant of a product that can be bought. */
export interface DemoVariant {
  readonly sku: string;
  readonly color?: ColorKey;
  readonly material?: MaterialKey;
  /** Units in stock; 0 is sold out. Absent in bundles: theirs is the stock of their components. */
  readonly stock?: number;
  /** Only in bundles: the contents of one bundle. */
  readonly components?: readonly { readonly sku: string; readonly quantity: number }[];
  /** A variant may cost more or less than its product. */
  readonly priceUsd?: number;
}

export interface DemoProduct {
  /** The handle: unique, kebab-case, last segment of the page's path. */
  readonly key: string;
  readonly kind: 'product' | 'bundle' | 'gift-box' | 'gift-message';
  readonly name: string;
  /** One sentence for cards and the top of the page. */
  readonly tagline: string;
  /** Two or three paragraphs, separated by a blank line. */
  readonly description: string;
  readonly features: readonly string[];
  readonly ageMonths?: { readonly from: number; readonly to?: number };
  readonly weightKg?: { readonly from: number; readonly to?: number };
  readonly measures: readonly DemoMeasure[];
  /** How a carrier is worn or a bouncer is set. */
  readonly positions?: readonly PositionKey[];
  readonly materials: readonly string[];
  readonly care: readonly string[];
  readonly cleaning?: readonly CleaningKey[];
  /** The hottest program for everything that may be machine washed. */
  readonly washCelsius?: number;
  readonly safety?: SafetyFacts;
  readonly inTheBox: readonly string[];
  /** Category keys; the first is the main one, which determines the path of the product's page. */
  readonly categories: readonly [string, ...string[]];
  /** Price in US dollars, with or without cents, e.g. 189 or 14.95; other currencies are derived from it. */
  readonly priceUsd: number;
  /**
   * A product discount, with prices like `priceUsd`: what it costs now, and the lowest price of the 30 days before, if
   * somebody kept it.
   */
  readonly sale?: { readonly priceUsd: number; readonly lowestPriorUsd?: number };
  /** What one piece contains, if it is sold by measure; `m2` is square meters. */
  readonly measure?: { readonly quantity: number; readonly unit: 'kg' | 'l' | 'm' | 'm2' | 'm3' };
  /** Where it is not sold, by currency; this also applies to the bundles it is part of. */
  readonly notSoldIn?: readonly DemoCurrency[];
  readonly taxCategory: 'standard' | 'reduced';
  /** Keys of related products and accessories. */
  readonly related: readonly string[];
  /** ISO date of launch; newest arrivals sort by it. */
  readonly launchedOn: string;
  readonly variants: readonly [DemoVariant, ...DemoVariant[]];
}
