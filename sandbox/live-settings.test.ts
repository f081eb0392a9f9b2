import { expect, test } from 'vitest';
import { refuseLiveSettings } from './live-settings.ts';

test('every live setting prevents the sandbox from starting, and nothing else does', () => {
  expect(() =>
    refuseLiveSettings({
      ADYEN_ENVIRONMENT: 'live',
      ADYEN_CLIENT_KEY: 'live_ABC',
      ADYEN_LIVE_URL_PREFIX: '1797a841fbb37ca7-Shop',
      COMMERCETOOLS_API_URL: 'https://api.europe-west1.gcp.commercetools.com',
      COMMERCETOOLS_AUTH_URL: 'https://localhost.example.com',
      KLAVIYO_API_KEY: 'pk_abc',
      KLAVIYO_API_URL: 'https://a.klaviyo.com',
      PATH: '/bin',
      EMPTY: undefined,
    }),
  ).toThrow(
    /Unset: ADYEN_ENVIRONMENT, ADYEN_CLIENT_KEY, ADYEN_LIVE_URL_PREFIX, COMMERCETOOLS_API_URL, COMMERCETOOLS_AUTH_URL, KLAVIYO_API_KEY, KLAVIYO_API_URL$/,
  );
});

test('settings of test accounts and of this machine pass', () => {
  expect(() =>
    refuseLiveSettings({
      ADYEN_ENVIRONMENT: 'TEST',
      ADYEN_CLIENT_KEY: 'sandbox_LOCAL',
      COMMERCETOOLS_API_URL: 'http://localhost:8080/commercetools',
      COMMERCETOOLS_AUTH_URL: 'http://127.0.0.1:8080/commercetools',
      KLAVIYO_API_KEY: 'sandbox-klaviyo-key',
      KLAVIYO_API_URL: 'http://localhost:8080/klaviyo',
    }),
  ).not.toThrow();
});
