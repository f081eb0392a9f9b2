import { expect, it } from 'vitest';
import { sandboxEnvironment } from './environment.ts';
import { liveSettings } from './live-settings.ts';

it('finds every live setting and nothing else', () => {
  expect(
    liveSettings({
      ADYEN_ENVIRONMENT: 'live',
      ADYEN_CLIENT_KEY: 'live_ABC',
      ADYEN_LIVE_URL_PREFIX: '1797a841fbb37ca7-Shop',
      COMMERCETOOLS_API_URL: 'https://api.europe-west1.gcp.commercetools.com',
      COMMERCETOOLS_AUTH_URL: 'https://localhost.example.com',
      PATH: '/bin',
      EMPTY: undefined,
    }),
  ).toEqual([
    'ADYEN_ENVIRONMENT',
    'ADYEN_CLIENT_KEY',
    'ADYEN_LIVE_URL_PREFIX',
    'COMMERCETOOLS_API_URL',
    'COMMERCETOOLS_AUTH_URL',
  ]);
});

it("lets the sandbox's own settings pass", () => {
  expect(liveSettings(sandboxEnvironment(8080))).toEqual([]);
});
