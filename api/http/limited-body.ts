import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { isShopError, ShopError } from '../../contract/shop-error.ts';
import { ClientLeft } from './error-answer.ts';

/** Maximum size of a request body, in bytes. */
const maxSize = 64 * 1024;

const withinLimit = bodyLimit({
  maxSize,
  onError: () => {
    throw new ShopError('PayloadTooLarge', 'The request is too large');
  },
});

/**
 * Reads a request's whole body before anything is done for it: one that is too large ends at its limit, and whoever leaves
 * halfway has asked for nothing. Whatever comes afterwards reads it from memory.
 * @throws ShopError `PayloadTooLarge`.
 * @throws ClientLeft
 */
export const limitedBody: MiddlewareHandler = async (c, next) => {
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
