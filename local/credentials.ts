import type { SandboxSeed } from 'storefront-sandbox';

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

/** What builds may do, and nothing else: docs/going-live.md lists the same. Reviews belong to the scope of products. */
const buildScopes = ['view_products', 'view_categories'] as const;

/** What the shop API may do, and nothing else: docs/going-live.md lists the same. */
const shopApiScopes = [
  'manage_orders',
  'manage_payments',
  'manage_key_value_documents',
  'manage_products',
  'view_shipping_methods',
  'view_discount_codes',
] as const;

/** The project's two API clients. */
export function projectAccess(): NonNullable<SandboxSeed['commercetools']>['credentials'] {
  const { projectKey, clientId, clientSecret, buildClientId, buildClientSecret } = credentials.commercetools;
  return {
    projectKey,
    clients: [
      { clientId, clientSecret, scopes: shopApiScopes },
      { clientId: buildClientId, clientSecret: buildClientSecret, scopes: buildScopes },
    ],
  };
}
