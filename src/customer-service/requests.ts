import type { OrderLinkRequest, SupportMessage } from '../../contract/customer-service.ts';
import { acceptedSchema, withdrawalReceiptSchema } from '../../contract/customer-service-answers.ts';
import type { CreateWithdrawal } from '../../contract/withdrawal.ts';
import { call } from '../shop-api/shop-api.ts';

/** How long to wait for a message to be accepted, in milliseconds: mail servers take their time. */
const messageTimeout = 30_000;

/** Asks for a link to an order by email. The answer never says whether there is one. @throws ShopApiError */
export const requestOrderLink = (request: OrderLinkRequest) =>
  call(acceptedSchema, '/orders/links', { body: request });

/** Sends a message to customer service. @throws ShopApiError, `MailUnavailable` if it cannot be sent now. */
export const sendSupportMessage = (message: SupportMessage) =>
  call(acceptedSchema, '/messages', { body: message, timeout: messageTimeout });

/** Withdraws from a contract. Sending the same again changes nothing. @throws ShopApiError */
export const declareWithdrawal = (withdrawal: CreateWithdrawal) =>
  call(withdrawalReceiptSchema, '/withdrawals', { body: withdrawal });
