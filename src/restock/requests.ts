import { acceptedSchema } from '../../contract/customer-service-answers.ts';
import type { RestockRequest } from '../../contract/restock.ts';
import { call, shopApi } from '../shop-api/shop-api.ts';

/** How long to wait, in milliseconds: the answer comes once the mail server has the e-mail. */
const mailTimeout = 30_000;

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
