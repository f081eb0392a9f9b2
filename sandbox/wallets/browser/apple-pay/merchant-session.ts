/** What Apple hands to a merchant that it has validated. */
export interface MerchantSession {
  readonly merchantIdentifier: string;
}

const texts = [
  'merchantSessionIdentifier',
  'merchantIdentifier',
  'domainName',
  'displayName',
  'signature',
] as const;

/**
 * Reads a merchant session.
 * @param domain of the page
 * @param now milliseconds since 1970
 * @throws Error unless it is complete, of this domain, and has not expired
 */
export function readMerchantSession(value: unknown, domain: string, now: number): MerchantSession {
  if (typeof value !== 'object' || value === null) throw new Error('The merchant session is no object');
  const session = value as Readonly<Record<string, unknown>>;
  const missing = texts.find((name) => typeof session[name] !== 'string' || session[name] === '');
  if (missing !== undefined) throw new Error(`The merchant session has no ${missing}`);
  if (session['domainName'] !== domain) throw new Error('The merchant session is for another domain');
  if (!(Number(session['expiresAt']) > now)) throw new Error('The merchant session has expired');
  return { merchantIdentifier: String(session['merchantIdentifier']) };
}
