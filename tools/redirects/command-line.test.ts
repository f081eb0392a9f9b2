import { mkdir, writeFile } from 'node:fs/promises';
import { beforeEach, expect, test } from 'vitest';
import { inEmptyFolder } from '../../scripts/testing/in-empty-folder.ts';
import { makeFolder, readCountry, writeOut } from './command-line.ts';

inEmptyFolder();
beforeEach(async () => {
  await mkdir('folder');
  await writeFile('file', '');
});

test.each([
  ['nope/x.json', 'nope/x.json cannot be written: the folder nope does not exist. Create it first.'],
  ['folder', 'folder cannot be written: it is a folder. Specify a file in it.'],
  ['file/x.json', 'file/x.json cannot be written: file is a file, not a folder.'],
])('no file is written to %s', async (file, words) => {
  await expect(writeOut(file, 'a')).rejects.toThrow(new Error(words));
});

test('no folder is created where a file is', async () => {
  await expect(makeFolder('file')).rejects.toThrow(
    new Error('file cannot be written: it is a file, or inside one. Specify a folder.'),
  );
});

test.each(['kr', 'ch'])('%s is a country', (text) => {
  expect(readCountry(text)).toBe(text.toLowerCase());
});

test.each(['sweden', 'en', 'zz', 'eu', 'xk'])(
  '%j is not a country, and the error describes a valid code',
  (text) => {
    expect(() => readCountry(text)).toThrow(`"${text}" is not a country code. A code has two letters`);
  },
);

test('uk is rejected with the correct code', () => {
  expect(() => readCountry('uk')).toThrow('"uk" is not a country code; use gb.');
});
