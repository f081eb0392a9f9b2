import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { inWords } from './run.ts';

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
