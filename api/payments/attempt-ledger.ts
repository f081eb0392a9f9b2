import { z } from 'zod';
import type { PaymentRecord } from '../../commerce/payment-record.ts';
import type { Cart } from '../../contract/cart.ts';
import { isShopError, ShopError } from '../../contract/shop-error.ts';
import { digestOf } from '../context/derived-keys.ts';
import { paysLater } from '../adyen/pay-later.ts';
import { isProvisional } from '../cart/attempts.ts';
import { claimLife, hasExpired, pendingLife } from './decision.ts';
import { standingOf } from '../adyen/standing.ts';
import { changeShared, removeUnchanged } from '../context/shared-values.ts';
import type { RequestContext } from '../context/request-context.ts';
import {
  type Entry,
  entrySchema,
  isTooMuch,
  lifeOf,
  maxBySubject,
  type Payer,
  type SubjectKind,
} from './attempt-limits.ts';

/** An attempt that is about to be made. */
interface NewAttempt {
  /** The key of its payment. */
  readonly key: string;
  readonly method: string;
  readonly cart: Pick<Cart, 'lineItems'>;
}

/** Where they are noted, so that every instance of the shop API sees them. */
const ledgersContainer = 'open-attempts';

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
    let others = isTooMuch(kind, noted, entry) ? await filtered(noted, isLive) : noted;
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
  const place = { container: ledgersContainer, key: ledger };
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
    await commerce.updatePayment(payment, [{ change: 'setSettlement', settlement: 'closed' }]);
    log.info('attempt is given up', { payment: payment.id });
  } catch (error) {
    if (!isShopError(error)) throw error;
    // Its shopper has just come back, or the sweeper ends it later.
    log.info('attempt is not given up', { payment: payment.id, error });
  }
}

async function filtered<Item>(
  items: readonly Item[],
  holds: (item: Item) => Promise<boolean>,
): Promise<Item[]> {
  const kept = await Promise.all(items.map(holds));
  return items.filter((_, index) => kept[index]);
}

/** Removes ledgers in which nothing has been noted for so long that none of their entries counts anymore. */
export const removeOldLedgers = (context: Pick<RequestContext, 'commerce' | 'log'>): Promise<number> =>
  removeUnchanged(context, ledgersContainer, pendingLife);
