import { expect, test } from 'vitest';
import { inEmptyFolder, writeFiles } from '../../tests/in-empty-folder.ts';
import { expectNoSourceMaps, secretsIn } from './secrets.ts';

inEmptyFolder();

test('a secret is found by its value or its name', async () => {
  await writeFiles({
    'build/clean.js': 'const key = "pub.v2.123"',
    'build/value.js': 'const key = "s3cret-value"',
    'build/name.js.map': 'process.env.ADYEN_HMAC_KEY',
  });
  const found = secretsIn('build', { ADYEN_API_KEY: 's3cret-value', ADYEN_HMAC_KEY: 'ab' });
  expect(found.sort()).toEqual(['build/name.js.map: ADYEN_HMAC_KEY', 'build/value.js: ADYEN_API_KEY']);
});

test('a source map anywhere in a build is a mistake', async () => {
  await writeFiles({ 'build/app-1.js': 'map()' });
  expect(() => expectNoSourceMaps('build')).not.toThrow();
  await writeFiles({ 'build/static/app-1.js.map': '{}' });
  expect(() => expectNoSourceMaps('build')).toThrow('build/static/app-1.js.map');
});
