import { z } from 'zod';
import type { PaymentRecord } from '../../commerce/payment-record.ts';
import type { CartRecord } from '../../commerce/commerce.ts';
import { isShopError, ShopError } from '../../contract/shop-error.ts';
import { digestOf } from '../context/derived-keys.ts';
import { paysLater } from '../adyen/pay-later.ts';
import { isProvisional } from '../cart/attempts.ts';
import { attemptLife, claimLife, hasExpired, pendingLife, provisionalLife } from './decision.ts';
import { standingOf } from '../adyen/standing.ts';
import { changeShared, type Expiring } from '../context/shared-values.ts';
import type { RequestContext } from '../context/request-context.ts';
import { cartIdOfPaymentKey, isProvisionalKey } from '../context/identifiers.ts';

/** For whom an attempt is counted: never for an email address, whose owner anybody could shut out. */
type SubjectKind = 'visitor' | 'network';

/**
 * Attempts at a bank, or without an answer, that may be open at a time: each of them is looked at by the sweeper until it has
 * ended or is a day old. A shopper rarely leaves more than two or three. An office or a mobile carrier's address is shared by
 * many, so nobody is refused because of it: one more attempt has the oldest one given up.
 */
const maxBySubject: Readonly<Record<SubjectKind, number>> = { visitor: 10, network: 60 };
/** What may be reserved for orders that are paid later. Goods cannot be given up like that, but a network has room for several shoppers. */
const maxUnpaid: Readonly<Record<SubjectKind, { readonly orders: number; readonly pieces: number }>> = {
  visitor: { orders: 2, pieces: 10 },
  network: { orders: 10, pieces: 30 },
};

const entrySchema = z.object({
  key: z.string(),
  /** Units of stock that its order reserves before it is paid; 0 for a method that pays at once. */
  pieces: z.int().min(0),
  /** When it was noted, in milliseconds since 1970. */
  at: z.number(),
});
type Entry = z.infer<typeof entrySchema>;

/** Where they are noted, so that every instance of the shop API sees them, until none of their entries counts anymore. */
export const attemptLedgers: Expiring = { container: 'open-attempts', age: pendingLife };

const ledgerSchema = z.object({ entries: z.array(entrySchema) });
type Ledger = z.infer<typeof ledgerSchema>;

/**
 * Notes an attempt, by the key of its payment, for everybody it counts for, before the payment service hears of it. Each ledger is written at the version
 * that was read, so of two attempts at once, the second one counts the first. Nothing has to be taken back: an attempt counts only
 * while its payment is open, which is looked up once a ledger is full.
 * @throws ShopError `TooManyUnpaidOrders`, `TooManyOpenPayments` with `{ retryAfter }` in seconds, and, for a method that pays
 * later, outages.
 */
export async function noteAttempt(
  context: RequestContext,
  { view, anonymousId }: CartRecord,
  key: string,
  method: string,
): Promise<void> {
  const isLater = paysLater(method);
  const entry = { key, pieces: isLater ? piecesOf(view) : 0, at: Date.now() };
  const subjects = [
    ['visitor', anonymousId],
    ['network', context.network],
  ] as const;
  const noting = Promise.all(
    subjects.map(async ([kind, value]) => {
      if (value === null) return;
      // What is stored does not reveal who is meant.
      const digest = digestOf(context.environment.sessionSecrets, 'open attempts', kind, value);
      await noteFor(context, kind, `${kind}-${digest}`, entry);
    }),
  );
  await noting.catch((error: unknown) => {
    // What is paid at once reserves nothing before it is paid, so an outage of the ledgers is no reason to refuse it.
    if (isLater || !isShopError(error, 'CommerceUnavailable')) throw error;
    context.log.warn('an attempt could not be noted', { key, error });
  });
}

const piecesOf = ({ lineItems }: CartRecord['view']): number =>
  lineItems.reduce((sum, { kind, quantity }) => sum + (kind === 'gift-message' ? 0 : quantity), 0);

async function noteFor(
  context: Pick<RequestContext, 'commerce' | 'log'>,
  kind: SubjectKind,
  ledger: string,
  entry: Entry,
): Promise<void> {
  const { commerce } = context;
  const payments = new Map<string, PaymentRecord | null>();
  const isLive = async ({ key, at }: Entry): Promise<boolean> => {
    const payment = await commerce.findPaymentByKey(key);
    payments.set(key, payment);
    // The request that noted it is about to create its payment, or has died.
    if (!payment) return entry.at - at < claimLife;
    const isOpen = ['unknown', 'action', 'pending'].includes(standingOf(payment).outcome);
    return isOpen && payment.settlement === 'open' && !hasExpired(payment, entry.at);
  };
  const oldest: { unapproved: PaymentRecord | null } = { unapproved: null };
  const withEntry = async (before: Ledger | null): Promise<Ledger> => {
    oldest.unapproved = null;
    const noted = (before?.entries ?? []).filter(
      (known) => known.key !== entry.key && entry.at - known.at < lifeOf(known),
    );
    let others = noted;
    if (isTooMuch(kind, noted, entry)) {
      const live = await Promise.all(noted.map(isLive));
      others = noted.filter((_, index) => live[index]);
    }
    if (kind === 'network' && others.length >= maxBySubject.network) {
      const unapproved = others.find(({ key }) => isUnapproved(payments.get(key)));
      // Without an answer, nobody knows whether it took money: such an attempt no longer counts, but stays open.
      const leaving = unapproved ?? others.find(({ pieces }) => pieces === 0) ?? others[0];
      others = others.filter((other) => other !== leaving);
      oldest.unapproved = (unapproved && payments.get(unapproved.key)) ?? null;
    }
    const refusal = isTooMuch(kind, others, entry);
    if (refusal) throw refusal;
    return { entries: [...others, entry] };
  };
  const place = { container: attemptLedgers.container, key: ledger };
  const { isChanged } = await changeShared(commerce, place, ledgerSchema, withEntry);
  if (!isChanged)
    throw new ShopError('CommerceUnavailable', 'Too many attempts are being made at the same time');
  if (oldest.unapproved) await giveUp(context, oldest.unapproved);
}

/** Whether an attempt waits for its shopper: nothing can have been taken before they approve it. */
const isUnapproved = (payment: PaymentRecord | null | undefined): payment is PaymentRecord =>
  payment != null && (standingOf(payment).outcome === 'action' || isProvisional(payment));

/**
 * Ends an unapproved attempt as the sweeper would a day after it was made: nobody looks at it anymore. Whoever approves it all the
 * same opens it again, and gets the order, or the money back, like everybody else (`changesFor` in `api/payments/ledger.ts`).
 */
async function giveUp(
  { commerce, log }: Pick<RequestContext, 'commerce' | 'log'>,
  payment: PaymentRecord,
): Promise<void> {
  try {
    await commerce.updatePayment(payment, [{ change: 'setFields', settlement: 'closed' }]);
    log.info('attempt is given up', { payment: payment.id });
  } catch (error) {
    if (!isShopError(error)) throw error;
    // Its shopper has just come back, or the sweeper ends it later.
    log.info('attempt is not given up', { payment: payment.id, error });
  }
}

/** How long an attempt counts at most, in milliseconds. */
function lifeOf({ key, pieces }: Entry): number {
  if (pieces > 0) return pendingLife;
  return isProvisionalKey(key) ? provisionalLife : attemptLife;
}

/** Why one more attempt beside the others is refused; null if it is allowed. */
function isTooMuch(kind: SubjectKind, others: readonly Entry[], entry: Entry): ShopError | null {
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
