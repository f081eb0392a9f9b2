import type { Language, Store } from '../../stores/types.ts';
import type { Commerce } from '../../commerce/commerce.ts';
import type { FileStorage } from '../files/storage/file-storage.ts';
import type { Mailer } from '../mail/send/mailer.ts';
import type { Newsletter } from '../newsletter/service/newsletter.ts';
import type { Payments } from '../adyen/payments.ts';
import type { ShopEnvironment } from './environment.ts';

/** Everything the checkout works with while handling one request. */
export interface RequestContext {
  readonly environment: ShopEnvironment;
  readonly store: Store;
  /** The language of texts in a response that the shopper reads. */
  readonly language: Language;
  readonly commerce: Commerce;
  /** The same with names in another language, for what is written to a customer. */
  readonly commerceIn: (language: Language) => Commerce;
  readonly payments: Payments;
  readonly mailer: Mailer;
  /** Keeps photographs that customers send; null if the shop has nowhere to keep them. */
  readonly files: FileStorage | null;
  /** Sends the newsletter; null if the storefront has none. */
  readonly newsletter: Newsletter | null;
  /** Where the shopper's request comes from (`networkOf`); null if the host does not tell, or if no shopper asks. */
  readonly network: string | null;
  /** Connects this request with what the services called for it report. */
  readonly correlationId: string;
  /** Logs what the shopper must not see: refusal reasons and causes of failures. */
  readonly log: Log;
}

/**
 * Structured logging: one event per line, with a stable name that alerts can match and details that a person needs.
 * What shoppers must not see goes here: refusal reasons and the causes of failures.
 */
export interface Log {
  /** What only somebody wants to see who looks for something; written if `LOG_LEVEL` says so. */
  readonly debug: LogEvent;
  readonly info: LogEvent;
  /** Something that a person may want to know about, but that ended well or will be repeated. */
  readonly warn: LogEvent;
  /** Something that a person must look at. */
  readonly error: LogEvent;
  /**
   * An error that comes with every request, order, or e-mail while something is wrong for all of them. Only the first in a
   * minute is an error, so that a person is called once; the others are warnings.
   */
  readonly outage: LogEvent;
  /** Resolves once errors are where they are reported, too. To be called before a host may stop this program. */
  readonly flush: () => Promise<void>;
}

/** @param event a stable name in plain words; everything that varies belongs in the details. */
type LogEvent = (event: string, details?: unknown) => void;

export type LogLevel = Exclude<keyof Log, 'flush'>;
