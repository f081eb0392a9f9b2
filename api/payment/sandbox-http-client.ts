import { type Client, HttpClientException } from '@adyen/api-library';
import { z } from 'zod';

type HttpClient = Client['httpClient'];

/** The address that all test calls go to unless a sandbox is used. */
const testHost = 'https://checkout-test.adyen.com';
/** Timeout of a call, in milliseconds. */
const timeout = 20_000;

/**
 * An HTTP client for Adyen's library that calls a local sandbox instead of Adyen's test host. The library has no
 * setting for the host, and its own client supports only HTTPS; replacing the HTTP client is its documented hook.
 */
export function sandboxHttpClient(sandboxUrl: string): HttpClient {
  return {
    async request(endpoint, json, config, _isApiKeyRequired, options = {}) {
      const url = new URL(endpoint.replace(testHost, `${sandboxUrl}/adyen`));
      const method = options.method ?? 'POST';
      const headers: Record<string, string> = { 'Content-Type': 'application/json' };
      if (config.apiKey) headers['X-API-Key'] = config.apiKey;
      if (options.idempotencyKey) headers['Idempotency-Key'] = options.idempotencyKey;
      const response = await fetch(url, {
        method,
        headers,
        signal: AbortSignal.timeout(timeout),
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
