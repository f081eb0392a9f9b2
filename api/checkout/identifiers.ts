import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** Crockford's base 32: no letter that looks like a digit. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * The number of the order a cart will become, e.g. `US-7K3M-9QF2-HT5V`. It depends only on the cart, so every attempt
 * to order a cart produces the same order. 60 bits distinguish carts.
 */
export function orderNumberOf(storeId: string, cartId: string): string {
  const digest = createHash('sha256').update(cartId).digest();
  const letters = Array.from(digest.subarray(0, 12), (byte) => alphabet[byte % alphabet.length]).join('');
  return `${storeId.toUpperCase()}-${letters.replace(/(.{4})(?=.)/g, '$1-')}`;
}

/** Proves that the bearer may read an order: only the shop can create it. */
export function orderTokenOf(orderNumber: string, secret: string): string {
  return createHmac('sha256', secret).update(`order ${orderNumber}`).digest('base64url');
}

/** Whether a token belongs to an order number; takes the same time for every wrong token. */
export function isOrderToken(token: string, orderNumber: string, secret: string): boolean {
  const given = Buffer.from(token);
  const right = Buffer.from(orderTokenOf(orderNumber, secret));
  return given.length === right.length && timingSafeEqual(given, right);
}

/**
 * The key of a payment attempt: a cart is paid at most once per version, and the key identifies the cart. At most 64
 * characters, which is Adyen's limit for idempotency keys.
 */
export const paymentKeyOf = (cartId: string, cartVersion: number): string => `${cartId}-${cartVersion}`;

export const cartIdOfPaymentKey = (key: string): string => key.replace(/-\d+$/, '');
