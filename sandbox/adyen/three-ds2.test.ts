import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { cardOf, testApp } from './testing/client.ts';
import { merchantSeed } from './testing/seed.ts';

const answerSchema = z.looseObject({
  resultCode: z.string(),
  action: z.looseObject({ type: z.string(), paymentData: z.string().optional() }).optional(),
});
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64');

const newApp = (publicUrl: string) => testApp({ publicUrl });
type App = ReturnType<typeof newApp>;

async function post(app: App, path: string, body: object) {
  const headers = { 'x-api-key': merchantSeed.credentials.apiKey };
  const response = await app.request(path, { method: 'POST', headers, body: JSON.stringify(body) });
  return response.json() as Promise<unknown>;
}

/** What the browser library reports, and the request for an authentication within the page. */
const native = {
  authenticationData: { threeDSRequestData: { nativeThreeDS: 'preferred' } },
  browserInfo: { userAgent: 'A browser', acceptHeader: '*/*' },
  origin: 'https://shop.example',
};

const startPayment = async (app: App, change: object = native) =>
  answerSchema.parse(
    await post(app, '/adyen/v72/payments', {
      merchantAccount: 'Shop',
      amount: { value: 100, currency: 'EUR' },
      reference: 'ORDER-1',
      returnUrl: 'https://shop.example/',
      paymentMethod: cardOf('5454545454545454'),
      ...change,
    }),
  );

describe('native 3-D Secure 2', () => {
  test('cannot be skipped', async () => {
    const app = newApp('http://localhost:8080');
    const { action } = await startPayment(app);
    const threeDSResult = encode({ transStatus: 'Y', authorisationToken: action?.paymentData });
    const answer = await post(app, '/adyen/v72/payments/details', { details: { threeDSResult } });
    expect(answer).toMatchObject({
      resultCode: 'ChallengeShopper',
      action: { type: 'threeDS2', subtype: 'challenge' },
    });
    // The shopper is still on the way.
    expect(answer).not.toHaveProperty('merchantReference');
    expect(answer).not.toHaveProperty('pspReference');
  });

  test.each([
    ['the shop does not ask for it', { ...native, authenticationData: undefined }],
    ['the browser is unknown', { ...native, browserInfo: undefined }],
    ['the page is unknown', { ...native, origin: undefined }],
  ])('is replaced with the redirect if %s', async (_what, change) => {
    const answer = await startPayment(newApp('http://localhost:8080'), change);
    expect(answer).toMatchObject({ resultCode: 'RedirectShopper', action: { type: 'redirect' } });
  });
});
