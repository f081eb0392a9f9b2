import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';

const start = (...args: string[]) =>
  spawn(process.execPath, ['--disable-warning=MODULE_TYPELESS_PACKAGE_JSON', 'tools/redirects.ts', ...args]);

/** How a process ends and what it prints as errors. */
async function endOf(child: ReturnType<typeof start>) {
  let errors = '';
  child.stderr.on('data', (text) => (errors += String(text)));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, errors };
}

test('reading only the beginning of the output is not a failure', { timeout: 60_000 }, async () => {
  const child = start('export');
  child.stdout.destroy();
  expect(await endOf(child)).toEqual({ code: 0, errors: '' });
});

test('a mistake is reported without its stack trace', { timeout: 60_000 }, async () => {
  expect(await endOf(start('check-links', 'nope.csv'))).toEqual({
    code: 1,
    errors: 'File not found: nope.csv\n',
  });
});

test('the result of a command is the exit code', { timeout: 60_000 }, async () => {
  expect(await endOf(start('explain', '/redirects/nope'))).toEqual({ code: 1, errors: '' });
});
