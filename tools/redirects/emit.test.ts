import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { inEmptyFolder } from '../../tests/in-empty-folder.ts';
import { emitCommand, exportCommand } from './emit.ts';
import { readRulesFile } from './rules-file.ts';
import { redirectsOf } from './site.ts';

inEmptyFolder();

async function printed(command: typeof emitCommand, ...args: string[]): Promise<string> {
  const print = vi.fn();
  expect(await command(args, print)).toBe(0);
  return print.mock.calls.join('');
}

test('export prints every rule of a storefront', async () => {
  const rules = JSON.parse(await printed(exportCommand, '--store', 'kr')) as unknown;
  expect(rules).toEqual(redirectsOf('kr').compiled.map(({ rule }) => rule));
});

test('export into a file says how many there are', async () => {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  await exportCommand(['--out', 'rules.json']);
  const { length } = redirectsOf('us').compiled;
  expect(readRulesFile('rules.json')).toHaveLength(length);
  expect(log).toHaveBeenCalledWith(`${length} rules in rules.json.`);
});

test.each([
  ['netlify', /^\/redirects\/gift-guide\/ {2}https:\/\/se\.\S+ {2}301 {2}Country=se$/m],
  ['nginx', /gift-guide/],
  ['cloudflare', /export\s*\{\s*\w+ as default\s*\}|export default/],
  ['json', /^\[\n {2}\{"fromPath":/],
])('emit %s prints it', async (host, form) => {
  expect(await printed(emitCommand, host)).toMatch(form);
});

test.each([
  [['apache'], 'There is no form for "apache"; there are netlify, nginx, cloudflare, json.'],
  [[], 'The host is missing.'],
  [['json', '--out', 'nope/rules.json'], 'there is no folder nope. Make it first.'],
  [['json', '--out', '.'], 'it is a folder. Name a file in it.'],
  [['json', '--stor', 'us'], "Unknown option '--stor'"],
  [['json', '--store', 'xx'], 'There is no storefront "xx". There are: us, gb,'],
])('emit %j says what is wrong', async (args, message) => {
  await expect(emitCommand(args)).rejects.toThrow(message);
});

test('the files are what is printed', async () => {
  vi.spyOn(console, 'log').mockReturnValue();
  await emitCommand(['netlify', '--out', '_redirects']);
  expect(readFileSync('_redirects', 'utf8')).toBe(await printed(emitCommand, 'netlify'));
});
