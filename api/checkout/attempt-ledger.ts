import { z } from 'zod';
import type { Cart } from '../../contract/cart.ts';
import { normalizedEmail } from '../../contract/email-address.ts';
import { isShopError, ShopError } from '../../contract/shop-error.ts';
import { digestOf } from '../context/derived-keys.ts';
import { paysLater } from '../payment/pay-later.ts';
import { attemptLife, claimLife, hasExpired, pendingLife, provisionalLife } from '../settlement/decision.ts';
import { standingOf } from '../settlement/standing.ts';
import { changeShared, removeUnchanged } from '../context/shared-values.ts';
import { cartIdOfPaymentKey, isProvisionalKey } from '../context/identifiers.ts';
import type { RequestContext } from '../context/request-context.ts';

/** For whom an attempt is counted. If the network is not known, it is not counted for any. */
export interface Payer {
  readonly visitor: string | null;
  readonly email: string;
  readonly network: string | null;
}
type SubjectKind = keyof Payer;

/** An attempt that is about to be made. */
interface NewAttempt {
  /** The key of its payment. */
  readonly key: string;
  readonly method: string;
  readonly cart: Pick<Cart, 'lineItems'>;
}

/**
 * Attempts at a bank, or without an answer, that may be open at a time: each of them is looked at by the sweeper until it has
 * ended or is a day old. A shopper rarely leaves more than two or three; an office or a mobile carrier's address is shared by
 * many, of whom most come back within minutes.
 */
const maxBySubject: Readonly<Record<SubjectKind, number>> = { visitor: 10, email: 10, network: 60 };
/** What may be reserved for orders that are paid later. */
const maxUnpaid = { orders: 2, pieces: 10 };

/** Where they are noted, so that every instance of the shop API sees them. */
const ledgersContainer = 'open-attempts';
/** How often to try to note an attempt while other instances note theirs. */
const maxAttempts = 8;

const entrySchema = z.object({
  /** The key of the payment. */
  key: z.string(),
  /** Units of stock that its order reserves before it is paid; 0 for a method that pays at once. */
  pieces: z.int().min(0),
  /** When it was noted, in milliseconds since 1970. */
  at: z.number(),
});
type Entry = z.infer<typeof entrySchema>;
const ledgerSchema = z.object({ entries: z.array(entrySchema) });
type Ledger = z.infer<typeof ledgerSchema>;

/**
 * Notes an attempt for everybody it counts for, before the payment service hears of it. Each ledger is written at the version
 * that was read, so of two attempts at once, the second one counts the first. Nothing has to be taken back: an attempt counts only
 * while its payment is open, which is looked up once a ledger is full.
 * @throws ShopError `TooManyUnpaidOrders`, `TooManyOpenPayments` with `{ retryAfter }` in seconds, and, for a method that pays
 * later, outages.
 */
export async function noteAttempt(
  context: Pick<RequestContext, 'commerce' | 'environment' | 'log'>,
  { key, method, cart }: NewAttempt,
  payer: Payer,
): Promise<void> {
  const isLater = paysLater(method);
  const entry = { key, pieces: isLater ? piecesOf(cart) : 0, at: Date.now() };
  const subjects = [
    ['visitor', payer.visitor],
    ['email', isLater ? normalizedEmail(payer.email) : null],
    ['network', payer.network],
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

const piecesOf = ({ lineItems }: NewAttempt['cart']): number =>
  lineItems.reduce((sum, { kind, quantity }) => sum + (kind === 'gift-message' ? 0 : quantity), 0);

async function noteFor(
  { commerce }: Pick<RequestContext, 'commerce'>,
  kind: SubjectKind,
  ledger: string,
  entry: Entry,
): Promise<void> {
  const isLive = async ({ key, at }: Entry): Promise<boolean> => {
    const payment = await commerce.findPaymentByKey(key);
    // The request that noted it is about to create its payment, or has died.
    if (!payment) return entry.at - at < claimLife;
    const isOpen = ['unknown', 'action', 'pending'].includes(standingOf(payment).outcome);
    return isOpen && payment.settlement === 'open' && !hasExpired(payment, entry.at);
  };
  const withEntry = async (before: Ledger | null): Promise<Ledger> => {
    const noted = (before?.entries ?? []).filter(
      (one) => one.key !== entry.key && entry.at - one.at < lifeOf(one),
    );
    const others = isTooMuch(kind, noted, entry) ? await filtered(noted, isLive) : noted;
    const refusal = isTooMuch(kind, others, entry);
    if (refusal) throw refusal;
    return { entries: [...others, entry] };
  };
  const place = { container: ledgersContainer, key: ledger };
  const { isChanged } = await changeShared(commerce, place, ledgerSchema, withEntry, { maxAttempts });
  if (!isChanged)
    throw new ShopError('CommerceUnavailable', 'Too many attempts are being made at the same time');
}

/** How long an attempt counts at most, in milliseconds. */
function lifeOf({ key, pieces }: Entry): number {
  if (pieces > 0) return pendingLife;
  return isProvisionalKey(key) ? provisionalLife : attemptLife;
}

async function filtered<Item>(
  items: readonly Item[],
  holds: (item: Item) => Promise<boolean>,
): Promise<Item[]> {
  const kept = await Promise.all(items.map(holds));
  return items.filter((_, index) => kept[index]);
}

/** Why one more attempt beside the others is refused; null if it is allowed. */
function isTooMuch(kind: SubjectKind, others: readonly Entry[], entry: Entry): ShopError | null {
  // One cart becomes at most one order, however often its shopper tries.
  const unpaid = new Map(
    [...others, entry]
      .filter(({ pieces }) => pieces > 0)
      .map(({ key, pieces }) => [cartIdOfPaymentKey(key), pieces]),
  );
  const pieces = [...unpaid.values()].reduce((sum, one) => sum + one, 0);
  if (entry.pieces > 0 && (unpaid.size > maxUnpaid.orders || pieces > maxUnpaid.pieces))
    return new ShopError(
      'TooManyUnpaidOrders',
      `At most ${maxUnpaid.orders} orders and ${maxUnpaid.pieces} pieces can be unpaid`,
    );
  if (others.length < maxBySubject[kind]) return null;
  const firstEnd = Math.min(...others.map((one) => one.at + Math.min(lifeOf(one), attemptLife)));
  const retryAfter = Math.max(60, Math.ceil((firstEnd - entry.at) / 1000));
  return new ShopError('TooManyOpenPayments', 'Too many payments are open; finish one first', { retryAfter });
}

/** Removes ledgers in which nothing has been noted for so long that none of their entries counts anymore. */
export const removeOldLedgers = (context: Pick<RequestContext, 'commerce' | 'log'>): Promise<number> =>
  removeUnchanged(context, ledgersContainer, pendingLife);
