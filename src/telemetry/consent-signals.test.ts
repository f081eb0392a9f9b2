import { expect, test } from 'vitest';
import { consentSignals } from './tag-manager.ts';
import type { ConsentCategory } from '../consent/inventory.ts';

const allowed = (...categories: ConsentCategory[]) =>
  Object.entries(consentSignals(new Set(['strict', ...categories])))
    .filter(([, value]) => value === 'granted')
    .map(([signal]) => signal);

test.each([
  [[], []],
  [['functional'], ['functionality_storage', 'personalization_storage']],
  [['statistics'], ['analytics_storage']],
  [['marketing'], ['ad_storage', 'ad_user_data', 'ad_personalization']],
] as const)('%j allows %j, and always what security needs', (granted, signals) => {
  expect(allowed(...granted).toSorted()).toEqual([...signals, 'security_storage'].toSorted());
});
