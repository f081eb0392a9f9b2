import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { beforeEach, expect, test } from 'vitest';
import { conditionCountries } from '../../redirects/types.ts';
import { inEmptyFolder } from '../../scripts/testing/in-empty-folder.ts';
import { makeFolder, readCountry, writeOut } from './command-line.ts';

inEmptyFolder();
beforeEach(async () => {
  await mkdir('folder');
  await writeFile('file', '');
});

test('a file is written, replacing an existing one', async () => {
  await writeOut('file', 'a');
  await writeOut('folder/file', Buffer.from('b'));
  expect(await readFile('file', 'utf8')).toBe('a');
  expect(await readFile('folder/file', 'utf8')).toBe('b');
});

test.each([
  ['nope/x.json', 'nope/x.json cannot be written: the folder nope does not exist. Create it first.'],
  ['folder', 'folder cannot be written: it is a folder. Specify a file in it.'],
  ['file/x.json', 'file/x.json cannot be written: file is a file, not a folder.'],
])('no file is written to %s', async (file, words) => {
  await expect(writeOut(file, 'a')).rejects.toThrow(new Error(words));
});

test('a folder is created, including its parents', async () => {
  await makeFolder('a/b');
  await makeFolder('a/b');
  await writeOut('a/b/c', '');
});

test.each(['file', 'file/folder'])('no folder is created at %s', async (folder) => {
  await expect(makeFolder(folder)).rejects.toThrow(
    new Error(`${folder} cannot be written: it is a file, or inside one. Specify a folder.`),
  );
});

test('an error without an explanation is not changed', async () => {
  await expect(writeOut('a\0', '')).rejects.toMatchObject({ code: 'ERR_INVALID_ARG_VALUE' });
});

test.each(['KR', 'kr', 'ch', 'AX'])('%s is a country', (text) => {
  expect(readCountry(text)).toBe(text.toLowerCase());
});

test('so is each country used in rules', () => {
  for (const code of conditionCountries) expect(readCountry(code)).toBe(code);
});

test.each(['sweden', '', 'k', 'k1', 'ß', 'en', 'zz', 'eu', 'xk', 'ac', 'ta'])(
  '%j is not a country, and the error describes a valid code',
  (text) => {
    expect(() => readCountry(text)).toThrow(`"${text}" is not a country code. A code has two letters`);
  },
);

test.each(['uk', 'UK'])('%s is rejected with the correct code', (text) => {
  expect(() => readCountry(text)).toThrow(`"${text}" is not a country code; use gb.`);
});
