import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { getSignedCookie, setSignedCookie } from 'hono/cookie';

/** Ties carts and payments to a browser. It names nobody: a random id, signed so that none can be made up. */
const cookieName = 'shop_visitor';
/** Seconds; as long as a cart is kept. */
const maxAge = 90 * 24 * 60 * 60;

/** The anonymous id of the calling browser; null without a cookie of ours. */
export async function visitorOf(c: Context, secret: string): Promise<string | null> {
  return (await getSignedCookie(c, secret, cookieName)) || null;
}

/** The anonymous id of the calling browser, given to it now if it has none. */
export async function ensureVisitor(c: Context, secret: string): Promise<string> {
  const visitor = (await visitorOf(c, secret)) ?? randomUUID();
  await setSignedCookie(c, cookieName, visitor, secret, {
    path: '/api',
    httpOnly: true,
    sameSite: 'Lax',
    secure: isSecure(c),
    maxAge,
  });
  return visitor;
}

const isSecure = (c: Context): boolean =>
  new URL(c.req.url).protocol === 'https:' || c.req.header('x-forwarded-proto') === 'https';
