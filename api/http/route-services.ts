import type { Context } from 'hono';
import type { RequestContext } from '../context/request-context.ts';
import type { ShopEnvironment } from '../context/shop-environment.ts';
import type { LimitName } from './rate-limits.ts';

export interface RouteServices {
  readonly environment: ShopEnvironment;
  /** What a request is handled with, in the language it asks for. */
  readonly contextOf: (c: Context) => RequestContext;
  /**
   * Counts a call of this client, and one about a cart or payment if its ID is given.
   * @throws ShopError `TooManyRequests`.
   */
  readonly limit: (c: Context, name: LimitName, record?: string) => Promise<void>;
}
