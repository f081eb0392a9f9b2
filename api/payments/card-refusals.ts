import type { z } from 'zod';
import type { PaymentRecord } from '../../commerce/payment-record.ts';
import { isShopError, ShopError } from '../../contract/shop-error.ts';
import type { Store } from '../../stores/types.ts';
import { digestOf } from '../context/derived-keys.ts';
import { couldTestCards } from '../adyen/offered-methods.ts';
import { isSuspicion } from '../adyen/result-codes.ts';
import { changeShared, type Expiring, readShared, replaceShared } from '../context/shared-values.ts';
import {
  type Alarm,
  alarmSchema,
  callsForHelp,
  isTested,
  pauseAfter,
  type PayerKind,
  type Refusals,
  refusalsSchema,
  withRefusal,
  withStorefrontRefusal,
} from './card-pauses.ts';
import type { RequestContext } from '../context/request-context.ts';

/** Where a storefront's refusals are counted, for all instances, for a day. */
export const cardRefusalsOf = ({ id }: Pick<Store, 'id'>): Expiring => ({
  container: `card-refusals.${id}`,
  age: 24 * 60 * 60_000,
});

interface Payer {
  readonly kind: PayerKind;
  /** The name of the payer's record, which reveals neither the visitor nor the address. */
  readonly key: string;
}

/**
 * The network comes first, so that visitors who still have to wait because of others in their network do not use up the
 * one attempt that the end of their own pause lets through.
 */
function payersOf({ environment, network }: RequestContext, visitor: string | null): Payer[] {
  const payer = (kind: PayerKind, id: string | null): Payer[] =>
    id === null
      ? []
      : [{ kind, key: `${kind}-${digestOf(environment.sessionSecrets, 'card refusals', kind, id)}` }];
  return [...payer('network', network), ...payer('visitor', visitor)];
}

/** Where a storefront counts for all its payers. */
const storefrontKey = 'storefront';

/**
 * Checks that a visitor may try to pay by card, or by another method with which cards could be tested. After a pause, one
 * attempt is let through; the next one may follow once that one was accepted, or after the next pause. Letting several
 * through at once would make pauses useless. An outage of commercetools stops nobody.
 * @throws ShopError `CardPaymentsPaused` with `{ retryAfter }` in seconds.
 */
export async function assertCardMayBeTried(
  context: RequestContext,
  visitor: string | null,
  method: string,
): Promise<void> {
  if (!couldTestCards(method)) return;
  const pause = await unlessDown(context, 0, () => pauseOf(context, visitor));
  if (pause === 0) return;
  const retryAfter = Math.ceil(pause / 1000);
  throw new ShopError('CardPaymentsPaused', 'Too many card payments were refused', { retryAfter });
}

/** In milliseconds; 0 for an attempt that is let through. */
async function pauseOf(context: RequestContext, visitor: string | null): Promise<number> {
  const { commerce, store } = context;
  const { container } = cardRefusalsOf(store);
  const now = Date.now();
  const payers = payersOf(context, visitor);
  const read = <Value>(key: string, schema: z.ZodType<Value>) =>
    readShared(commerce, { container, key }, schema);
  const [alarm, ...found] = await Promise.all([
    read(storefrontKey, alarmSchema),
    ...payers.map(({ key }) => read(key, refusalsSchema)),
  ]);
  const paused = payers.flatMap(({ kind, key }, index) => {
    const refusals = found[index];
    const pause = pauseAfter(refusals?.value ?? null, kind, isTested(alarm.value, now), now);
    return refusals?.value && pause > 0 ? [{ key, pause, refusals, value: refusals.value }] : [];
  });
  const left = Math.max(0, ...paused.map(({ pause, value }) => value.last + pause - now));
  if (left > 0) return left;
  // Each next pause begins with the attempt that is let through, unless another one was faster.
  for (const { key, pause, refusals, value } of paused)
    if (!(await replaceShared(commerce, { container, key }, refusals, { ...value, last: now }))) return pause;
  return 0;
}

/**
 * Counts an attempt to pay by card that was refused, for its visitor, its network, and the storefront. One that was
 * accepted clears its visitor, and lets the next one of its network through. Never throws because of an outage.
 * @param before the payment before the answer was recorded; an answer that changes nothing has been counted already.
 * @param reason Adyen's reason for not accepting it.
 */
export async function countCardAnswer(
  context: RequestContext,
  before: PaymentRecord,
  after: PaymentRecord,
  reason: string | null,
): Promise<void> {
  if (!couldTestCards(after.method) || before.resultCode === after.resultCode) return;
  if (isRefusal(after.resultCode, reason))
    await unlessDown(context, null, () => countRefusal(context, after));
  if (after.resultCode === 'Authorised') await unlessDown(context, null, () => clearRefusals(context, after));
}

/** Refused by the bank, or by Adyen because the risk of fraud is too high, which Adyen may report as `Cancelled`. */
const isRefusal = (resultCode: string | null, reason: string | null): boolean =>
  resultCode === 'Refused' || (resultCode === 'Cancelled' && isSuspicion(reason));

async function countRefusal(context: RequestContext, { id, anonymousId }: PaymentRecord): Promise<void> {
  const { commerce, store, environment, log } = context;
  const { container } = cardRefusalsOf(store);
  const now = Date.now();
  const attempt = digestOf(environment.sessionSecrets, 'card refusals', 'attempt', id).slice(0, 8);
  const addToPayer = (before: Refusals | null) => withRefusal(before, attempt, now);
  const addToStorefront = (before: Alarm | null) => withStorefrontRefusal(before, now);
  const [alarm] = await Promise.all([
    changeShared(commerce, { container, key: storefrontKey }, alarmSchema, addToStorefront),
    ...payersOf(context, anonymousId).map(({ key }) =>
      changeShared(commerce, { container, key }, refusalsSchema, addToPayer),
    ),
  ]);
  if (alarm.isChanged && alarm.value && callsForHelp(alarm.value)) {
    const { refusals, testedUntil } = alarm.value;
    log.error('cards are being tested', { refusals, strictUntil: new Date(testedUntil).toISOString() });
  }
}

async function clearRefusals(context: RequestContext, { anonymousId }: PaymentRecord): Promise<void> {
  const { commerce, store } = context;
  const { container } = cardRefusalsOf(store);
  await Promise.all(
    payersOf(context, anonymousId).map(async ({ kind, key }) => {
      if (kind === 'visitor') return commerce.removeObject(container, key);
      const known = await readShared(commerce, { container, key }, refusalsSchema);
      if (known.value) await replaceShared(commerce, { container, key }, known, { ...known.value, last: 0 });
    }),
  );
}

/** Counting must never be the reason why somebody cannot pay, or is not told what became of the money. */
async function unlessDown<Value>(
  { log }: RequestContext,
  fallback: Value,
  work: () => Promise<Value>,
): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    if (!isShopError(error)) throw error;
    log.warn('Refused card payments could not be counted', { error });
    return fallback;
  }
}
