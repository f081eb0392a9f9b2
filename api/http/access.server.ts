import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { createToken, readToken, type TokenPurpose } from '../context/identifiers.ts';
import type { Secrets } from '../context/derived-keys.ts';
import { cookieOptions } from './cookies.server.ts';

/** What a browser may be given a cookie for. */
type CookiePurpose = Exclude<TokenPurpose, 'restock'>;

/**
 * The cookies that let a browser read one order, or end one payment: each contains that one's token and is sent only to
 * its addresses, so that many orders neither get in each other's way nor make every request longer.
 */
const cookies: Readonly<Record<CookiePurpose, { readonly name: string; readonly path: string }>> = {
  order: { name: 'shop_order', path: '/api/orders' },
  payment: { name: 'shop_payment', path: '/api/payments' },
};

/** The token that the calling browser has for an order or a payment; null if it has no valid one. */
export function tokenOf(
  c: Context,
  purpose: CookiePurpose,
  subject: string,
  secrets: Secrets,
): string | null {
  const token = getCookie(c, cookies[purpose].name) ?? '';
  return readToken(token, purpose, subject, secrets) ? token : null;
}

/**
 * Lets the calling browser read an order or end a payment for as long as the token is good.
 * @param token a new one, unless the browser has shown one.
 * @returns false if the token is not good, and nothing was set.
 */
export function grantAccess(
  c: Context,
  purpose: CookiePurpose,
  subject: string,
  secrets: Secrets,
  token: string = createToken(purpose, subject, secrets),
): boolean {
  const read = readToken(token, purpose, subject, secrets);
  if (read === null) return false;
  const { name, path } = cookies[purpose];
  const maxAge = Math.floor((read.expiresAt - Date.now()) / 1000);
  setCookie(c, name, token, cookieOptions(c, `${path}/${encodeURIComponent(subject)}`, maxAge));
  return true;
}
