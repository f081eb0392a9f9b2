/**
 * The credentials that the demo's services accept; deliberately public, because they only give access to the sandbox.
 */
export const credentials = {
  commercetools: {
    projectKey: 'cradle',
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
