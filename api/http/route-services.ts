import type { Context } from 'hono';
import type { RequestContext } from '../context/request-context.ts';
import type { ShopEnvironment } from '../context/environment.ts';
import type { LimitName } from '../context/limits.ts';

export interface RouteServices {
  readonly environment: ShopEnvironment;
  /** What a request is handled with, in the language it asks for. */
  readonly contextOf: (c: Context) => RequestContext;
  /**
   * Counts a call of this client's network, and one about a cart or payment, or of a visitor, if its ID is given. Never one about
   * an email address: whoever knows it could shut its owner out.
   * @throws ShopError `TooManyRequests`.
   */
  readonly limit: (c: Context, name: LimitName, record?: string | null) => Promise<void>;
}
