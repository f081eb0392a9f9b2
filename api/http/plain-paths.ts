import type { MiddlewareHandler } from 'hono';
import type { ErrorCode } from '../../contract/errors.ts';
import { ShopError } from '../../contract/shop-error.ts';

/** An address of the API: names and IDs. Anything else would only be passed on to services that may understand it. */
const plainPath = /^(\/[\w-]{1,80})+\/?$/;

/** What does not exist, by what its address starts with. */
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
