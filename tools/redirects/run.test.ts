import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { isCommandName, usageOf } from './command-line.ts';
import { commands, inWords, runCommand } from './run.ts';

const names = Object.keys(commands).filter(isCommandName);

async function run(...args: string[]) {
  const printed: string[] = [];
  const code = await runCommand(args, (text) => printed.push(text));
  return { code, text: printed.join('\n') };
}

test.each([[], ['help'], ['--help'], ['-h']])('%j lists every command', async (...args) => {
  const { code, text } = await run(...args);
  expect(code).toBe(0);
  for (const name of names) expect(text).toMatch(new RegExp(`^  ${name} .*\\n {6}[A-Z].*\\.$`, 'm'));
});

test('an unknown command is reported, with the existing ones', async () => {
  await expect(run('lnt')).rejects.toThrow(
    /^Unknown command "lnt"\.\n[^]*npm run redirects -- COMMAND[^]*check-links/,
  );
});

test.each(names)('%s shows the usage its help shows', async (name) => {
  await expect(run(name, '--colour', 'red')).rejects.toThrow(
    new Error(`Unknown option '--colour'\nUsage: ${usageOf(name)}`),
  );
});
const some = () => Promise.resolve('campaigns.ts:3  types  Cannot find name.');

/** The error of a promise. */
const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => error,
  );

const ofLanguage = [
  new SyntaxError('comma'),
  new ReferenceError('qrCode is not defined'),
  new TypeError('null'),
];

test.each(ofLanguage)('%s: what TypeScript reports about the table', async (error) => {
  expect(await inWords(error, some)).toBe(await some());
});

test('files that cannot be read', async () => {
  expect(await inWords(await failureOf(readFile('nope.csv')), some)).toBe('File not found: nope.csv');
  expect(await inWords(await failureOf(readFile('.')), some)).toBe('Expected a file, not a folder.');
});
