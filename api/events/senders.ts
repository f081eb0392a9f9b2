import { createRemoteJWKSet, errors, jwtVerify, type JWTVerifyGetKey } from 'jose';
import { timingSafeEqual } from 'hono/utils/buffer';
import type { Log } from '../context/request-context.ts';

/** Who may deliver events. */
export interface EventSenders {
  /** Any of them, as a bearer token. */
  readonly secrets: readonly string[];
  /** The e-mail address of the service account that Pub/Sub signs its deliveries with; null if it delivers none. */
  readonly account: string | null;
}

/** Google's public keys; fetched when they are first needed, and again when they have changed. */
const googlesKeys = createRemoteJWKSet(new URL('https://www.googleapis.com/oauth2/v3/certs'));
const google = ['https://accounts.google.com', 'accounts.google.com'];

/**
 * Whether a delivery comes from who may send events: it has one of the secrets, or a token with which Google confirms that
 * Pub/Sub delivers it to this address in the name of that account
 * (https://cloud.google.com/pubsub/docs/authenticate-push-subscriptions).
 * @param authorization the header.
 * @param audience the address it is delivered to.
 */
export async function isSender(
  { secrets, account }: EventSenders,
  authorization: string,
  audience: string,
  log: Log,
  keys: JWTVerifyGetKey = googlesKeys,
): Promise<boolean> {
  const [, token = ''] = /^Bearer (\S+)$/i.exec(authorization) ?? [];
  if (token === '') return false;
  const known = await Promise.all(secrets.map((secret) => timingSafeEqual(secret, token)));
  if (known.includes(true)) return true;
  if (account === null || token.split('.').length !== 3) return false;
  try {
    const options = { issuer: google, audience, requiredClaims: ['exp'] };
    const { payload } = await jwtVerify(token, keys, options);
    return payload['email'] === account && payload['email_verified'] === true;
  } catch (error) {
    // Anything else than a wrong token: its keys cannot be fetched. Pub/Sub tries again.
    if (!(error instanceof errors.JOSEError) || error instanceof errors.JWKSTimeout)
      log.warn('Google’s keys cannot be read', { error });
    return false;
  }
}
