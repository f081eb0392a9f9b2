import type { AdyenSeed } from './adyen/seed.ts';
import type { CommercetoolsSeed } from './commercetools/seed.ts';
import type { KlaviyoSeed } from './klaviyo/app.ts';
import type { KlevuSeed } from './klevu/seed.ts';
import type { MailSeed } from './mail/app.ts';
import type { TelemetrySeed } from './telemetry/arrivals.ts';

/**
 * What the stand-ins start with: what a shop has configured in its accounts with the real services. A service without a
 * seed is not served. Addresses of pictures may be paths, e.g. `/assets/mug.png`, which the sandbox serves itself.
 */
export interface SandboxSeed {
  /** The shop's name, shown on the bank's page. */
  readonly name: string;
  readonly commercetools?: CommercetoolsSeed;
  readonly klevu?: KlevuSeed;
  readonly adyen?: AdyenSeed;
  readonly klaviyo?: KlaviyoSeed;
  readonly mail?: MailSeed;
  readonly telemetry?: TelemetrySeed;
  /** Handles requests for pictures below `/assets`; it receives the rest of the address, e.g. `/mug.png`. */
  readonly pictures?: (request: Request) => Response | Promise<Response>;
}
