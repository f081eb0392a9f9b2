import type { MiddlewareHandler } from 'hono';
import type { ErrorCode } from '../../contract/errors.ts';
import { ShopError } from '../../contract/shop-error.ts';

/** An address of the API consists of names and IDs. Anything else would be passed on to services that may interpret it. */
const plainPath = /^(\/[\w-]{1,80})+\/?$/;

/** The error for something that does not exist, by the first part of its address. */
const missing: Readonly<Record<string, ErrorCode>> = {
  carts: 'CartNotFound',
  payments: 'PaymentNotFound',
  orders: 'OrderNotFound',
};

/** @throws ShopError `CartNotFound` and the like for an address with anything but names and IDs in its path. */
export const plainPathsOnly: MiddlewareHandler = (c, next) => {
  if (plainPath.test(c.req.path)) return next();
  const [, resource = ''] = /^\/api\/([a-z]+)\//.exec(c.req.path) ?? [];
  throw new ShopError(missing[resource] ?? 'NotFound', 'There is nothing with this ID');
};
