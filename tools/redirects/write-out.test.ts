import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { beforeEach, expect, test } from 'vitest';
import { inEmptyFolder } from '../../tests/in-empty-folder.ts';
import { makeFolder, writeOut } from './write-out.ts';

inEmptyFolder();
beforeEach(async () => {
  await mkdir('folder');
  await writeFile('file', '');
});

test('a file is written, and one that is there is replaced', async () => {
  await writeOut('file', 'a');
  await writeOut('folder/file', Buffer.from('b'));
  expect(await readFile('file', 'utf8')).toBe('a');
  expect(await readFile('folder/file', 'utf8')).toBe('b');
});

test.each([
  ['nope/x.json', 'nope/x.json cannot be written: there is no folder nope. Make it first.'],
  ['folder', 'folder cannot be written: it is a folder. Name a file in it.'],
  ['file/x.json', 'file/x.json cannot be written: file is a file, not a folder.'],
])('no file is written to %s', async (file, words) => {
  await expect(writeOut(file, 'a')).rejects.toThrow(new Error(words));
});

test('a folder is made with those above it', async () => {
  await makeFolder('a/b');
  await makeFolder('a/b');
  await writeOut('a/b/c', '');
});

test.each(['file', 'file/folder'])('no folder is made at %s', async (folder) => {
  await expect(makeFolder(folder)).rejects.toThrow(
    new Error(`${folder} cannot be written: it is a file, or lies in one. Name a folder.`),
  );
});

test('an error without words stays as it is', async () => {
  await expect(writeOut('a\0', '')).rejects.toMatchObject({ code: 'ERR_INVALID_ARG_VALUE' });
});
