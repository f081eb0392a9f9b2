import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { getSignedCookie, setSignedCookie } from 'hono/cookie';
import { keysFor, type Secrets } from '../context/derived-keys.ts';
import { cookieOptions } from './cookies.server.ts';

/**
 * Ties carts and payments to a browser. It identifies nobody: it contains a random ID, signed so that it cannot be
 * forged.
 */
export const visitorCookie = 'shop_visitor';
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
