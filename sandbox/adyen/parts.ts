import type { DatabaseSync } from 'node:sqlite';
import { AdyenFaults } from './faults.ts';
import { PaymentStore } from './payment-store.ts';
import type { AdyenSeed } from './seed.ts';
import { webhooksOf } from './webhooks.ts';

export interface AdyenOptions {
  /** Where payments are stored; the stand-in creates its own tables, all named `adyen_…`. */
  readonly database: DatabaseSync;
  /**
   * Origin at which both the shop's server and the shopper's browser reach the stand-in, e.g. `http://localhost:8080`.
   */
  readonly publicUrl: string;
  /** The name of who receives the payments. */
  readonly merchant: string;
  readonly seed: AdyenSeed;
  /** Where webhooks about a merchant account's payments are sent; if omitted, none are. */
  readonly webhookUrlOf?: ((merchantAccount: string) => string | undefined) | undefined;
}

/** What everything in the stand-in works with. */
export const partsOf = ({ webhookUrlOf = () => undefined, ...options }: AdyenOptions) => ({
  ...options,
  store: new PaymentStore(options.database),
  faults: new AdyenFaults(),
  webhooks: webhooksOf(options.database, webhookUrlOf, options.seed.credentials.hmacKey),
});
export type AdyenParts = ReturnType<typeof partsOf>;
