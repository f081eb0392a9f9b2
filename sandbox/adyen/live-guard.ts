import { liveSettings } from '../live-settings.ts';

/**
 * Keeps the stand-in, which reads card numbers in the clear, away from anything live.
 * @param environment the process's environment variables
 * @throws Error naming every live setting found, without its value
 */
export function refuseLiveSettings(environment: Readonly<Record<string, string | undefined>>): void {
  const live = liveSettings(environment);
  if (live.length > 0) {
    throw new Error(`The Adyen sandbox does not run beside live settings; unset ${live.join(', ')}`);
  }
}
