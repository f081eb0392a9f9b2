import { processEnvironment } from '../../../api/environment.ts';
import { shopApi } from '../../../api/shop-api.server.ts';

/** Netlify reports the client in a header of its own, which it does not let clients send. */
const defaults = { CLIENT_ADDRESS_HEADER: 'x-nf-client-connection-ip' };
const api = shopApi(processEnvironment(defaults));

/** The part of Netlify's context that is used: it keeps the function alive for work after the answer. */
interface NetlifyContext {
  waitUntil(work: Promise<unknown>): void;
}

/** The shop API as a Netlify Function. */
export default (request: Request, context: NetlifyContext): Response | Promise<Response> =>
  api.fetch(
    request,
    {},
    {
      waitUntil: (work) => context.waitUntil(work),
      passThroughOnException: () => undefined,
      props: {},
    },
  );

export const config = { path: '/api/*' };
