import { DatabaseSync } from 'node:sqlite';
import { CheckoutAPI, Client, EnvironmentEnum, HttpClientException, Types } from '@adyen/api-library';
import { z } from 'zod';
import { serveApp } from '../../testing/serve-app.ts';
import { createAdyen } from '../app.ts';
import type { AdyenOptions } from '../parts.ts';
import { merchantSeed } from './seed.ts';

type HttpClient = NonNullable<ConstructorParameters<typeof Client>[1]>;

const errorSchema = z.object({
  status: z.number(),
  errorCode: z.string(),
  message: z.string(),
  errorType: z.string(),
});

/** Sends the library's requests to the stand-in instead of Adyen's test host. */
class SandboxHttpClient implements HttpClient {
  readonly #origin: string;

  constructor(origin: string) {
    this.#origin = origin;
  }

  async request(...[endpoint, json, config, , options]: Parameters<HttpClient['request']>): Promise<string> {
    const response = await fetch(
      endpoint.replace('https://checkout-test.adyen.com', `${this.#origin}/adyen`),
      {
        method: options?.method ?? 'POST',
        body: json.toString(),
        headers: {
          'content-type': 'application/json',
          'x-api-key': config.apiKey ?? '',
          ...(options?.idempotencyKey ? { 'idempotency-key': options.idempotencyKey } : {}),
        },
      },
    );
    const body = await response.text();
    if (response.ok) return body;
    const error = errorSchema.parse(JSON.parse(body));
    throw new HttpClientException({
      message: error.message,
      statusCode: response.status,
      errorCode: error.errorCode,
      responseBody: body,
    });
  }
}

/** A stand-in listening on a free port, and Adyen's own library configured to use it. */
export interface RunningSandbox {
  readonly origin: string;
  /** The API library with `apiKey`; by default, the stand-in's own. */
  readonly checkout: (apiKey?: string) => CheckoutAPI;
  /** A request to the stand-in's controls. @returns the JSON of the answer @throws if it is not 2xx */
  readonly control: (path: string, body?: object) => Promise<unknown>;
  readonly close: () => Promise<void>;
}

export const testAdyen = (options: Partial<AdyenOptions> = {}) =>
  createAdyen({
    database: new DatabaseSync(':memory:'),
    publicUrl: 'http://sandbox.example',
    merchant: 'Test & Shop',
    seed: merchantSeed,
    ...options,
  });

export const testApp = (options: Partial<AdyenOptions> = {}) => testAdyen(options).app;

/** Starts a stand-in for a test. A `database` among the options outlives it; the test closes it. */
export async function startAdyenSandbox(options: Partial<AdyenOptions> = {}): Promise<RunningSandbox> {
  const database = options.database ?? new DatabaseSync(':memory:');
  const { app, control } = testAdyen({ ...options, database });
  const { origin, close } = await serveApp(app);
  return {
    origin,
    checkout: (apiKey = merchantSeed.credentials.apiKey) =>
      new CheckoutAPI(
        new Client({ apiKey, environment: EnvironmentEnum.TEST }, new SandboxHttpClient(origin)),
      ),
    control: async (path, body) => {
      const init = body && { method: 'POST', body: JSON.stringify(body) };
      const answer = await control.request(path, init);
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
      return answer.json() as Promise<unknown>;
    },
    close: async () => {
      // Ends its webhook queue too, whose next attempt could reach the receiver of a later test on the same port.
      if (!options.database) database.close();
      await close();
    },
  };
}

/** A card as sent by the stand-in's fields. */
export const cardOf = (number: string, holderName = 'J. Smith', code = '737') => ({
  type: Types.checkout.CardDetails.TypeEnum.Scheme,
  encryptedCardNumber: `test_${number}`,
  encryptedExpiryMonth: 'test_03',
  encryptedExpiryYear: 'test_2090',
  encryptedSecurityCode: `test_${code}`,
  holderName,
});
