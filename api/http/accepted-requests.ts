import type { Context, MiddlewareHandler } from 'hono';
import type { ErrorCode } from '../../contract/errors.ts';
import { isShopError, ShopError } from '../../contract/shop-error.ts';
import type { RequestContext } from '../context/request-context.ts';
import { bodyLimit } from 'hono/body-limit';
import { ClientLeft } from './error-answer.ts';

/** An address of the API consists of names and IDs. Anything else would be passed on to services that may interpret it. */
const plainPath = /^(\/[\w-]{1,80})+\/?$/;

/** The error for something that does not exist, by the first part of its address. */
const missing: Readonly<Record<string, ErrorCode>> = {
  carts: 'CartNotFound',
  payments: 'PaymentNotFound',
  orders: 'OrderNotFound',
  gifts: 'OrderNotFound',
};

/** @throws ShopError `CartNotFound` and the like for an address with anything but names and IDs in its path. */
export const plainPathsOnly: MiddlewareHandler = (c, next) => {
  if (plainPath.test(c.req.path)) return next();
  const [, resource = ''] = /^\/api\/([a-z]+)\//.exec(c.req.path) ?? [];
  throw new ShopError(missing[resource] ?? 'NotFound', 'There is nothing with this ID');
};

/** Calls that others make on their own, payment services and mail programs; a signature authenticates them. */
const signedCalls: readonly string[] = [
  '/api/webhooks/',
  '/api/restock/unsubscribe',
  '/api/newsletter/unsubscribe',
  '/api/review-invitations/unsubscribe',
];

/**
 * Allows writes only from the shop's own pages: the `Origin` header must be exactly one of the storefront's origins. The
 * host the request was sent to does not count, because whoever sends the request chooses it.
 * @throws ShopError `ForbiddenOrigin`.
 */
export function ownOriginOnly(context: Pick<RequestContext, 'environment'>): MiddlewareHandler {
  return async (c, next) => {
    const reads = c.req.method === 'GET' || c.req.method === 'HEAD';
    const isSigned = signedCalls.some((path) => c.req.path.startsWith(path));
    if (!reads && !isSigned) originOf(c, context);
    await next();
  };
}

/**
 * The shop's origin as the calling browser sees it.
 * @throws ShopError `ForbiddenOrigin` if the call does not come from the shop's own pages.
 */
export function originOf(c: Context, { environment }: Pick<RequestContext, 'environment'>): string {
  const origin = c.req.header('origin') ?? '';
  if (environment.origins.includes(origin)) return origin;
  throw new ShopError('ForbiddenOrigin', 'Writes are accepted only from the shop’s own pages');
}

const maxSize = 64 * 1024;

/**
 * Reads a request's whole body before anything is done for it: one that is too large ends at its limit, and whoever leaves
 * halfway has asked for nothing. Whatever comes afterwards reads it from memory.
 * @param maxSize in bytes.
 * @throws ShopError `PayloadTooLarge`.
 * @throws ClientLeft
 */
export function bodyOfAtMost(maxSize: number): MiddlewareHandler {
  const withinLimit = bodyLimit({
    maxSize,
    onError: () => {
      throw new ShopError('PayloadTooLarge', 'The request is too large');
    },
  });
  return async (c, next) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
      try {
        await withinLimit(c, async () => {
          await c.req.arrayBuffer();
        });
      } catch (cause) {
        // Nothing but its client keeps a body from being read.
        throw isShopError(cause) ? cause : new ClientLeft(cause);
      }
    }
    await next();
  };
}

/** For the bodies that pages send. */
export const limitedBody: MiddlewareHandler = bodyOfAtMost(maxSize);
