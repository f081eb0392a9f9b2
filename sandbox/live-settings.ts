const isLocal = (url: string): boolean =>
  URL.canParse(url) && ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname);

const isLive = (name: string, value: string): boolean =>
  (name === 'ADYEN_ENVIRONMENT' && value.toUpperCase() === 'LIVE') ||
  (name === 'ADYEN_LIVE_URL_PREFIX' && value !== '') ||
  (/^COMMERCETOOLS_(API|AUTH)_URL$/.test(name) && value !== '' && !isLocal(value)) ||
  value.startsWith('live_');

/**
 * Names of the settings in `environment` that belong to live services. The sandbox refuses to run
 * beside one: what looks like a test shop must not be able to take real money, nor the other way
 * round.
 */
export function liveSettings(environment: Readonly<Record<string, string | undefined>>): string[] {
  return Object.entries(environment).flatMap(([name, value]) => (isLive(name, value ?? '') ? [name] : []));
}
