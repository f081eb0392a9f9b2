import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { inWords } from './in-words.ts';

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
  expect(await inWords(error, none)).toMatch(/in-words\.test\.ts:\d+/);
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
  expect(await inWords(await failureOf(readFile('nope.csv')), some)).toBe('There is no file nope.csv here.');
  expect(await inWords(await failureOf(readFile('.')), some)).toBe('A file is wanted, not a folder.');
});
