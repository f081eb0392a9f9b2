import { z } from 'zod';
import type { Payment } from './payment.ts';

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64');

function decode(value: string): unknown {
  try {
    return JSON.parse(Buffer.from(value, 'base64').toString('utf8'));
  } catch {
    return undefined;
  }
}

const challengeRequestSchema = z.object({ acsTransID: z.string() });
const resultSchema = z.object({ authorisationToken: z.string() });

/** The transaction for which a challenge frame is opened, from its `creq` form field; undefined if it is invalid. */
export const challengedTransaction = (creq: unknown): string | undefined =>
  typeof creq === 'string' ? challengeRequestSchema.safeParse(decode(creq)).data?.acsTransID : undefined;

/** The transaction in a `threeDSResult`. What it contains about the outcome comes from the browser and is not read. */
export const authenticatedTransaction = (threeDSResult: string): string | undefined =>
  resultSchema.safeParse(decode(threeDSResult)).data?.authorisationToken;

/**
 * Whether the browser library supports native 3-D Secure 2 with a stand-in at `publicUrl`: it requires https, with one
 * exception, for exactly this address.
 */
export const isNativePossible = (publicUrl: string): boolean =>
  publicUrl.startsWith('https://') || publicUrl === 'http://localhost:8080';

/** First step: the library opens the issuer's fingerprint page invisibly. */
export const fingerprintAction = (payment: Payment, publicUrl: string): object => ({
  type: 'threeDS2',
  subtype: 'fingerprint',
  paymentMethodType: payment.method,
  paymentData: payment.bankToken,
  token: encode({
    threeDSServerTransID: payment.bankToken,
    threeDSMethodUrl: `${publicUrl}/adyen/3ds2/fingerprint`,
    threeDSMethodNotificationURL: `${publicUrl}/adyen/3ds2/fingerprint`,
  }),
});

/** Second step: the library shows the issuer's challenge in a frame. */
export const challengeAction = (payment: Payment, publicUrl: string): object => ({
  type: 'threeDS2',
  subtype: 'challenge',
  paymentMethodType: payment.method,
  authorisationToken: payment.bankToken,
  token: encode({
    acsURL: `${publicUrl}/adyen/3ds2/challenge`,
    acsTransID: payment.bankToken,
    messageVersion: '2.2.0',
    threeDSNotificationURL: `${publicUrl}/adyen/3ds2/challenge`,
    threeDSServerTransID: payment.bankToken,
  }),
});
