const isLocal = (url: string): boolean =>
  URL.canParse(url) && ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname);

const isLive = (name: string, value: string): boolean =>
  (name === 'ADYEN_ENVIRONMENT' && value.toUpperCase() === 'LIVE') ||
  (name === 'ADYEN_LIVE_URL_PREFIX' && value !== '') ||
  (/^COMMERCETOOLS_(API|AUTH)_URL$/.test(name) && value !== '' && !isLocal(value)) ||
  (name === 'KLAVIYO_API_URL' && value !== '' && !isLocal(value)) ||
  // Klaviyo has no test accounts: a key of its own is a real one.
  (name === 'KLAVIYO_API_KEY' && value.startsWith('pk_')) ||
  value.startsWith('live_');

/**
 * Keeps the sandbox, which reads card numbers in plain text, away from anything live: what looks like a test shop must
 * not be able to take real money, nor vice versa.
 * @param environment the process's environment variables
 * @throws Error with the code LIVE_SETTINGS that lists every live setting found, without its value
 */
export function refuseLiveSettings(environment: Readonly<Record<string, string | undefined>>): void {
  const live = Object.entries(environment).flatMap(([name, value]) =>
    isLive(name, value ?? '') ? [name] : [],
  );
  if (live.length > 0) {
    const message = `The sandbox does not run alongside settings for live services. Unset: ${live.join(', ')}`;
    throw Object.assign(new Error(message), { code: 'LIVE_SETTINGS' });
  }
}
