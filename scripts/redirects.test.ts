import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';

test('whoever reads only the beginning of the output sees no failure', { timeout: 60_000 }, async () => {
  const flag = '--disable-warning=MODULE_TYPELESS_PACKAGE_JSON';
  const child = spawn(process.execPath, [flag, 'scripts/redirects.ts', 'emit', 'nginx']);
  child.stdout.destroy();
  let errors = '';
  child.stderr.on('data', (text) => (errors += String(text)));
  const [code] = (await once(child, 'close')) as [number | null];
  expect({ code, errors }).toEqual({ code: 0, errors: '' });
});
