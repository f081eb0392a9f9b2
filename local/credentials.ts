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
    /** Of whoever sets up the project. */
    adminClientId: 'sandbox-admin-client',
    adminClientSecret: 'sandbox-admin-secret',
  },
  /** With which changes of the catalogue are told. */
  eventsSecret: 'sandbox-events-secret-that-is-public',
  telemetry: {
    sentry: { project: '1', publicKey: '73616e64626f786b6579' },
    containers: ['GTM-SANDBOX'],
  },
  mail: { user: 'sandbox', password: 'sandbox-mail-password' },
  klaviyo: { apiKey: 'sandbox-klaviyo-key', companyId: 'SNDBX1', listId: 'NEWS01' },
  adyen: {
    apiKey: 'sandbox-api-key',
    // Does not start with `test` or `live`, so the browser library does not require a matching host.
    clientKey: 'sandbox_LOCAL',
    hmacKey: '53616e64626f78206f6e6c793a206e6f7420612072656164207365637265742e',
  },
} as const;

type Access = NonNullable<SandboxSeed['commercetools']>['credentials'];

/** The project with its administrator alone: what `npm run setup` begins with. */
export function administratorAccess(): Access {
  const { projectKey, adminClientId: clientId, adminClientSecret: clientSecret } = credentials.commercetools;
  const scopes = ['manage_project', 'manage_api_clients'];
  return { projectKey, clients: [{ clientId, clientSecret, name: 'Administrator', scopes }] };
}

/** The project with the API clients of the shop as well. */
export function projectAccess(): Access {
  const { clientId, clientSecret, buildClientId, buildClientSecret } = credentials.commercetools;
  const { shopApi, build } = projectClients;
  const { projectKey, clients } = administratorAccess();
  return {
    projectKey,
    clients: [
      { clientId, clientSecret, name: shopApi.name, scopes: shopApi.scopes },
      { clientId: buildClientId, clientSecret: buildClientSecret, name: build.name, scopes: build.scopes },
      ...clients,
    ],
  };
}
