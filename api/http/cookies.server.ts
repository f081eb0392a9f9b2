import type { Context } from 'hono';
import type { CookieOptions } from 'hono/utils/cookie';
import { isOverHttps } from '../../http/security-headers.ts';

/**
 * How the shop API sets each of its cookies: no script can read it, and no other site's form sends it.
 * @param path the addresses it is sent to begin with this.
 * @param maxAge in seconds.
 */
export const cookieOptions = (c: Context, path: string, maxAge: number): CookieOptions => ({
  path,
  httpOnly: true,
  sameSite: 'Lax',
  secure: isSecure(c),
  maxAge,
});

const isSecure = (c: Context): boolean =>
  isOverHttps(c.req.raw) || c.req.header('origin')?.startsWith('https:') === true;
