import type { CommercetoolsSettings } from '../../commerce/client.ts';
import type { Store } from '../../stores/types.ts';
import type { MailSettings } from '../mail/send/smtp-mailer.ts';
import type { AdyenSettings } from '../adyen/adyen-payments.ts';
import type { Secrets } from './derived-keys.ts';

/** Where errors are reported. */
export interface ErrorReportSettings {
  /** The address of a Sentry project. */
  readonly dsn: string;
  /** Which of the shops it is, e.g. `production`. */
  readonly environment: string;
  /** The deployment's name; null if nobody said. */
  readonly release: string | null;
}

/** What the shop API runs on: its secrets, its services, and the storefront it serves. */
export interface ShopEnvironment {
  readonly commercetools: CommercetoolsSettings;
  readonly adyen: AdyenSettings;
  readonly mail: MailSettings;
  /** Sign the visitor cookie and the tokens of orders and payments. */
  readonly sessionSecrets: Secrets;
  readonly store: Store;
  /** The origins whose pages may write, exactly as browsers send them. */
  readonly origins: readonly string[];
  /** When money is captured: with the payment, or once staff mark the order as shipped. */
  readonly capture: 'immediate' | 'shipment';
  /**
   * The request header, in lower case, in which the host reports the client's address; null if the address is the
   * socket's. Any other header could be the client's own invention.
   */
  readonly clientAddressHeader: string | null;
  /** How long a Node host that was told to stop goes on accepting requests, in milliseconds. */
  readonly drainNotice: number;
  /** The least important level of the log that is written. */
  readonly logLevel: 'debug' | 'info';
  /** Whoever sends it may read the sweeper's counters; null if nobody may. */
  readonly statusKey: string | null;
  /** Which build the shop API was packed with; null if nobody said. */
  readonly buildId: string | null;
  /** Where errors are reported, besides the log; null for nowhere. */
  readonly errorReports: ErrorReportSettings | null;
}
