import type { Context, MiddlewareHandler } from 'hono';
import type { RequestContext } from '../checkout/request-context.ts';
import type { ShopEnvironment } from '../environment.ts';

/** What every route gets from the app. */
export interface RouteServices {
  readonly environment: ShopEnvironment;
  /** What a request is answered with, in the language it asks for. */
  readonly contextOf: (c: Context) => RequestContext;
  /** Slow down whoever pays or tries discount codes too often. */
  readonly limits: { readonly payments: MiddlewareHandler; readonly codes: MiddlewareHandler };
}
