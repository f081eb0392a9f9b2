import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { createToken, readToken, type TokenPurpose } from '../context/identifiers.ts';
import type { Secrets } from '../context/derived-keys.ts';
import { cookieOptions } from './cookies.server.ts';

/**
 * The cookies that let a browser read one order, end one payment, or answer one restock request: each contains that one's token and is sent only to
 * its addresses, so that many orders neither get in each other's way nor make every request longer.
 */
const cookies: Readonly<Record<TokenPurpose, { readonly name: string; readonly path: string }>> = {
  order: { name: 'shop_order', path: '/api/orders' },
  payment: { name: 'shop_payment', path: '/api/payments' },
  restock: { name: 'shop_restock', path: '/api/restock' },
};

/** How long a cookie is kept at most, in seconds: a restock request is answered at once, and its link is good for months. */
const longest: Partial<Record<TokenPurpose, number>> = { restock: 24 * 60 * 60 };

/** The token that the calling browser has for an order, a payment, or a restock request; null if it has no valid one. */
export function tokenOf(c: Context, purpose: TokenPurpose, subject: string, secrets: Secrets): string | null {
  const token = getCookie(c, cookies[purpose].name) ?? '';
  return readToken(token, purpose, subject, secrets) ? token : null;
}

/**
 * Lets the calling browser do what a token is for, for as long as it is good.
 * @param token a new one, unless the browser has shown one.
 * @returns false if the token is not good, and nothing was set.
 */
export function grantAccess(
  c: Context,
  purpose: TokenPurpose,
  subject: string,
  secrets: Secrets,
  token: string = createToken(purpose, subject, secrets),
): boolean {
  const read = readToken(token, purpose, subject, secrets);
  if (read === null) return false;
  const { name, path } = cookies[purpose];
  const left = Math.floor((read.expiresAt - Date.now()) / 1000);
  const maxAge = Math.min(left, longest[purpose] ?? left);
  setCookie(c, name, token, cookieOptions(c, `${path}/${encodeURIComponent(subject)}`, maxAge));
  return true;
}
