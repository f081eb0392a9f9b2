import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inEmptyFolder, writeFiles } from '../testing/in-empty-folder.ts';
import { expectNoSecretValues, expectPublishable, secretsIn } from './published-files.ts';
import { mkdirSync } from 'node:fs';
import { brand } from '../../brands/build.ts';
import { settingsSchema } from '../../api/context/environment-settings.ts';
import { serverSettings } from '../../hosts/node/server-settings.ts';
import { setupSettings } from '../../launch/setup/settings.ts';
import { buildVariables } from '../../gatsby/environment.ts';
import { publishedSecrets, secretSettings } from '../../settings/shared-settings.ts';

inEmptyFolder();

const maker = '/home/builder/shop';
const digest = '0123456789abcdef0123';
const check = () => expectPublishable('dist/us', {}, maker);
const publish = (...paths: readonly string[]) =>
  writeFiles(Object.fromEntries(paths.map((path) => [`dist/us/${path}`, 'text'])));

test.each([
  'webpack.stats.json',
  `app-${digest}.js.map`,
  'static/app-1.js.map',
  '_gatsby/slices/_gatsby-scripts-1.html',
  '.built-from',
  'catalogue.csv',
])('a file of the build is a mistake: %s', async (path) => {
  await publish('index.html', path);
  expect(check).toThrow(`dist/us/${path}: is not a kind`);
});

test('what is in the brand’s static/ may be published, whatever it is', async () => {
  await publish('.well-known/assetlinks.json');
  expect(check).toThrow('assetlinks.json');
  await writeFiles({ [`${brand.folder}/static/.well-known/assetlinks.json`]: '' });
  expect(check).not.toThrow();
});

test('a path of the machine is a mistake, in text and escaped', async () => {
  await publish('index.html');
  await writeFiles({ [`dist/us/app-${digest}.js`]: `f({script:"${maker}/.builds/lane-1/part.js"})` });
  expect(check).toThrow(`app-${digest}.js: contains the path`);
  await writeFiles({ [`dist/us/app-${digest}.js`]: String.raw`f("C:\\build\\shop\\part.js")` });
  expect(() => expectPublishable('dist/us', {}, String.raw`C:\build\shop`)).toThrow('contains the path');
});

test('a secret is found by its value or its name', async () => {
  await writeFiles({
    'build/clean.js': 'const key = "pub.v2.123"',
    'build/value.js': 'const key = "s3cret-value"',
    'build/name.js.map': 'process.env.ADYEN_HMAC_KEY',
  });
  const found = secretsIn('build', { ADYEN_API_KEY: 's3cret-value', ADYEN_HMAC_KEY: 'ab' });
  expect(found.sort()).toEqual(['build/name.js.map: ADYEN_HMAC_KEY', 'build/value.js: ADYEN_API_KEY']);
});

test('a package may contain the names of settings and the demo’s public secrets, but no other secret', async () => {
  const { ADYEN_API_KEY = '' } = publishedSecrets;
  await writeFiles({ 'package/server.mjs': `refuse("ADYEN_API_KEY", "${ADYEN_API_KEY}")` });
  expect(() => expectNoSecretValues('package', { ADYEN_API_KEY })).not.toThrow();
  await writeFiles({ 'package/server.mjs': `key = "${Buffer.from('s3cret-value').toString('base64')}"` });
  expect(() => expectNoSecretValues('package', { ADYEN_API_KEY: `${ADYEN_API_KEY},s3cret-value` })).toThrow(
    'package/server.mjs: ADYEN_API_KEY',
  );
});

test('a setting that is empty, or a list with an empty part, is not found everywhere', async () => {
  await writeFiles({ 'build/clean.js': 'const key = "pub.v2.123"' });
  expect(secretsIn('build', { ADYEN_API_KEY: '', SESSION_SECRET: 'old-secret-value,' })).toEqual([]);
});

test('of a list of secrets, the old one is found alone', async () => {
  await writeFiles({ 'build/app.js': 'const key = "old-secret"' });
  for (const name of ['ADYEN_HMAC_KEY', 'SESSION_SECRET'])
    expect(secretsIn('build', { [name]: 'new-secret, old-secret' })).toEqual([`build/app.js: ${name}`]);
});

test.each(['_headers', '_redirects', 'sw.mjs', 'deep/.well-known/security.txt', 'picture.avif'])(
  'a secret is found in %s',
  async (file) => {
    await writeFiles({ [`build/${file}`]: '\0\u{feff}s3cret-value' });
    expect(secretsIn('build', { ADYEN_API_KEY: 's3cret-value' })).toEqual([`build/${file}: ADYEN_API_KEY`]);
  },
);

test('a secret is found however a build writes it down', async () => {
  mkdirSync('build');
  const text = fc.string({ unit: 'grapheme', minLength: 12, maxLength: 40 });
  const secretText = text.filter((value) => !value.includes(',') && value.trim() === value);
  const written = fc.constantFrom<(secret: string) => string>(
    (secret) => secret,
    (secret) => JSON.stringify({ secret }),
    (secret) => encodeURIComponent(secret),
    (secret) => Buffer.from(secret).toString('base64'),
    (secret) => Buffer.from(secret).toString('base64url'),
  );
  await fc.assert(
    fc.asyncProperty(secretText, text, text, written, async (secret, before, after, write) => {
      await writeFiles({ 'build/app.js': write(`${before}${secret}${after}`) });
      expect(secretsIn('build', { SESSION_SECRET: secret })).toEqual(['build/app.js: SESSION_SECRET']);
    }),
    { numRuns: 200 },
  );
});

test('every setting with the name of a secret is searched for, except for keys that browsers know', () => {
  const schemas = [settingsSchema, serverSettings, setupSettings];
  const names = [...schemas.flatMap(({ shape }) => Object.keys(shape)), ...buildVariables];
  const secret = names.filter((name) =>
    /SECRET|KEY|TOKEN|PASSWORD|HEADERS|^(MAIL|BUILD_HOOK|RETURN_LABELS)_URL$/.test(name),
  );
  // The key ID of a storage is in the addresses that browsers upload to.
  const known = ['COMMERCETOOLS_PROJECT_KEY', 'ADYEN_CLIENT_KEY', 'KLEVU_KEYS', 'FILES_S3_ACCESS_KEY_ID'];
  expect([...secretSettings].sort()).toEqual(
    [...new Set(secret)].filter((name) => !known.includes(name)).sort(),
  );
});
