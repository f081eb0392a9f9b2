/** The settings that name a live Adyen account. */
const isLiveSetting = (name: string, value: string): boolean =>
  (/ADYEN_ENVIRONMENT$/.test(name) && /^live/i.test(value)) ||
  (/ADYEN_LIVE_URL_PREFIX$/.test(name) && value !== '') ||
  (/ADYEN/.test(name) && value.startsWith('live_'));

/**
 * Keeps the stand-in, which reads card numbers in the clear, away from anything live.
 * @param environment the process's environment variables
 * @throws Error naming every live setting found, without its value
 */
export function refuseLiveSettings(environment: Readonly<Record<string, string | undefined>>): void {
  const live = Object.entries(environment)
    .filter(([name, value]) => value !== undefined && isLiveSetting(name, value))
    .map(([name]) => name);
  if (live.length > 0) {
    throw new Error(`The Adyen sandbox does not run beside live settings; unset ${live.join(', ')}`);
  }
}
