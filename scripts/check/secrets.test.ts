import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { secretsIn } from './secrets.ts';

test('a secret is found by its value and by its name', () => {
  const folder = mkdtempSync(join(tmpdir(), 'build-'));
  writeFileSync(join(folder, 'clean.js'), 'const key = "pub.v2.123"');
  writeFileSync(join(folder, 'value.js'), 'const key = "s3cret-value"');
  writeFileSync(join(folder, 'name.js.map'), 'process.env.ADYEN_HMAC_KEY');
  const found = secretsIn(folder, { ADYEN_API_KEY: 's3cret-value', ADYEN_HMAC_KEY: 'ab' });
  expect(found.map((line) => line.replace(folder, '')).sort()).toEqual([
    '/name.js.map: ADYEN_HMAC_KEY',
    '/value.js: ADYEN_API_KEY',
  ]);
  rmSync(folder, { recursive: true });
});
