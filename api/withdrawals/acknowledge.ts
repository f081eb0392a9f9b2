import {
  closeWithdrawal,
  findWithdrawal,
  listDueWithdrawals,
  withdrawalsOf,
} from '../../commerce/withdrawals.ts';
import { isShopError } from '../../contract/shop-error.ts';
import type { Withdrawal } from '../../contract/withdrawal.ts';
import { renderMail } from '../mail/templates/render-mail.ts';
import { orderNumberFrom } from '../context/identifiers.ts';
import type { RequestContext } from '../context/request-context.ts';
import { removeUnchanged } from '../context/shared-values.ts';
import { mayLeave } from '../context/mail-limits.ts';
import { type DueMail, sendDue } from '../mail/due/send-due.ts';

/** How long a withdrawal is kept, in milliseconds: ten years, the longest that any storefront's country asks of business letters. */
const retention = 10 * 365.25 * 24 * 60 * 60 * 1000;

/** How old a note has to be before the sweeper takes over from the request that works on it, in milliseconds. */
const grace = 60_000;

/**
 * Sends the customer what has been declared, with date and time (Directive 2011/83/EU, Article 11a(4)), and the shop's
 * staff the same, to be answered to the customer. Whatever cannot be sent now is sent by the sweeper. If an address has been
 * written to too often in the last hour, only staff are; what is about its owner's order does not suffer from that.
 * @throws ShopError as `CustomObjects` does; the sweeper then goes on.
 */
export async function acknowledge(context: RequestContext, withdrawal: Withdrawal): Promise<void> {
  const { commerce, store } = context;
  const { id, email: address, order, orderNumber } = withdrawal;
  const about = order === 'matched' ? orderNumberFrom(orderNumber) : '';
  const [acknowledgment, copy] = mailsAbout(context, withdrawal);
  const leaves = await mayLeave(context, 'withdrawal-received', { address, id, about });
  if (await sendDue(context, id, leaves ? [acknowledgment, copy] : [copy]))
    await closeWithdrawal(commerce, store, id);
}

function mailsAbout({ store }: RequestContext, withdrawal: Withdrawal): readonly [DueMail, DueMail] {
  const language = store.languages.find((offered) => offered === withdrawal.language) ?? store.languages[0];
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
  if (!store.legalPages.includes('withdraw')) return;
  try {
    for (const id of await listDueWithdrawals(commerce, store, Date.now() - minAge)) {
      if (Date.now() >= until) break;
      const withdrawal = await findWithdrawal(commerce, store, id);
      // A request noted it and then failed; its customer was told so.
      if (withdrawal === null) await closeWithdrawal(commerce, store, id);
      else await acknowledge(context, withdrawal);
    }
  } catch (error) {
    if (!isShopError(error)) throw error;
    log.warn('withdrawals could not be acknowledged yet', error);
  }
  await removeUnchanged(context, withdrawalsOf(store), retention);
}
