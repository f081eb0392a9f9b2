import { type Client, HttpClientException } from '@adyen/api-library';
import { z } from 'zod';
import { measuredFetch } from '../../commerce/measured-fetch.ts';
import { callOptions } from '../../commerce/request-scope.ts';

type HttpClient = Client['httpClient'];

/** The address that all test calls go to unless a sandbox is used. */
const testHost = 'https://checkout-test.adyen.com';
const timeout = 20_000;

/**
 * An HTTP client for Adyen's library, on `fetch`: the library's own knows neither the deadline nor the correlation ID of
 * a request. Replacing it is the library's documented hook.
 * @param sandboxUrl the address of a local sandbox that replaces Adyen's test host; null for the real service.
 */
export function adyenHttpClient(sandboxUrl: string | null): HttpClient {
  return {
    async request(endpoint, json, config, _isApiKeyRequired, options = {}) {
      const url = new URL(sandboxUrl === null ? endpoint : endpoint.replace(testHost, `${sandboxUrl}/adyen`));
      const method = options.method ?? 'POST';
      const { signal, headers: shared } = callOptions(timeout);
      const headers: Record<string, string> = { 'Content-Type': 'application/json', ...shared };
      if (config.apiKey) headers['X-API-Key'] = config.apiKey;
      if (options.idempotencyKey) headers['Idempotency-Key'] = options.idempotencyKey;
      const response = await measuredFetch('adyen', url, {
        method,
        headers,
        signal,
        ...(method === 'GET' ? {} : { body: String(json) }),
      });
      const body = await response.text();
      if (!response.ok) {
        throw new HttpClientException({
          message: `HTTP ${response.status}`,
          statusCode: response.status,
          errorCode: errorCodeOf(body),
          responseBody: body,
        });
      }
      return body;
    },
  };
}

const errorSchema = z.looseObject({ errorCode: z.string() });

/** Adyen's error code in the body of an error; empty if the error is not from Adyen. */
function errorCodeOf(body: string): string {
  try {
    return errorSchema.parse(JSON.parse(body)).errorCode;
  } catch {
    return '';
  }
}
