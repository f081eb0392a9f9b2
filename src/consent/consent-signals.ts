import type { ConsentCategory } from './inventory.ts';

/** The category each signal of Google's consent mode, version 2, depends on. */
const signalCategories = {
  ad_storage: 'marketing',
  ad_user_data: 'marketing',
  ad_personalization: 'marketing',
  analytics_storage: 'statistics',
  functionality_storage: 'functional',
  personalization_storage: 'functional',
  security_storage: 'strict',
} as const satisfies Record<string, ConsentCategory>;

/** What a tag manager's `consent` command takes: https://developers.google.com/tag-platform/security/guides/consent */
export type ConsentSignals = Record<keyof typeof signalCategories, 'granted' | 'denied'>;

/** The signals for a visitor who agreed to these categories. */
export function consentSignals(granted: ReadonlySet<ConsentCategory>): ConsentSignals {
  return Object.fromEntries(
    Object.entries(signalCategories).map(([signal, category]) => [
      signal,
      granted.has(category) ? 'granted' : 'denied',
    ]),
  ) as ConsentSignals;
}
