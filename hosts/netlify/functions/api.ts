import type { ExecutionContext, Hono } from 'hono';
import { shopApi } from '../../../api/shop-api.server.ts';
import { Recent } from '../../../http/recent.ts';
import { withErrorPage } from '../../server-error.ts';
import { netlifyEnvironment } from '../netlify-environment.ts';

/** The part of Netlify's context that is used (https://docs.netlify.com/build/functions/api/). */
interface NetlifyContext {
  readonly deploy: { readonly context: string };
  /** Keeps the function alive for work after the answer. */
  waitUntil(work: Promise<unknown>): void;
}

/** One for each origin that a deployment has. */
const apis = new Recent<Hono>({ limit: 10, age: 60 * 60_000 });

/**
 * The shop API at an origin. Nobody can know a preview's before it is deployed, so it is the one that Netlify serves it at;
 * a preview with a live account does not start (`api/context/conflicts.ts`).
 */
function apiAt(origin: string, { deploy }: NetlifyContext): Hono {
  const isPreview = deploy.context !== 'production';
  const key = isPreview ? origin : '';
  const api = apis.get(key) ?? shopApi(netlifyEnvironment(isPreview ? { SITE_ORIGIN: origin } : {}));
  apis.set(key, api);
  return api;
}

export default (request: Request, context: NetlifyContext): Promise<Response> => {
  const host: ExecutionContext = {
    waitUntil: (work) => context.waitUntil(work),
    passThroughOnException: () => undefined,
    props: {},
  };
  const answer = async () => apiAt(new URL(request.url).origin, context).fetch(request, {}, host);
  return withErrorPage(request, answer, fetch);
};

export const config = { path: ['/api', '/api/*'] };
