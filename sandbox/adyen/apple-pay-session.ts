import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { invalid } from './api-error.ts';
import type { PaymentMethodOffer } from './seed.ts';

const text = z.string().trim().min(1);
const requestSchema = z.object({ displayName: text, domainName: text, merchantIdentifier: text });

/** How long Apple's answer can be used, in milliseconds. */
const lifetime = 5 * 60 * 1000;

/**
 * Adyen has Apple validate the merchant and hands over the merchant session, as base64 of JSON. Apple accepts only domains
 * that are registered; here, the one of the page that asks.
 * @param origin of the page; undefined if it is not a page that asks
 * @param now milliseconds since 1970
 * @throws AdyenApiError 422 if something is missing, the merchant is unknown, or the domain is not the page's
 */
export function applePaySession(
  body: unknown,
  origin: string | undefined,
  offers: readonly PaymentMethodOffer[],
  now: number,
): { readonly data: string } {
  const parsed = requestSchema.safeParse(body);
  if (!parsed.success) throw invalid('702', `Unexpected structure: ${z.prettifyError(parsed.error)}`);
  const { displayName, domainName, merchantIdentifier } = parsed.data;
  const known = offers.some(
    ({ type, configuration }) => type === 'applepay' && configuration?.merchantId === merchantIdentifier,
  );
  if (!known) throw invalid('702', 'Unknown Apple Pay merchant identifier');
  if (origin === undefined || !URL.canParse(origin) || new URL(origin).hostname !== domainName)
    throw invalid('702', 'The domain is not registered with Apple Pay');
  const session = {
    epochTimestamp: now,
    expiresAt: now + lifetime,
    merchantSessionIdentifier: `SSH${randomUUID().replaceAll('-', '').toUpperCase()}`,
    nonce: randomUUID().slice(0, 8),
    merchantIdentifier,
    domainName,
    displayName,
    signature: 'sandbox',
  };
  return { data: Buffer.from(JSON.stringify(session)).toString('base64') };
}
