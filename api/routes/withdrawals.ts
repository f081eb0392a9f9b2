import { Hono } from 'hono';
import type { WithdrawalReceipt } from '../../contract/customer-service-answers.ts';
import { createWithdrawalSchema } from '../../contract/withdrawal.ts';
import { jsonBody } from '../http/json-body.ts';
import { afterAnswer } from '../http/request-scope.ts';
import type { RouteServices } from '../http/route-services.ts';
import { visitorOf } from '../http/visitor.server.ts';
import { acknowledge } from '../withdrawals/acknowledge.ts';
import { receiveWithdrawal } from '../withdrawals/receive-withdrawal.ts';

/** Withdrawals from contracts; nobody has to sign in or to have the order's cookie. */
export function withdrawalRoutes({ environment, contextOf, limit }: RouteServices): Hono {
  const routes = new Hono();
  routes.post('/', async (c) => {
    const request = await jsonBody(c, createWithdrawalSchema);
    await limit(c, 'withdrawals', await visitorOf(c, environment.sessionSecrets));
    const context = contextOf(c);
    const withdrawal = await receiveWithdrawal(context, request);
    afterAnswer(c, context.log, () => acknowledge(context, withdrawal));
    const { id, receivedAt } = withdrawal;
    return c.json({ id, receivedAt } satisfies WithdrawalReceipt, 201);
  });
  return routes;
}
