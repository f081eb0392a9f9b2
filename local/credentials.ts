import type { SandboxSeed } from 'storefront-sandbox';
import { projectClients } from '../commerce/project/clients.ts';

/**
 * The credentials that the sandboxes accept; deliberately public, because they only give access to the sandbox.
 */
export const credentials = {
  commercetools: {
    projectKey: 'sandbox-shop',
    /** Of the shop API. */
    clientId: 'sandbox-client',
    clientSecret: 'sandbox-secret',
    /** Of builds. */
    buildClientId: 'sandbox-build-client',
    buildClientSecret: 'sandbox-build-secret',
  },
  telemetry: {
    sentry: { project: '1', publicKey: '73616e64626f786b6579' },
    containers: ['GTM-SANDBOX'],
  },
  mail: { user: 'sandbox', password: 'sandbox-mail-password' },
  adyen: {
    apiKey: 'sandbox-api-key',
    // Does not start with `test` or `live`, so the browser library does not require a matching host.
    clientKey: 'sandbox_LOCAL',
    hmacKey: '53616e64626f78206f6e6c793a206e6f7420612072656164207365637265742e',
  },
} as const;

/** The project's two API clients. */
export function projectAccess(): NonNullable<SandboxSeed['commercetools']>['credentials'] {
  const { projectKey, clientId, clientSecret, buildClientId, buildClientSecret } = credentials.commercetools;
  return {
    projectKey,
    clients: [
      { clientId, clientSecret, scopes: projectClients.shopApi.scopes },
      { clientId: buildClientId, clientSecret: buildClientSecret, scopes: projectClients.build.scopes },
    ],
  };
}
