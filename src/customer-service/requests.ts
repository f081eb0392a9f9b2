import type { OrderLinkRequest, SupportMessage } from '../../contract/customer-service.ts';
import { acceptedSchema, withdrawalReceiptSchema } from '../../contract/customer-service-answers.ts';
import type { RestockRequest } from '../../contract/restock.ts';
import type { CreateWithdrawal } from '../../contract/withdrawal.ts';
import { call, shopApi } from '../shop-api/shop-api.ts';

/** How long to wait, in milliseconds, for what is accepted once the mail server has it. */
const mailTimeout = 30_000;

/** Asks for a link to an order by email. The answer never says whether there is one. @throws ShopApiError */
export const requestOrderLink = (request: OrderLinkRequest) =>
  call(acceptedSchema, '/orders/links', { body: request });

/** Sends a message to customer service. @throws ShopApiError, `MailUnavailable` if it cannot be sent now. */
export const sendSupportMessage = (message: SupportMessage) =>
  call(acceptedSchema, '/messages', { body: message, timeout: mailTimeout });

/** Withdraws from a contract. Sending the same again changes nothing. @throws ShopApiError */
export const declareWithdrawal = (withdrawal: CreateWithdrawal) =>
  call(withdrawalReceiptSchema, '/withdrawals', { body: withdrawal });

/** Asks to be told when something is back. The answer is the same for every address. @throws ShopApiError */
export const askAboutRestock = (request: RestockRequest) =>
  call(acceptedSchema, '/restock', { body: request, timeout: mailTimeout });

/**
 * Confirms or deletes the request of the link that opened the page, also after a reload.
 * @throws ShopApiError, `NotFound` if there is no such request (anymore).
 */
export async function answerRestockLink(answer: 'confirmation' | 'removal', request: string) {
  await shopApi.openLink();
  return call(acceptedSchema, `/restock/${encodeURIComponent(request)}/${answer}`, { body: {} });
}
