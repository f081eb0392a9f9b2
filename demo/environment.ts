/**
 * What the sandbox's services accept as credentials; public on purpose, they open nothing but the
 * sandbox.
 */
export const credentials = {
  projectKey: 'cradle',
  clientId: 'sandbox-client',
  clientSecret: 'sandbox-secret',
} as const;

/** The settings that point the shop at a sandbox on `port` instead of the real services. */
export function sandboxEnvironment(port: number): Record<string, string> {
  const origin = `http://localhost:${port}`;
  return {
    COMMERCETOOLS_PROJECT_KEY: credentials.projectKey,
    COMMERCETOOLS_CLIENT_ID: credentials.clientId,
    COMMERCETOOLS_CLIENT_SECRET: credentials.clientSecret,
    COMMERCETOOLS_AUTH_URL: `${origin}/commercetools`,
    COMMERCETOOLS_API_URL: `${origin}/commercetools`,
    ADYEN_ENVIRONMENT: 'TEST',
    ADYEN_API_KEY: 'sandbox-api-key',
    ADYEN_CLIENT_KEY: 'sandbox_LOCAL',
    ADYEN_SANDBOX_URL: origin,
    ADYEN_HMAC_KEY: '53616e64626f78206f6e6c793a206e6f7420612072656164207365637265742e',
    SESSION_SECRET: 'development only: not a secret at all',
    GATSBY_KLEVU_URL: `${origin}/klevu`,
    BRAND_PICTURES_URL: `${origin}/assets/brand`,
    PICTURE_SOURCES: `${origin}/assets/`,
  };
}
