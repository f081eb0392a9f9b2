import { type ByProjectKeyRequestBuilder, createApiBuilderFromCtpClient } from '@commercetools/platform-sdk';
import { ClientBuilder } from '@commercetools/ts-client';
import { measuredFetch } from './measured-fetch.ts';
import { callOptions } from './request-scope.ts';

/** A commercetools project and an API client with access to it. */
export interface CommercetoolsSettings {
  readonly projectKey: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly authUrl: string;
  readonly apiUrl: string;
}

/** How long calls to commercetools may take, and how often they are repeated. */
interface CallLimits {
  /** Of a single call with its answer, in milliseconds. */
  readonly timeout: number;
  /** Of a call that timed out or that commercetools could not answer just then. */
  readonly maxRetries: number;
}

/** While a shopper waits. A repeated write would hide a version conflict from the shopper. */
const whileShopperWaits: CallLimits = { timeout: 8_000, maxRetries: 0 };

/** For a build, which only reads: a page of the catalogue is many megabytes, and a failure costs the whole build. */
export const whileBuilding: CallLimits = { timeout: 60_000, maxRetries: 3 };

/** Statuses that pass: too many requests, and failures within commercetools. */
const passingStatuses = [429, 500, 502, 503, 504];

/**
 * `fetch` within the request's deadline and with its correlation ID, for the token request too, unlike the SDK's own
 * timeout. The SDK adds options of other HTTP clients; `fetch` ignores them.
 */
const fetchInScope =
  (timeout: number) =>
  (url: string, init: RequestInit): Promise<Response> => {
    const { signal, headers } = callOptions(timeout);
    const all = new Headers(init.headers);
    for (const [name, value] of Object.entries(headers)) all.set(name, value);
    return measuredFetch('commercetools', url, { ...init, headers: all, signal });
  };

/** The commercetools project, ready to call. It keeps the access token, so create one client and reuse it. */
export function commercetoolsProject(
  settings: CommercetoolsSettings,
  { timeout, maxRetries }: CallLimits = whileShopperWaits,
): ByProjectKeyRequestBuilder {
  const { projectKey, clientId, clientSecret, authUrl, apiUrl } = settings;
  const httpClient = fetchInScope(timeout);
  const client = new ClientBuilder()
    .withProjectKey(projectKey)
    .withClientCredentialsFlow({
      host: authUrl,
      projectKey,
      credentials: { clientId, clientSecret },
      httpClient,
    })
    .withHttpMiddleware({
      host: apiUrl,
      httpClient,
      enableRetry: maxRetries > 0,
      retryConfig: { maxRetries, retryOnAbort: maxRetries > 0, retryCodes: passingStatuses },
      includeRequestInErrorResponse: false,
    })
    .build();
  return createApiBuilderFromCtpClient(client).withProjectKey({ projectKey });
}
