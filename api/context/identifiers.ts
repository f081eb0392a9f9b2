import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { ownNumberKind } from '../../stores/own-number.ts';
import { cleanCode } from '../../stores/typed-text.ts';
import { type SecretLink, secretQuery } from '../../contract/secret-links.ts';
import { digestOf, type Key, keysFor, type Secrets } from './derived-keys.ts';

/** Crockford's base 32: no letter that looks like a digit. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * A new order number, e.g. `US-7K3M-9QF2-HT5V`: 60 random bits, so that nobody can guess one. It is made when a cart is
 * first paid for and kept on the cart, so every attempt, from every storefront, leads to the same number.
 */
export const newOrderNumber = (storeId: string): string => numbered(storeId, randomBytes(12));

/** The ID of a file that a visitor may send, e.g. `F-DE-7K3M-9QF2-HT5V`: random, so it says nothing about anybody. */
export const newFileId = (storeId: string): string => `F-${numbered(storeId, randomBytes(12))}`;

/** The letters before the numbers of what customers send to the shop. */
const requestLetters = {
  withdrawals: 'W',
  registrations: 'P',
  claims: 'C',
  returns: 'T',
  questions: 'Q',
  subscriptions: 'N',
  'restock requests': 'R',
} as const;

/**
 * The ID of what a customer sends, e.g. `W-DE-7K3M-9QF2-HT5V` of a withdrawal. The same, sent again, has the same one, and nobody
 * else can find out what it is.
 * @param parts everything it consists of.
 */
export function requestIdOf(
  kind: keyof typeof requestLetters,
  storeId: string,
  secrets: Secrets,
  parts: readonly string[],
): string {
  const digest = Buffer.from(digestOf(secrets, kind, storeId, ...parts), 'base64url');
  return `${requestLetters[kind]}-${numbered(storeId, digest.subarray(0, 12))}`;
}

/**
 * The same for what may have been sent before: what was kept when another secret was used keeps its ID.
 * @param find what is kept under an ID; null if nothing is.
 * @throws what `find` throws.
 */
export async function keptIdOf(
  kind: keyof typeof requestLetters,
  storeId: string,
  secrets: Secrets,
  parts: readonly string[],
  find: (id: string) => Promise<object | null>,
): Promise<string> {
  const [, ...earlier] = secrets;
  for (const secret of earlier) {
    const id = requestIdOf(kind, storeId, [secret], parts);
    if (await find(id)) return id;
  }
  return requestIdOf(kind, storeId, secrets, parts);
}

/**
 * The key of the review of a product in an order, e.g. `V-DE-7K3M-9QF2-HT5V`. It tells nobody what was bought, as nobody can guess an
 * order number; and it is made without a secret, so that its author finds it after secrets were replaced.
 */
export const reviewKeyOf = (storeId: string, orderNumber: string, productKey: string): string => {
  const digest = createHash('sha256')
    .update(JSON.stringify([storeId, orderNumber, productKey]))
    .digest();
  return `V-${numbered(storeId, digest.subarray(0, 12))}`;
};

function numbered(storeId: string, bytes: Uint8Array): string {
  const letters = Array.from(bytes, (byte) => alphabet[byte % alphabet.length]).join('');
  return `${storeId.toUpperCase()}-${inFours(letters)}`;
}

/** The ID of the storefront that gave an order or a request its number: `DE-…`, `W-DE-…`, `R-DE-…`. */
export const storeIdOf = (number: string): string =>
  /^(?:[A-Z]-)?([A-Z]{2})-/.exec(number)?.[1]?.toLowerCase() ?? '';

/**
 * An order number from what somebody typed: in lower case or full width, with other signs between its parts or none, or with
 * letters for the digits that they look like. A text that cannot be a number of the shop's is only trimmed: staff may give
 * orders other numbers.
 */
export function orderNumberFrom(typed: string): string {
  const plain = cleanCode(typed)
    .toUpperCase()
    .replace(/[^\dA-Z]/g, '');
  const [, storeId, random] = /^([A-Z]{2})([\dA-Z]{12})$/.exec(plain) ?? [];
  if (storeId === undefined || random === undefined) return typed.trim();
  const letters = random.replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  return `${storeId}-${inFours(letters)}`;
}

/**
 * Whether a text may be written to a log: only an ID of commercetools and a number of the shop's can be nothing else. Whatever
 * somebody has typed in place of one may be a name or the number of a card.
 */
export const isLoggable = (text: string): boolean =>
  ownNumberKind(text) !== null || /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(text);

