import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** Crockford's base 32: no letter that reads like a digit. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * The number of the order a cart will become, e.g. `US-7K3M-9QF2-HT5V`. It depends on the cart alone, so every
 * attempt to order a cart arrives at the same order. 60 bits tell two carts apart.
 */
export function orderNumberOf(storeId: string, cartId: string): string {
  const digest = createHash('sha256').update(cartId).digest();
  const letters = Array.from(digest.subarray(0, 12), (byte) => alphabet[byte % alphabet.length]).join('');
  return `${storeId.toUpperCase()}-${letters.replace(/(.{4})(?=.)/g, '$1-')}`;
}

/** What proves that somebody may read an order: only the shop can make it. */
export function orderTokenOf(orderNumber: string, secret: string): string {
  return createHmac('sha256', secret).update(`order ${orderNumber}`).digest('base64url');
}

/** Whether a token belongs to an order number; takes the same time for every wrong one. */
export function isOrderToken(token: string, orderNumber: string, secret: string): boolean {
  const given = Buffer.from(token);
  const right = Buffer.from(orderTokenOf(orderNumber, secret));
  return given.length === right.length && timingSafeEqual(given, right);
}

/**
 * The key of a payment attempt: a cart in one version is paid at most once, and whoever knows the key knows the
 * cart. At most 64 characters, Adyen's limit for idempotency keys.
 */
export const paymentKeyOf = (cartId: string, cartVersion: number): string => `${cartId}-${cartVersion}`;

/** The cart a payment key was made for. */
export const cartIdOfPaymentKey = (key: string): string => key.replace(/-\d+$/, '');
