import { afterEach, expect, test, vi } from 'vitest';
import { parseCommand } from './command-line.ts';

afterEach(() => vi.unstubAllEnvs());

const parse = (...args: string[]) =>
  parseCommand('npm run redirects -- explain', {
    args,
    allowPositionals: true,
    options: { store: { type: 'string', default: 'us' }, json: { type: 'boolean' } },
  });

test.each([
  ['--store', 'npm_config_store', 'true', ['kr']],
  ['--store', 'npm_config_store', 'kr', []],
  ['--json', 'npm_config_json', 'true', ['--store', 'kr']],
])('a %s that npm consumed must be written after two dashes', (flag, variable, value, args) => {
  vi.stubEnv(variable, value);
  expect(() => parse(...args)).toThrow(
    new Error(`npm consumed ${flag} itself. Put -- after redirects.\nUsage: npm run redirects -- explain`),
  );
});

test.each([
  ['npm_config_store', 'kr', ['--store', 'se']],
  ['npm_config_store', 'kr', ['--store=se']],
  ['npm_config_json', '', ['--store', 'se']],
  ['npm_config_cache', '/x', ['--store', 'se']],
])('%s=%s is not a mistake with %j', (variable, value, args) => {
  vi.stubEnv(variable, value);
  expect(parse(...args).values.store).toBe('se');
});
