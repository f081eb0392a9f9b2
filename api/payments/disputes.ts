import { z } from 'zod';
import { type Container, objectNameOf, type StoredObject } from '../../commerce/custom-objects.ts';
import { unlessChanged } from '../../commerce/version-conflicts.ts';
import type { PaymentRecord } from '../../commerce/payment-record.ts';
import type { Store } from '../../stores/types.ts';
import type { RequestContext } from '../context/request-context.ts';
import { readShared } from '../context/shared-values.ts';
import type { PaymentEvent } from '../adyen/payments.ts';

/** A dispute in which the shop can still do something. */
const disputeSchema = z.object({
  /** Adyen's name for how far it is, e.g. `NOTIFICATION_OF_CHARGEBACK`. */
  eventCode: z.string(),
  payment: z.string(),
  orderNumber: z.string().nullish().default(null),
  amount: z.object({ centAmount: z.int(), currencyCode: z.string() }),
  /** Until when it can be defended, ISO 8601 in UTC; null if Adyen does not say. */
  deadline: z.string().nullish().default(null),
  /** Whether somebody was told that little time is left. */
  isUrgent: z.boolean(),
});
/** `reference`: Adyen's, the same for everything that happens in the dispute. */
export type Dispute = z.infer<typeof disputeSchema> & { readonly reference: string };

/** What opens a dispute, or says that it goes on, and the states in which the shop has not answered yet. */
const opening = ['REQUEST_FOR_INFORMATION', 'NOTIFICATION_OF_CHARGEBACK', 'CHARGEBACK'];
const unanswered = ['Undefended', 'Unresponded'];
/** After these, it is answered, decided, or too late. */
const ending = [
  ...['INFORMATION_SUPPLIED', 'CHARGEBACK_REVERSED', 'SECOND_CHARGEBACK', 'PREARBITRATION_WON'],
  ...['PREARBITRATION_LOST', 'DISPUTE_DEFENSE_PERIOD_ENDED', 'ISSUER_RESPONSE_TIMEFRAME_EXPIRED'],
];

const day = 24 * 60 * 60 * 1000;
/** When somebody is told again. */
const urgentWithin = 3 * day;
/** How long one without a deadline counts as open: longer than any bank gives. */
const life = 90 * day;

/** The container of commercetools' custom objects with the open disputes of a merchant account, by Adyen's reference. */
const disputesOf = ({ merchantAccount }: Pick<Store, 'merchantAccount'>): Container =>
  `disputes.${objectNameOf(merchantAccount)}`;

/**
 * Keeps in mind until when a dispute can be defended, and tells it in the log event `payment is disputed`: once for each
 * step of the dispute, and again only if this process ended before it could note that. Nothing else depends on it, because
 * Adyen does not sign deadline and state.
 * https://docs.adyen.com/risk-management/disputes-api/dispute-notifications
 * @throws ShopError as `CustomObjects` does.
 */
export async function noteDispute(
  { commerce, store, log }: RequestContext,
  payment: Pick<PaymentRecord, 'id' | 'amount'>,
  orderNumber: string | null,
  { eventCode, pspReference, success, amount: stated, dispute: said = {} }: PaymentEvent,
): Promise<void> {
  const { state } = said;
  const deadline = said.deadline ?? null;
  const place = { container: disputesOf(store), key: objectNameOf(pspReference) };
  const isOpen =
    opening.includes(eventCode) && success && (state === undefined || unanswered.includes(state));
  if (!isOpen) {
    if (opening.includes(eventCode) || ending.includes(eventCode))
      await commerce.removeObject(place.container, place.key);
    return;
  }
  const before = await readShared(commerce, place, disputeSchema);
  if (before.value?.eventCode === eventCode && before.value.deadline === deadline) return;
  const isUrgent = isNear(deadline);
  const { centAmount, currencyCode } = stated ?? payment.amount;
  const amount = { centAmount, currencyCode };
  const dispute = { eventCode, payment: payment.id, orderNumber, amount, deadline, isUrgent };
  log.error('payment is disputed', wordsOf({ ...dispute, reference: pspReference }));
  await commerce.putObject(place.container, place.key, dispute);
}

const isNear = (deadline: string | null): boolean =>
  deadline !== null && Date.parse(deadline) - Date.now() <= urgentWithin;

/** What a log event says about a dispute. `daysLeft`: whole days; null without a deadline. */
function wordsOf({ amount, isUrgent: _, ...dispute }: Dispute) {
  const { deadline } = dispute;
  const left = deadline === null ? null : Math.max(0, Math.floor((Date.parse(deadline) - Date.now()) / day));
  return { ...dispute, amount: amount.centAmount, currency: amount.currencyCode, daysLeft: left };
}

/** The open disputes of the storefront's merchant account. @throws ShopError as `CustomObjects` does. */
export async function openDisputes(
  context: Pick<RequestContext, 'commerce' | 'store'>,
): Promise<readonly Dispute[]> {
  return (await keptDisputes(context)).map(({ dispute }) => dispute).filter((dispute) => !isOver(dispute));
}

const isOver = ({ deadline }: Dispute): boolean => deadline !== null && Date.parse(deadline) < Date.now();

async function keptDisputes({
  commerce,
  store,
}: Pick<RequestContext, 'commerce' | 'store'>): Promise<{ stored: StoredObject; dispute: Dispute }[]> {
  const kept = await commerce.listObjects(disputesOf(store));
  return kept.map((stored) => ({
    stored,
    dispute: { ...disputeSchema.parse(stored.value), reference: stored.key },
  }));
}

/**
 * Tells in the log event `dispute ends soon` that three days or less are left, once, and forgets disputes that nobody can
 * defend any more.
 * @throws ShopError as `CustomObjects` does.
 */
export async function sweepDisputes(context: RequestContext): Promise<void> {
  const { commerce, store, log } = context;
  const container = disputesOf(store);
  // Another storefront of the account may be faster.
  for (const { stored, dispute } of await keptDisputes(context)) {
    const { key, version, createdAt } = stored;
    const { reference: _, ...value } = dispute;
    if (isOver(dispute) || Date.now() - createdAt > life)
      await unlessChanged(() => commerce.removeObject(container, key, version));
    else if (!dispute.isUrgent && isNear(dispute.deadline)) {
      log.error('dispute ends soon', wordsOf(dispute));
      await unlessChanged(() => commerce.putObject(container, key, { ...value, isUrgent: true }, version));
    }
  }
}
