import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT } from 'jose';
import { expect, test } from 'vitest';
import { collectedLog } from '../testing/collected-log.ts';
import { isSender } from './senders.ts';

const audience = 'https://de.shop.example/api/events';
const account = 'push@merchant.iam.gserviceaccount.com';
const google = await generateKeyPair('RS256');
const stranger = await generateKeyPair('RS256');
const keys = createLocalJWKSet({ keys: [{ ...(await exportJWK(google.publicKey)), kid: 'k1' }] });
const rights = { iss: 'https://accounts.google.com', aud: audience, email: account, email_verified: true };
const inAnHour = () => Math.floor(Date.now() / 1000) + 3600;

/** The header of a delivery by Pub/Sub, with the changes of a test. */
const signed = async (claims: object = {}, key = google.privateKey) => {
  const token = new SignJWT({ ...rights, exp: inAnHour(), ...claims });
  return `Bearer ${await token.setProtectedHeader({ alg: 'RS256', kid: 'k1' }).sign(key)}`;
};

test.each([
  [true, 'the secret', () => 'Bearer first'],
  [true, 'the earlier secret', () => 'Bearer second'],
  [false, 'another secret', () => 'Bearer third'],
  [false, 'a secret without its scheme', () => 'first'],
  [false, 'nothing', () => ''],
  [false, 'an empty token', () => 'Bearer '],
  [true, 'Google’s token', () => signed()],
  [false, 'a token that somebody else signed', () => signed({}, stranger.privateKey)],
  [false, 'a token for another address', () => signed({ aud: 'https://us.shop.example/api/events' })],
  [false, 'a token of another issuer', () => signed({ iss: 'https://accounts.example' })],
  [false, 'a token of another account', () => signed({ email: 'other@merchant.iam.gserviceaccount.com' })],
  [false, 'an account that is not verified', () => signed({ email_verified: false })],
  [false, 'a token that has expired', () => signed({ exp: inAnHour() - 7200 })],
  [false, 'a token that never expires', () => signed({ exp: undefined })],
])('product 7.301: %s with %s', async (isKnown, _, authorization) => {
  const senders = { secrets: ['first', 'second'], account };
  expect(await isSender(senders, await authorization(), audience, collectedLog().log, keys)).toBe(isKnown);
});

test('a token is of no use where no account is expected', async () => {
  const senders = { secrets: ['first'], account: null };
  expect(await isSender(senders, await signed(), audience, collectedLog().log, keys)).toBe(false);
});

test('keys that cannot be fetched are logged, and nobody is believed', async () => {
  const { log, logged } = collectedLog();
  const down = () => Promise.reject(new TypeError('fetch failed'));
  expect(await isSender({ secrets: [], account }, await signed(), audience, log, down)).toBe(false);
  expect(logged.map(([, event]) => event)).toEqual(['Google’s keys cannot be read']);
});
