import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { getSignedCookie, setSignedCookie } from 'hono/cookie';
import type { Secrets } from '../checkout/identifiers.ts';
import { isOverHttps } from './security-headers.ts';

/**
 * Ties carts and payments to a browser. It identifies nobody: it contains a random ID, signed so that it cannot be
 * forged.
 */
const cookieName = 'shop_visitor';
/** In seconds; as long as a cart is kept. */
const maxAge = 90 * 24 * 60 * 60;

/** The anonymous ID of the calling browser; null if it has no valid cookie. */
export async function visitorOf(c: Context, secrets: Secrets): Promise<string | null> {
  for (const secret of secrets) {
    const visitor = await getSignedCookie(c, secret, cookieName);
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
  await setSignedCookie(c, cookieName, visitor, secrets[0], {
    path: '/api',
    httpOnly: true,
    sameSite: 'Lax',
    secure: isSecure(c),
    maxAge,
  });
}

const isSecure = (c: Context): boolean =>
  isOverHttps(c.req.raw) || c.req.header('origin')?.startsWith('https:') === true;
