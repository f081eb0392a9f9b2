import { expect, test } from 'vitest';
import { readEnvironment } from '../../api/context/environment.ts';
import { brand } from '../../brands/build.ts';
import { settingsFor } from './environment.ts';

const [{ id: store }] = brand.storefronts;
const options = { store, port: 8000, sandboxPort: 8080, sandboxMailPort: 2525 };

test('without settings, the sandboxes are used, and their settings are complete', () => {
  const { sandboxed, settings } = settingsFor(options, {});
  expect(sandboxed).toBe(true);
  expect(readEnvironment(settings)).toMatchObject({
    store: { id: store },
    origins: expect.arrayContaining(['http://localhost:8000', `http://${store}.localhost:8000`]) as unknown,
    adyen: { sandboxUrl: 'http://localhost:8080' },
  });
});

test('given origins are kept', () => {
  const given = 'https://{store}.preview.example';
  expect(settingsFor(options, { STOREFRONT_ORIGINS: given }).settings).toMatchObject({
    STOREFRONT_ORIGINS: given,
  });
});

test('real services build for the production origins, unless others are given', () => {
  const real = { ADYEN_API_KEY: 'key' };
  expect(settingsFor(options, real).settings).not.toHaveProperty('STOREFRONT_ORIGINS');
  const given = { ...real, STOREFRONT_ORIGINS: 'https://{store}.preview.example' };
  expect(settingsFor(options, given).settings).toMatchObject(given);
});

test.each([
  [{}, 'http://localhost:8000'],
  [{ SITE_ORIGIN: 'https://preview.example' }, 'https://preview.example'],
])('the site may be elsewhere: %j', (env, origin) => {
  expect(settingsFor(options, env).settings.SITE_ORIGIN).toBe(origin);
});

test('a single setting of a real service turns the sandboxes off, and missing settings are reported', () => {
  const { sandboxed, settings } = settingsFor(options, { ADYEN_API_KEY: 'key' });
  expect(sandboxed).toBe(false);
  expect(() => readEnvironment(settings)).toThrow(/COMMERCETOOLS_PROJECT_KEY[\s\S]*ADYEN_HMAC_KEY/);
});
