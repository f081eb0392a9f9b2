import { type ByProjectKeyRequestBuilder, createApiBuilderFromCtpClient } from '@commercetools/platform-sdk';
import { ClientBuilder } from '@commercetools/ts-client';
import { callOptions } from './request-scope.ts';

/** A commercetools project and an API client with access to it. */
export interface CommercetoolsSettings {
  readonly projectKey: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly authUrl: string;
  readonly apiUrl: string;
}

/** Timeout of a single call to commercetools, in milliseconds. */
const timeout = 8_000;

/**
 * `fetch` within the request's deadline and with its correlation ID, for the token request too, unlike the SDK's own
 * timeout. The SDK adds options of other HTTP clients; `fetch` ignores them.
 */
function fetchInScope(url: string, init: RequestInit): Promise<Response> {
  const { signal, headers } = callOptions(timeout);
  const all = new Headers(init.headers);
  for (const [name, value] of Object.entries(headers)) all.set(name, value);
  return fetch(url, { ...init, headers: all, signal });
}

/**
 * The commercetools project, ready to call. It keeps the access token, so create one client and reuse it. Nothing is
 * retried here: a repeated write would hide a version conflict from the shopper.
 */
export function commercetoolsProject(settings: CommercetoolsSettings): ByProjectKeyRequestBuilder {
  const { projectKey, clientId, clientSecret, authUrl, apiUrl } = settings;
  const client = new ClientBuilder()
    .withProjectKey(projectKey)
    .withClientCredentialsFlow({
      host: authUrl,
      projectKey,
      credentials: { clientId, clientSecret },
      httpClient: fetchInScope,
    })
    .withHttpMiddleware({
      host: apiUrl,
      httpClient: fetchInScope,
      enableRetry: false,
      retryConfig: { maxRetries: 0, retryOnAbort: false },
      includeRequestInErrorResponse: false,
    })
    .build();
  return createApiBuilderFromCtpClient(client).withProjectKey({ projectKey });
}
