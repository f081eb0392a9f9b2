import type { Context, MiddlewareHandler } from 'hono';
import type { RequestContext } from '../checkout/request-context.ts';
import type { ShopEnvironment } from '../environment.ts';

/** What the app provides to every route. */
export interface RouteServices {
  readonly environment: ShopEnvironment;
  /** What a response is made with, in the language the request asks for. */
  readonly contextOf: (c: Context) => RequestContext;
  /** Slow down whoever pays or tries discount codes too often. */
  readonly limits: { readonly payments: MiddlewareHandler; readonly codes: MiddlewareHandler };
}
