import { expect, test } from 'vitest';
import { readEnvironment } from '../api/environment.ts';
import { settingsFor } from './environment.ts';

const options = { store: 'us', port: 8000, sandboxPort: 8080 } as const;

test('without settings the sandboxes stand in, and their settings are complete', () => {
  const { sandboxed, settings } = settingsFor(options, {});
  expect(sandboxed).toBe(true);
  expect(readEnvironment(settings)).toMatchObject({
    store: { id: 'us' },
    siteOrigin: 'http://localhost:8000',
    adyen: { sandboxUrl: 'http://localhost:8080' },
  });
});

test('one setting of a real service switches the sandboxes off, and what is missing is named', () => {
  const { sandboxed, settings } = settingsFor(options, { ADYEN_API_KEY: 'key' });
  expect(sandboxed).toBe(false);
  expect(() => readEnvironment(settings)).toThrow(/COMMERCETOOLS_PROJECT_KEY[\s\S]*ADYEN_HMAC_KEY/);
});
