import type { Context } from 'hono';
import type { CookieOptions } from 'hono/utils/cookie';
import { isOverHttps } from '../../http/security-headers.ts';
import { getCookie, getSignedCookie, setCookie, setSignedCookie } from 'hono/cookie';
import { createToken, readToken, type TokenPurpose } from '../context/identifiers.ts';
import { keysFor, type Secrets } from '../context/derived-keys.ts';
import { randomUUID } from 'node:crypto';

/**
 * How the shop API sets each of its cookies: no script can read it, and no other site's form sends it.
 * @param path the addresses it is sent to begin with this.
 * @param maxAge in seconds.
 */
const cookieOptions = (c: Context, path: string, maxAge: number): CookieOptions => ({
  path,
  httpOnly: true,
  sameSite: 'Lax',
  secure: isSecure(c),
  maxAge,
});

const isSecure = (c: Context): boolean =>
  isOverHttps(c.req.raw) || c.req.header('origin')?.startsWith('https:') === true;

/**
 * The cookies that let a browser read one order, end one payment, send one gift back, answer one restock request, confirm or leave one
 * subscription, or change one registration: each contains that one's token and is sent only to its addresses, so that many orders neither get in each other's way
 * nor make every request longer.
 */
const cookies: Readonly<Record<TokenPurpose, { readonly name: string; readonly path: string }>> = {
  order: { name: 'shop_order', path: '/api/orders' },
  payment: { name: 'shop_payment', path: '/api/payments' },
  gift: { name: 'shop_gift', path: '/api/gifts' },
  restock: { name: 'shop_restock', path: '/api/restock' },
  newsletter: { name: 'shop_newsletter', path: '/api/newsletter' },
  registration: { name: 'shop_registration', path: '/api/registrations' },
};

const day = 24 * 60 * 60;

/** How long a cookie is kept at most, in seconds, if what it is for is done at once, and its link is good for months or years. */
const longest: Partial<Record<TokenPurpose, number>> = { restock: day, newsletter: day, registration: day };

/** The token that the calling browser has for an order, a payment, a gift, a restock request, a subscription, or a registration; null if it has no valid one. */
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

/**
 * Ties carts and payments to a browser. It identifies nobody: it contains a random ID, signed so that it cannot be
 * forged.
 */
const visitorCookie = 'shop_visitor';
/** In seconds; as long as a cart is kept. */
const maxAge = 90 * 24 * 60 * 60;

/** The anonymous ID of the calling browser; null if it has no valid cookie. */
export async function visitorOf(c: Context, secrets: Secrets): Promise<string | null> {
  for (const key of keysFor(secrets, 'visitor cookie')) {
    const visitor = await getSignedCookie(c, key, visitorCookie);
    if (visitor) return visitor;
  }
  return null;
}

/** The anonymous ID of the calling browser, which is assigned one if it has none. */
export async function ensureVisitor(c: Context, secrets: Secrets): Promise<string> {
  const visitor = (await visitorOf(c, secrets)) ?? randomUUID();
  await keepVisitor(c, secrets, visitor);
  return visitor;
}

/**
 * Like `visitorOf`; the cookie of a browser that has one is renewed, so that it lives as long as the cart it opens, and
 * is signed with the current secret.
 */
export async function renewedVisitor(c: Context, secrets: Secrets): Promise<string | null> {
  const visitor = await visitorOf(c, secrets);
  if (visitor !== null) await keepVisitor(c, secrets, visitor);
  return visitor;
}

async function keepVisitor(c: Context, secrets: Secrets, visitor: string): Promise<void> {
  const [key] = keysFor(secrets, 'visitor cookie');
  await setSignedCookie(c, visitorCookie, visitor, key, cookieOptions(c, '/api', maxAge));
}
