import { Hono } from 'hono';
import { type ClaimReceipt, createClaimSchema } from '../../contract/claim.ts';
import { answeredClaims, receiveClaim } from '../claims/claims.ts';
import { acknowledge } from '../customer-service/acknowledge.ts';
import { visitorOf } from '../http/cookies.server.ts';
import { jsonBody } from '../http/json-body.ts';
import { afterAnswer } from '../http/request-scope.ts';
import type { RouteServices } from '../http/route-services.ts';

/** Claims about what was bought, here or elsewhere; nobody has to sign in or to have an order's cookie. */
export function claimRoutes({ environment, contextOf, limit }: RouteServices): Hono {
  const routes = new Hono();
  routes.post('/', async (c) => {
    const request = await jsonBody(c, createClaimSchema);
    const visitor = await visitorOf(c, environment.sessionSecrets);
    await limit(c, 'claims', visitor);
    const context = contextOf(c);
    const claim = await receiveClaim(context, request, visitor);
    afterAnswer(c, context.log, () => acknowledge(context, answeredClaims, claim));
    const { id, receivedAt } = claim;
    return c.json({ id, receivedAt } satisfies ClaimReceipt, 201);
  });
  return routes;
}
