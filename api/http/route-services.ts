import type { Context, MiddlewareHandler } from 'hono';
import type { RequestContext } from '../checkout/request-context.ts';
import type { ShopEnvironment } from '../environment.ts';

export interface RouteServices {
  readonly environment: ShopEnvironment;
  /** What a request is handled with, in the language it asks for. */
  readonly contextOf: (c: Context) => RequestContext;
  /** Slows down anyone who pays or tries discount codes too often. */
  readonly limits: { readonly payments: MiddlewareHandler; readonly codes: MiddlewareHandler };
}