const inFours = (letters: string): string => letters.replace(/(.{4})(?=.)/g, '$1-');

/**
 * What the bearer of a token may do: read one order, end one payment, send one gift back, answer one restock request, confirm or
 * leave one subscription, or change one registration.
 */
export type TokenPurpose = SecretLink;

const day = 24 * 60 * 60 * 1000;

/** How many days a link to an order is good for, and its cookie: as long as the visitor cookie. */
export const orderTokenDays = 90;

/** How many days a confirmed restock request is kept. */
export const restockDays = 180;

/** How many days a link to a registered product is good for: ten years, as long as a registration is kept that nobody changes. */
const registrationDays = 3653;

/** How many days the links in the newsletter's first e-mails are good for: three years, in case somebody leaves late. */
const subscriptionDays = 1096;

/**
 * How many days a token is good for; a payment's for a visit to the bank, and a request's for longer than the two days until
 * it is confirmed and the days that it is then kept, so that it can be deleted as long as it is there.
 */
const maxAge: Readonly<Record<TokenPurpose, number>> = {
  order: orderTokenDays,
  payment: 7,
  gift: orderTokenDays,
  restock: restockDays + 3,
  newsletter: subscriptionDays,
  registration: registrationDays,
};

/**
 * The form of a token: version, days since 1970 in base 36, HMAC-SHA256. Whole days are exact enough, and repeating a
 * request yields the same token.
 */
const tokenForm = /^v1\.([0-9a-z]{1,6})\.([\w-]{43})$/;

/** Proves that the bearer may do one thing with one subject, e.g. an order number: only the shop can create it. */
export function createToken(
  purpose: TokenPurpose,
  subject: string,
  secrets: Secrets,
  now = Date.now(),
): string {
  const issued = Math.floor(now / day).toString(36);
  const [key] = keysFor(secrets, `${purpose} token`);
  return `v1.${issued}.${signatureOf(subject, issued, key).toString('base64url')}`;
}

/** The query of a link with a new token. */
export const tokenQuery = (purpose: TokenPurpose, subject: string, secrets: Secrets): string =>
  secretQuery(purpose, subject, createToken(purpose, subject, secrets));

/**
 * Until when a token is good, in milliseconds since 1970; null if it is not a token for this purpose and subject, is signed
 * with none of the secrets, or is too old. Takes the same time for every wrong signature.
 */
export function readToken(
  token: string,
  purpose: TokenPurpose,
  subject: string,
  secrets: Secrets,
  now = Date.now(),
): { readonly expiresAt: number } | null {
  const [, issued, signature] = tokenForm.exec(token) ?? [];
  if (issued === undefined || signature === undefined) return null;
  const given = Buffer.from(signature, 'base64url');
  const keys = keysFor(secrets, `${purpose} token`);
  const matches = keys.map((key) => timingSafeEqual(given, signatureOf(subject, issued, key)));
  const expiresAt = (parseInt(issued, 36) + maxAge[purpose]) * day;
  return matches.includes(true) && now <= expiresAt ? { expiresAt } : null;
}

const signatureOf = (subject: string, issued: string, key: Key): Buffer =>
  createHmac('sha256', key)
    .update(JSON.stringify(['v1', subject, issued]))
    .digest();

/**
 * The key of a payment attempt: a cart is paid at most once per version, and the key identifies the cart. At most 64
 * characters, which is Adyen's limit for idempotency keys.
 */
export const paymentKeyOf = (cartId: string, cartVersion: number): string => `${cartId}-${cartVersion}`;

/**
 * The key of a provisional attempt, a new one each time: for one version of a cart, a wallet's sheet may be opened and closed
 * any number of times. At most 64 characters, and never the key of an ordinary attempt.
 */
export const provisionalKeyOf = (cartId: string): string => `${cartId}-x${randomBytes(8).toString('hex')}`;

const provisionalEnding = /-x[0-9a-f]{16}$/;

export const isProvisionalKey = (key: string): boolean => provisionalEnding.test(key);

export const isPaymentKey = (text: string): boolean => /^[\w-]{1,60}-(?:\d{1,15}|x[0-9a-f]{16})$/.test(text);

export const cartIdOfPaymentKey = (key: string): string =>
  key.replace(isProvisionalKey(key) ? provisionalEnding : /-\d+$/, '');

/** The version that the cart had before the attempt was put on it; NaN for any other key than an ordinary attempt's. */
export const cartVersionOfPaymentKey = (key: string): number => Number(/-(\d+)$/.exec(key)?.[1]);
