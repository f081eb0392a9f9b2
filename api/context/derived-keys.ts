import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** Secrets that sign: the first one signs, all of them verify, so that a secret can be replaced without a gap. */
export type Secrets = readonly [string, ...string[]];

/**
 * Everything that the session secret is used for. Each use has a key of its own, so that what one of them signs or
 * digests is never accepted by another, whatever text a stranger has it sign.
 */
export type KeyLabel =
  | 'visitor cookie'
  | 'order token'
  | 'gift token'
  | 'payment token'
  | 'limits'
  | 'card refusals'
  | 'open attempts'
  | 'withdrawals'
  | 'registrations'
  | 'claims'
  | 'returns'
  | 'votes'
  | 'questions'
  | 'subscriptions'
  | 'newsletter token'
  | 'declined invitations'
  | 'file of a visitor'
  | 'upload of a file'
  | 'link to a file'
  | 'recalls'
  | 'restock requests'
  | 'restock token'
  | 'registration token';

/** A key of HMAC-SHA256. */
export type Key = Uint8Array<ArrayBuffer>;

/** In bytes: as long as the hash, which RFC 2104 recommends for a key of HMAC. */
const keyLength = 32;

/**
 * The keys of one use, one for each secret and in their order: the first one signs, all of them verify. They are derived
 * with HKDF (RFC 5869), whose `info` is the label.
 */
export function keysFor([current, ...earlier]: Secrets, label: KeyLabel): readonly [Key, ...Key[]] {
  const derivedKey = (secret: string): Key =>
    new Uint8Array(hkdfSync('sha256', secret, '', `storefront ${label}`, keyLength));
  return [derivedKey(current), ...earlier.map(derivedKey)];
}

/**
 * Stands for something that must not be stored itself, e.g. an address of a visitor, in the name of a record: 43 letters,
 * digits, `-`, and `_`. It changes with the current secret; whoever looks for older records digests with each of them.
 * @param parts what it stands for; two lists of parts never have the same digest.
 */
export function digestOf(secrets: Secrets, label: KeyLabel, ...parts: readonly string[]): string {
  const [key] = keysFor(secrets, label);
  return createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url');
}

/** Whether a text is the digest of these parts, with any of the secrets. Takes the same time for every wrong one. */
export function isDigestOf(
  text: string,
  secrets: Secrets,
  label: KeyLabel,
  ...parts: readonly string[]
): boolean {
  const given = Buffer.from(text);
  const matches = secrets.map((secret) => {
    const own = Buffer.from(digestOf([secret], label, ...parts));
    return own.length === given.length && timingSafeEqual(own, given);
  });
  return matches.includes(true);
}
