import type { Context } from 'hono';
import type { RequestContext } from '../checkout/request-context.ts';
import type { ShopEnvironment } from '../environment.ts';
import type { LimitName } from './rate-limits.ts';

export interface RouteServices {
  readonly environment: ShopEnvironment;
  /** What a request is handled with, in the language it asks for. */
  readonly contextOf: (c: Context) => RequestContext;
  /**
   * Counts a call of this client, about a cart or payment if there is one.
   * @throws ShopError `TooManyRequests`.
   */
  readonly limit: (c: Context, name: LimitName, subject?: string) => Promise<void>;
}
