import { findRequest, keepRequest, withdrawalKind } from '../../commerce/customer-requests.ts';
import type { CreateWithdrawal, Withdrawal } from '../../contract/customer-service.ts';
import { offeredLanguage } from '../../stores/languages.ts';
import { isLoggable, orderNumberFrom, requestIdOf } from '../context/identifiers.ts';
import type { RequestContext } from '../context/request-context.ts';
import { mayLeave } from '../mail/due/send-now.ts';
import { renderMail } from '../mail/templates/render-mail.ts';
import type { AnsweredKind } from './acknowledge.ts';
import { namedOrder } from './standing.ts';

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
  const id = requestIdOf('withdrawals', store.id, environment.sessionSecrets, parts);
  const before = await findRequest(commerce, store, withdrawalKind, id);
  if (before) return before;
  const { standing: order } = await namedOrder(context, statement);
  const receivedAt = new Date().toISOString();
  const withdrawal = { id, receivedAt, language, ...statement, order };
  const kept = await keepRequest(commerce, store, withdrawalKind, withdrawal);
  if (kept.isNew) {
    const typed = orderNumber.trim().toUpperCase();
    const about = { withdrawal: id, order, ...(isLoggable(typed) && { orderNumber: typed }) };
    if (order === 'matched') log.info('withdrawal received', about);
    else log.error('withdrawal needs a person', about);
  }
  return kept.request;
}

/**
 * Withdrawals, and what is sent about them: to the customer what has been declared, with date and time (Directive 2011/83/EU,
 * Article 11a(4)), and to the shop's staff the same, to be answered to the customer. If an address has been written to too often in
 * the last hour, only staff are; what is about its owner's order does not suffer from that.
 */
export const answeredWithdrawals: AnsweredKind<Withdrawal> = {
  ...withdrawalKind,
  async mailsAbout(context, withdrawal) {
    const { store } = context;
    const { id, email: address, order, orderNumber } = withdrawal;
    const language = offeredLanguage(store, withdrawal.language);
    const about = order === 'matched' ? orderNumberFrom(orderNumber) : '';
    const render = () => renderMail('withdrawal-received', withdrawal, { store, language });
    const copy = { id: 'copy', to: store.contact.email, replyTo: address, language, render };
    if (!(await mayLeave(context, 'withdrawal-received', { address, id, about }))) return [copy];
    return [{ id: 'received', to: address, replyTo: store.contact.email, language, render }, copy];
  },
};
