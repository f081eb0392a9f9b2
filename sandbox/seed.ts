import type { AdyenSeed } from './adyen/seed.ts';
import type { CommercetoolsSeed } from './commercetools/seed.ts';
import type { KlevuSeed } from './klevu/seed.ts';

/** A storefront as the sandbox's own page lists it. */
export interface StorefrontSeed {
  readonly id: string;
  /** ISO 3166-1 alpha-2, upper case. */
  readonly countries: readonly string[];
  /** ISO 4217. */
  readonly currencies: readonly string[];
  /** The Klevu API key of each language, by BCP 47 tag. */
  readonly searchKeys: Readonly<Record<string, string>>;
  /** Adyen's code of the merchant account. */
  readonly merchantAccount: string;
}

/**
 * What the stand-ins start with: what a shop has set up in its accounts with the real services. A service without a
 * seed is not served. Addresses of pictures may be paths, e.g. `/assets/mug.png`: those the sandbox serves itself.
 */
export interface SandboxSeed {
  /** The shop's name, which the bank's page shows. */
  readonly name: string;
  readonly commercetools?: CommercetoolsSeed;
  readonly klevu?: KlevuSeed;
  readonly adyen?: AdyenSeed;
  /** Answers requests for pictures below `/assets`; of the address it sees what comes after that, e.g. `/mug.png`. */
  readonly pictures?: (request: Request) => Response | Promise<Response>;
  readonly storefronts?: readonly StorefrontSeed[];
}
