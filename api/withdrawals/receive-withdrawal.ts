import { findWithdrawal, keepWithdrawal } from '../../commerce/withdrawals.ts';
import { isSameEmail } from '../../contract/email-address.ts';
import { isShopError } from '../../contract/shop-error.ts';
import type { CreateWithdrawal, Withdrawal } from '../../contract/withdrawal.ts';
import { isLoggable, orderNumberFrom, withdrawalIdOf } from '../context/identifiers.ts';
import type { RequestContext } from '../context/request-context.ts';

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
