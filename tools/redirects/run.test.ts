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

test.each([[], ['help'], ['--help'], ['-h']])('%j names every command', async (...args) => {
  const { code, text } = await run(...args);
  expect(code).toBe(0);
  for (const name of names) expect(text).toMatch(new RegExp(`^  ${name} .*\\n {6}[A-Z].*\\.$`, 'm'));
});

test.each(names.flatMap((name) => [[name, '--help'] as const, [name, 'x', '-h'] as const]))(
  '%s %s prints its help',
  async (name, ...args) => {
    const { code, text } = await run(name, ...args);
    expect(code).toBe(0);
    expect(text).toMatch(/^npm run redirects -- .*\n\n[A-Z].*\.$/);
    expect(text).toContain(usageOf(name));
  },
);

test.each(['lnt', 'toString', '--colour'])(
  'the unknown command %s is named, with those there are',
  async (name) => {
    await expect(run(name)).rejects.toThrow(
      new RegExp(`^Unknown command "${name}"\\.\\n[^]*npm run redirects -- COMMAND[^]*check-links`),
    );
  },
);

test.each(names)('%s shows the usage its help shows', async (name) => {
  await expect(run(name, '--colour', 'red')).rejects.toThrow(
    new Error(`Unknown option '--colour'\nUsage: ${usageOf(name)}`),
  );
});

test.each([
  ['explain', 'The link is missing.'],
  ['qr', 'The link is missing.'],
  ['check-links', 'The list is missing.'],
] as const)('%s without its argument: %s', async (name, words) => {
  await expect(run(name)).rejects.toThrow(new Error(`${words}\nUsage: ${usageOf(name)}`));
});

const none = () => Promise.resolve(null);
const some = () => Promise.resolve('campaigns.ts:3  types  Cannot find name.');

/** What a promise fails with. */
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

test.each(ofLanguage)('%s: what TypeScript says about the table', async (error) => {
  expect(await inWords(error, some)).toBe(await some());
});

test.each(ofLanguage)('%s: the place, where TypeScript has nothing to say', async (error) => {
  expect(await inWords(error, none)).toMatch(/run\.test\.ts:\d+/);
  expect(await inWords(error, () => Promise.reject(new Error('no tsc')))).toBe(error.stack);
});

test('an import of a file that is not there', async () => {
  const error = Object.assign(new Error('Cannot find module'), { code: 'ERR_MODULE_NOT_FOUND' });
  expect(await inWords(error, some)).toBe(await some());
});

test.each([
  [new Error('One at a time.'), 'One at a time.'],
  ['words', 'words'],
])('%s is said as it is', async (error, words) => {
  expect(await inWords(error, some)).toBe(words);
});

test('files that cannot be read', async () => {
  expect(await inWords(await failureOf(readFile('nope.csv')), some)).toBe('File not found: nope.csv');
  expect(await inWords(await failureOf(readFile('.')), some)).toBe('Expected a file, not a folder.');
});
