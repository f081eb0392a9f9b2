import { acceptedSchema } from '../../contract/customer-service-answers.ts';
import type { RestockLink, RestockRequest } from '../../contract/restock.ts';
import { call } from '../shop-api/shop-api.ts';

/** How long to wait, in milliseconds: the answer comes once the mail server has the e-mail. */
const mailTimeout = 30_000;

/** Asks to be told when something is back. The answer is the same for every address. @throws ShopApiError */
export const askAboutRestock = (request: RestockRequest) =>
  call(acceptedSchema, '/restock', { body: request, timeout: mailTimeout });

/**
 * Confirms or deletes the request of a link in an e-mail.
 * @throws ShopApiError, `NotFound` if there is no such request (anymore).
 */
export const answerRestockLink = (answer: 'confirmation' | 'removal', link: RestockLink) =>
  call(acceptedSchema, `/restock/${answer}`, { body: link });
