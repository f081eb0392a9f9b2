import { storefrontIds, type Settings } from './environment-settings.ts';

/**
 * Credentials of the demo's sandbox. Everybody can read them in the demo, so a shop that accepted one of them would
 * believe forged webhooks, cookies, and order links.
 */
export const publishedSecrets: Readonly<Record<string, string>> = {
  COMMERCETOOLS_CLIENT_SECRET: 'sandbox-secret',
  ADYEN_API_KEY: 'sandbox-api-key',
  ADYEN_HMAC_KEY: '53616e64626f78206f6e6c793a206e6f7420612072656164207365637265742e',
  SESSION_SECRET: 'development only: not a secret at all',
};

/** Whether an address is on this machine, where only sandboxes run. */
function isLocal(address: string): boolean {
  const { hostname } = new URL(address);
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname) || hostname.endsWith('.localhost');
}

/** Problems of settings that are individually valid but must not be combined, each with what to do about it. */
export function conflictsOf(settings: Settings): string[] {
  return [...conflictsOfAdyen(settings), ...conflictsOfSandboxes(settings), ...conflictsOfStore(settings)];
}

function* conflictsOfAdyen(settings: Settings): Iterable<string> {
  const { ADYEN_ENVIRONMENT, ADYEN_SANDBOX_URL, ADYEN_LIVE_URL_PREFIX, ADYEN_CLIENT_KEY, ADYEN_REGION } =
    settings;
  const live = ADYEN_ENVIRONMENT === 'LIVE';
  const liveKey = ADYEN_CLIENT_KEY.startsWith('live_');
  if (ADYEN_SANDBOX_URL && live)
    yield 'ADYEN_SANDBOX_URL with ADYEN_ENVIRONMENT=LIVE: remove ADYEN_SANDBOX_URL to take real payments';
  if (ADYEN_SANDBOX_URL && liveKey)
    yield 'ADYEN_SANDBOX_URL with a live_ ADYEN_CLIENT_KEY: use the sandbox client key';
  if (live && !ADYEN_LIVE_URL_PREFIX)
    yield 'ADYEN_LIVE_URL_PREFIX is missing: ADYEN_ENVIRONMENT=LIVE needs it';
  if (!live && ADYEN_LIVE_URL_PREFIX)
    yield 'ADYEN_LIVE_URL_PREFIX with ADYEN_ENVIRONMENT=TEST: set LIVE, or remove the prefix';
  if (!live && ADYEN_REGION !== 'eu')
    yield `ADYEN_REGION=${ADYEN_REGION} with ADYEN_ENVIRONMENT=TEST: test accounts have no region; remove it`;
  if (live !== liveKey && !ADYEN_SANDBOX_URL)
    yield `ADYEN_CLIENT_KEY does not belong to ADYEN_ENVIRONMENT=${ADYEN_ENVIRONMENT}: use the other key`;
}

/**
 * Both services are real or neither is: real orders must not be paid for with test cards, and real money must not pay
 * for orders that nobody sees.
 */
function* conflictsOfSandboxes(settings: Settings): Iterable<string> {
  const { ADYEN_SANDBOX_URL, COMMERCETOOLS_API_URL } = settings;
  const commerceSandboxed =
    isLocal(COMMERCETOOLS_API_URL) ||
    (ADYEN_SANDBOX_URL !== undefined &&
      new URL(ADYEN_SANDBOX_URL).origin === new URL(COMMERCETOOLS_API_URL).origin);
  const paymentSandboxed = ADYEN_SANDBOX_URL !== undefined;
  if (!commerceSandboxed && paymentSandboxed)
    yield 'ADYEN_SANDBOX_URL with a real COMMERCETOOLS_API_URL: orders would be paid for with test cards; remove ADYEN_SANDBOX_URL, or use the sandbox for both';
  if (commerceSandboxed && !paymentSandboxed)
    yield 'COMMERCETOOLS_API_URL is a sandbox on this machine, but payments go to Adyen: set ADYEN_SANDBOX_URL, or use a real project';
  if (commerceSandboxed && paymentSandboxed) return;
  for (const [name, published] of Object.entries(publishedSecrets)) {
    const values: readonly unknown[] = [Reflect.get(settings, name)].flat();
    if (values.includes(published))
      yield `${name} is the sandbox's, which is public: use ${name === 'SESSION_SECRET' ? 'at least 32 random characters' : 'your own'}`;
  }
}

function* conflictsOfStore({ STORE }: Settings): Iterable<string> {
  if (!storefrontIds.includes(STORE))
    yield `STORE=${STORE} is not a storefront: use one of ${storefrontIds.join(', ')}`;
}
