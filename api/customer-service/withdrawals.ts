import { offeredLanguage } from '../../stores/languages.ts';
import {
  closeWithdrawal,
  findWithdrawal,
  keepWithdrawal,
  listDueWithdrawals,
  noteDueWithdrawal,
  withdrawalsKept,
  withdrawalsOf,
} from '../../commerce/withdrawals.ts';
import { isSameEmail } from '../../contract/email-address.ts';
import { isShopError } from '../../contract/shop-error.ts';
import type { CreateWithdrawal, Withdrawal } from '../../contract/customer-service.ts';
import { isLoggable, orderNumberFrom, withdrawalIdOf } from '../context/identifiers.ts';
import type { RequestContext } from '../context/request-context.ts';
import { renderMail } from '../mail/templates/render-mail.ts';
import { removeUnchanged } from '../context/shared-values.ts';
import { mayLeave } from '../mail/due/send-now.ts';
import { type DueMail, sendDue } from '../mail/due/send-due.ts';

/**
 * Stores a withdrawal, whatever it is about, before anybody is told that it arrived: whether the contract exists and can
 * still be withdrawn from is for staff to find out (Directive 2011/83/EU, Article 11a). The same statement with the same
 * key is stored once.
 * @throws ShopError `CommerceUnavailable` if it may not have been stored; sending it again is safe.
 */
export async function receiveWithdrawal(
  context: RequestContext,
  { key, ...statement }: CreateWithdrawal,
): Promise<Withdrawal> {
  const { commerce, store, environment, language, log } = context;
  const { name, orderNumber, email, items, note } = statement;
  const parts = [key, name, orderNumber, email, items, note];
  const id = withdrawalIdOf(store.id, environment.sessionSecrets, parts);
  const before = await findWithdrawal(commerce, store, id);
  if (before) return before;
  const order = await standingOf(context, statement);
  const receivedAt = new Date().toISOString();
  const kept = await keepWithdrawal(commerce, store, { id, receivedAt, language, ...statement, order });
  if (kept.isNew) {
    const typed = orderNumber.trim().toUpperCase();
    const about = { withdrawal: id, order, ...(isLoggable(typed) && { orderNumber: typed }) };
    if (order === 'matched') log.info('withdrawal received', about);
    else log.error('withdrawal needs a person', about);
  }
  return kept.withdrawal;
}

/** A look-up that fails is not a reason to refuse the withdrawal: a person looks again. */
async function standingOf(
  { commerce, log }: RequestContext,
  { orderNumber, email }: Pick<Withdrawal, 'orderNumber' | 'email'>,
): Promise<Withdrawal['order']> {
  const typed = orderNumberFrom(orderNumber);
  // Nothing else is a number of ours, and not everything can be part of an address.
  if (!/^[\w-]{1,36}$/.test(typed)) return 'unknown';
  try {
    const order = await commerce.findOrder(typed);
    if (!order) return 'unknown';
    return isSameEmail(order.cart.email ?? '', email) ? 'matched' : 'other-email';
  } catch (error) {
    if (!isShopError(error)) throw error;
    log.warn('the order of a withdrawal could not be looked up', error);
    return 'unknown';
  }
}

/** After so many in a run that could not be acknowledged, the mail server is down, and the others wait. */
const maxFailures = 3;

/** How old a note has to be before the sweeper takes over from the request that works on it, in milliseconds. */
const grace = 60_000;

/**
 * Sends the customer what has been declared, with date and time (Directive 2011/83/EU, Article 11a(4)), and the shop's
 * staff the same, to be answered to the customer. Whatever cannot be sent now is sent by the sweeper. If an address has been
 * written to too often in the last hour, only staff are; what is about its owner's order does not suffer from that.
 * @returns whether nothing is left to send.
 * @throws ShopError as `CustomObjects` does; the sweeper then goes on.
 */
export async function acknowledge(context: RequestContext, withdrawal: Withdrawal): Promise<boolean> {
  const { commerce, store } = context;
  const { id, email: address, order, orderNumber } = withdrawal;
  const about = order === 'matched' ? orderNumberFrom(orderNumber) : '';
  const [acknowledgment, copy] = mailsAbout(context, withdrawal);
  const leaves = await mayLeave(context, 'withdrawal-received', { address, id, about });
  const isDone = await sendDue(context, id, leaves ? [acknowledgment, copy] : [copy]);
  if (isDone) await closeWithdrawal(commerce, store, id);
  return isDone;
}

function mailsAbout({ store }: RequestContext, withdrawal: Withdrawal): readonly [DueMail, DueMail] {
  const language = offeredLanguage(store, withdrawal.language);
  const render = () => renderMail('withdrawal-received', withdrawal, { store, language });
  return [
    { id: 'received', to: withdrawal.email, replyTo: store.contact.email, language, render },
    { id: 'copy', to: store.contact.email, replyTo: withdrawal.email, language, render },
  ];
}

/**
 * Acknowledges the withdrawals whose e-mail has not left yet, because the mail server was down or the process ended after
 * the answer, and removes those that need not be kept any longer. A failure is logged, never thrown.
 * @param minAge overrides the waiting time, in milliseconds; for tests.
 * @param until when to begin no further acknowledgment, in milliseconds since 1970.
 */
export async function sweepWithdrawals(
  context: RequestContext,
  minAge = grace,
  until = Infinity,
): Promise<void> {
  const { commerce, store, log } = context;
  try {
    let failures = 0;
    for (const id of await listDueWithdrawals(commerce, store, Date.now() - minAge)) {
      if (failures >= maxFailures || Date.now() >= until) break;
      const withdrawal = await findWithdrawal(commerce, store, id);
      // A request noted it and then failed; its customer was told so.
      if (withdrawal === null) await closeWithdrawal(commerce, store, id);
      else if (!(await acknowledge(context, withdrawal))) {
        failures += 1;
        await noteDueWithdrawal(commerce, store, withdrawal);
      }
    }
  } catch (error) {
    if (!isShopError(error)) throw error;
    log.warn('withdrawals could not be acknowledged yet', error);
  }
  await removeUnchanged(context, { container: withdrawalsOf(store), age: withdrawalsKept });
}
