import { type ByProjectKeyRequestBuilder, createApiBuilderFromCtpClient } from '@commercetools/platform-sdk';
import { ClientBuilder } from '@commercetools/ts-client';

/** A commercetools project and the API client that may use it. */
export interface CommercetoolsSettings {
  readonly projectKey: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly authUrl: string;
  readonly apiUrl: string;
}

/** Milliseconds any single call to commercetools may take. */
const timeout = 8_000;

/**
 * `fetch` that gives up in time, also for the token request, which the SDK's own timeout leaves out.
 * The SDK adds options of other HTTP clients; `fetch` ignores them.
 */
const fetchInTime = (url: string, init: RequestInit): Promise<Response> =>
  fetch(url, { ...init, signal: AbortSignal.timeout(timeout) });

/**
 * The commercetools project, ready to call. The access token is kept inside, so make one client and keep it.
 * Nothing is retried here: a repeated write would hide a version conflict from the shopper.
 */
export function commercetoolsProject(settings: CommercetoolsSettings): ByProjectKeyRequestBuilder {
  const { projectKey, clientId, clientSecret, authUrl, apiUrl } = settings;
  const client = new ClientBuilder()
    .withProjectKey(projectKey)
    .withClientCredentialsFlow({
      host: authUrl,
      projectKey,
      credentials: { clientId, clientSecret },
      httpClient: fetchInTime,
    })
    .withHttpMiddleware({
      host: apiUrl,
      httpClient: fetchInTime,
      enableRetry: false,
      retryConfig: { maxRetries: 0, retryOnAbort: false },
      includeRequestInErrorResponse: false,
    })
    .build();
  return createApiBuilderFromCtpClient(client).withProjectKey({ projectKey });
}
