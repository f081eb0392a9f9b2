import { paymentInstructionsSchema } from '../../contract/order.ts';
import type { PaymentAnswer } from './payments.ts';

/** What a payment's result means for the order. */
export type Outcome = 'paid' | 'pending' | 'failed' | 'action';

const outcomes: Readonly<Record<string, Outcome>> = {
  Authorised: 'paid',
  Pending: 'pending',
  Received: 'pending',
  PresentToShopper: 'pending',
  Refused: 'failed',
  Cancelled: 'failed',
  Error: 'failed',
  PartiallyAuthorised: 'failed',
};

/** The meaning of a recorded resultCode; every other code requires another step from the shopper. */
export const outcomeOf = (resultCode: string): Outcome =>
  Object.hasOwn(outcomes, resultCode) ? (outcomes[resultCode] ?? 'action') : 'action';

/**
 * What is recorded for an answer whose code says that the money is on its way, but whose action asks something of the
 * shopper first: scan a code, open an app, approve there.
 */
const pendingAction = 'PendingAction';

/**
 * What is recorded for an attempt that the payment service does not answer: whether it took money is not known until a
 * webhook says so. Every code of the service is more conclusive.
 */
export const abandoned = 'Abandoned';

/**
 * What the shopper is told of a payment without money: who ended it counts more than the code. Some methods report a shopper
 * who has left as `Refused`, and a payment that looks like fraud may be `Cancelled`, although nobody canceled it.
 */
export function toldCodeOf({ resultCode, reason }: Pick<PaymentAnswer, 'resultCode' | 'reason'>): string {
  if (isSuspicion(reason)) return 'Refused';
  return /cancell?ed/i.test(reason ?? '') ? 'Cancelled' : resultCode;
}

/** Whether Adyen's reason for ending a payment is that the risk of fraud is too high. */
export const isSuspicion = (reason: string | null): boolean =>
  /^(issuer suspected )?fraud/i.test(reason ?? '');

/** Actions that only tell the shopper how to pay later; the order is placed before that. */
const instructions: readonly string[] = paymentInstructionsSchema.shape.kind.options;

/** The code to record for an answer. If its action asks something of the shopper, that counts more than its code. */
export function recordedCodeOf({ resultCode, action }: Pick<PaymentAnswer, 'resultCode' | 'action'>): string {
  const shopperActs = action !== null && !instructions.includes(action.type);
  return shopperActs && outcomeOf(resultCode) === 'pending' ? pendingAction : resultCode;
}

/**
 * From least to most conclusive. A code never replaces one that is further down: answers and webhooks arrive in any
 * order, several times, and for several tries of one attempt.
 */
const conclusiveness = [
  abandoned,
  'IdentifyShopper',
  'ChallengeShopper',
  'RedirectShopper',
  pendingAction,
  'PresentToShopper',
  'Received',
  'Pending',
  'Cancelled',
  'Error',
  'Refused',
  'PartiallyAuthorised',
  'Authorised',
];

/** Whether a resultCode replaces the recorded one. Codes that are not listed ask for an action. */
export function isMoreConclusive(resultCode: string, recorded: string | null): boolean {
  if (recorded === null) return true;
  const [rank, recordedRank] = [conclusiveness.indexOf(resultCode), conclusiveness.indexOf(recorded)];
  return rank === recordedRank ? resultCode > recorded : rank > recordedRank;
}
