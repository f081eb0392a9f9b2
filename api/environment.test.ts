import { describe, expect, it } from 'vitest';
import { EnvironmentError, readEnvironment } from './environment.ts';
import { settings } from './testing/fake-shop-api.ts';

const without = (name: string) =>
  Object.fromEntries(Object.entries(settings).filter(([key]) => key !== name));
const messageOf = (env: Record<string, string | undefined>): string => {
  try {
    readEnvironment(env);
  } catch (error) {
    if (error instanceof EnvironmentError) return error.message;
    throw error;
  }
  return '';
};

describe('the environment of the shop API', () => {
  it('reads a complete sandbox environment', () => {
    const environment = readEnvironment(settings);
    expect(environment.store.id).toBe('de');
    expect(environment.adyen.sandboxUrl).toBe('http://localhost:8080');
    expect(environment.siteOrigin).toBeNull();
  });

  it('lists all missing settings together', () => {
    const message = messageOf({});
    for (const name of Object.keys(settings).filter((key) => key !== 'ADYEN_SANDBOX_URL')) {
      expect(message).toContain(name);
    }
  });

  it('treats an empty setting as missing', () => {
    expect(messageOf({ ...settings, SESSION_SECRET: '' })).toContain('SESSION_SECRET is missing');
    expect(readEnvironment({ ...settings, SITE_ORIGIN: '' }).siteOrigin).toBeNull();
  });

  it.each([
    [{ ADYEN_ENVIRONMENT: 'LIVE', ADYEN_LIVE_URL_PREFIX: 'x' }, 'remove ADYEN_SANDBOX_URL'],
    [{ ADYEN_CLIENT_KEY: 'live_KEY' }, 'ADYEN_SANDBOX_URL with a live_ ADYEN_CLIENT_KEY'],
    [{ ADYEN_LIVE_URL_PREFIX: 'x' }, 'ADYEN_LIVE_URL_PREFIX with ADYEN_ENVIRONMENT=TEST'],
    [{ SESSION_SECRET: 'short' }, 'SESSION_SECRET must have at least 32'],
    [{ ADYEN_HMAC_KEY: 'zz' }, 'ADYEN_HMAC_KEY must be 64 hex'],
    [{ STORE: 'mars' }, 'STORE=mars is not a storefront'],
    [{ COMMERCETOOLS_API_URL: 'localhost' }, 'COMMERCETOOLS_API_URL must be a URL'],
  ])('rejects %j', (change, reason) => {
    expect(messageOf({ ...settings, ...change })).toContain(reason);
  });

  it('rejects a live environment without its host prefix, or with a test key', () => {
    const live = { ...without('ADYEN_SANDBOX_URL'), ADYEN_ENVIRONMENT: 'LIVE' };
    expect(messageOf({ ...live, ADYEN_CLIENT_KEY: 'live_KEY' })).toContain(
      'ADYEN_LIVE_URL_PREFIX is missing',
    );
    const prefixed = { ...live, ADYEN_LIVE_URL_PREFIX: 'prefix' };
    expect(messageOf({ ...prefixed, ADYEN_CLIENT_KEY: 'test_KEY' })).toContain('ADYEN_CLIENT_KEY');
    expect(messageOf({ ...prefixed, ADYEN_CLIENT_KEY: 'live_KEY' })).toBe('');
  });
});
