import { Hono } from 'hono';
import {
  supportMessageSchema,
  type Accepted,
  type WithdrawalReceipt,
  createWithdrawalSchema,
} from '../../contract/customer-service.ts';
import { sendSupportMessage, sendSupportReceipt } from '../customer-service/support-message.ts';
import { acknowledge } from '../customer-service/acknowledge.ts';
import { answeredWithdrawals, receiveWithdrawal } from '../customer-service/withdrawals.ts';
import { visitorOf } from '../http/cookies.server.ts';
import { jsonBody } from '../http/json-body.ts';
import { afterAnswer } from '../http/request-scope.ts';
import type { RouteServices } from '../http/route-services.ts';

/** Messages to customer service, and withdrawals from contracts; nobody has to sign in or to have an order's cookie. */
export function customerServiceRoutes({ environment, contextOf, limit }: RouteServices): Hono {
  const { sessionSecrets, store } = environment;
  const routes = new Hono();
  routes.post('/messages', async (c) => {
    const message = await jsonBody(c, supportMessageSchema);
    const visitor = await visitorOf(c, sessionSecrets);
    await limit(c, 'messages', visitor);
    const context = contextOf(c);
    await sendSupportMessage(context, message, visitor);
    afterAnswer(c, context.log, () => sendSupportReceipt(context, message));
    return c.json({} satisfies Accepted, 202);
  });
  if (!store.legalPages.includes('withdraw')) return routes;
  routes.post('/withdrawals', async (c) => {
    const request = await jsonBody(c, createWithdrawalSchema);
    await limit(c, 'withdrawals', await visitorOf(c, sessionSecrets));
    const context = contextOf(c);
    const withdrawal = await receiveWithdrawal(context, request);
    afterAnswer(c, context.log, () => acknowledge(context, answeredWithdrawals, withdrawal));
    const { id, receivedAt } = withdrawal;
    return c.json({ id, receivedAt } satisfies WithdrawalReceipt, 201);
  });
  return routes;
}
