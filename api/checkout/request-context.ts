import type { Language, Store } from '../../stores/types.ts';
import type { Commerce } from '../../commerce/commerce.ts';
import type { ShopEnvironment } from '../environment.ts';
import type { Payments } from '../payment/payments.ts';

/** Everything the checkout works with while it answers one request. */
export interface RequestContext {
  readonly environment: ShopEnvironment;
  readonly store: Store;
  /** The language of what the shopper reads in an answer. */
  readonly language: Language;
  readonly commerce: Commerce;
  readonly payments: Payments;
  /** Where what the shopper must not see goes: refusal reasons, causes of failures. */
  readonly log: (message: string, details?: unknown) => void;
}
