import type { Language, Store } from '../../stores/types.ts';
import type { Commerce } from '../../commerce/commerce.ts';
import type { Mailer } from '../mail/send/mailer.ts';
import type { Log } from './log.ts';
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
  /** Where the shopper's request comes from (`networkOf`); null if the host does not tell, or if no shopper asks. */
  readonly network: string | null;
  /** Connects this request with what the services called for it report. */
  readonly correlationId: string;
  /** Logs what the shopper must not see: refusal reasons and causes of failures. */
  readonly log: Log;
}
