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
};

/** The meaning of an Adyen resultCode; every other code requires another step from the shopper. */
export const outcomeOf = (resultCode: string): Outcome =>
  Object.hasOwn(outcomes, resultCode) ? (outcomes[resultCode] ?? 'action') : 'action';
