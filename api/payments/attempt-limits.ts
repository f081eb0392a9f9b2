import { z } from 'zod';
import { ShopError } from '../../contract/shop-error.ts';
import { cartIdOfPaymentKey, isProvisionalKey } from '../context/identifiers.ts';
import { attemptLife, pendingLife, provisionalLife } from './decision.ts';

/**
 * For whom an attempt is counted. If the network is not known, it is not counted for any; and never for an email address, whose
 * owner anybody could shut out.
 */
export interface Payer {
  readonly visitor: string | null;
  readonly network: string | null;
}
export type SubjectKind = keyof Payer;

/**
 * Attempts at a bank, or without an answer, that may be open at a time: each of them is looked at by the sweeper until it has
 * ended or is a day old. A shopper rarely leaves more than two or three. An office or a mobile carrier's address is shared by
 * many, so nobody is refused because of it: one more attempt has the oldest one given up.
 */
export const maxBySubject: Readonly<Record<SubjectKind, number>> = { visitor: 10, network: 60 };
/** What may be reserved for orders that are paid later. Goods cannot be given up like that, but a network has room for several shoppers. */
const maxUnpaid: Readonly<Record<SubjectKind, { readonly orders: number; readonly pieces: number }>> = {
  visitor: { orders: 2, pieces: 10 },
  network: { orders: 10, pieces: 30 },
};

/** An attempt as it is noted. */
export const entrySchema = z.object({
  /** The key of the payment. */
  key: z.string(),
  /** Units of stock that its order reserves before it is paid; 0 for a method that pays at once. */
  pieces: z.int().min(0),
  /** When it was noted, in milliseconds since 1970. */
  at: z.number(),
});
export type Entry = z.infer<typeof entrySchema>;

/** How long an attempt counts at most, in milliseconds. */
export function lifeOf({ key, pieces }: Entry): number {
  if (pieces > 0) return pendingLife;
  return isProvisionalKey(key) ? provisionalLife : attemptLife;
}

/** Why one more attempt beside the others is refused; null if it is allowed. */
export function isTooMuch(kind: SubjectKind, others: readonly Entry[], entry: Entry): ShopError | null {
  // One cart becomes at most one order, however often its shopper tries.
  const unpaid = new Map(
    [...others, entry]
      .filter(({ pieces }) => pieces > 0)
      .map(({ key, pieces }) => [cartIdOfPaymentKey(key), pieces]),
  );
  const pieces = [...unpaid.values()].reduce((sum, count) => sum + count, 0);
  const most = maxUnpaid[kind];
  if (entry.pieces > 0 && (unpaid.size > most.orders || pieces > most.pieces))
    return new ShopError(
      'TooManyUnpaidOrders',
      `At most ${most.orders} orders and ${most.pieces} pieces can be unpaid`,
    );
  if (others.length < maxBySubject[kind]) return null;
  const firstEnd = Math.min(...others.map((attempt) => attempt.at + Math.min(lifeOf(attempt), attemptLife)));
  const retryAfter = Math.max(60, Math.ceil((firstEnd - entry.at) / 1000));
  return new ShopError('TooManyOpenPayments', 'Too many payments are open; finish one first', { retryAfter });
}
