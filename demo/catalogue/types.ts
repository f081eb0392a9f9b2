import type { ColorKey, MaterialKey, PositionKey } from '../../brands/demo/project/attributes.ts';
import type { DemoMeasure } from './measures.ts';
import type { DemoCurrency } from './prices.ts';
import type { SafetyFacts } from './safety.ts';

export interface DemoCategory {
  /**
   * Its path from the root, e.g. `baby-bouncers/accessories-baby-bouncer`. Below `selected/` are curated lists, everything
   * else is the shop's tree.
   */
  readonly key: string;
  readonly name: string;
  /** For search engines, in at most 48 characters; only where the name alone does not say what is sold. */
  readonly title?: string;
  readonly description: string;
}

/** One variant of a product that can be bought. */
export interface DemoVariant {
  readonly sku: string;
  readonly color?: ColorKey | undefined;
  readonly material?: MaterialKey | undefined;
  /** Units in stock; 0 is sold out. Absent in bundles: theirs is the stock of their components. */
  readonly stock?: number;
  /** Only in bundles: the SKUs of what is in one, each once. */
  readonly components?: readonly string[];
  /** A variant may cost more or less than its product. */
  readonly priceUsd?: number | undefined;
}

export interface DemoProduct {
  /** The handle: unique, kebab-case, last segment of the page's path. */
  readonly key: string;
  /** Without one, it is a product, or a bundle if its variants have components. */
  readonly kind?: 'gift-box' | 'gift-message';
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
  /** `standard` if it does not say otherwise. */
  readonly taxCategory?: 'reduced';
  /** Keys of related products and accessories. */
  readonly related: readonly string[];
  /** Keys of the products whose owners can order it as a spare part. */
  readonly partOf?: readonly string[];
  /** ISO date of launch; newest arrivals sort by it. */
  readonly launchedOn: string;
  readonly variants: readonly [DemoVariant, ...DemoVariant[]];
}
