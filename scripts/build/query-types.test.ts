import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { firstTarget } from './build-target.ts';
import { inEmptyFolder, writeFiles } from '../testing/in-empty-folder.ts';
import { queryTypes, queryTypesOf, expectQueryTypes, updateQueryTypes } from './query-types.ts';

inEmptyFolder();

const written = queryTypesOf(firstTarget);

test('the committed types must be those that the build wrote', async () => {
  await writeFiles({ [queryTypes]: 'old', [written]: 'new' });
  await expect(expectQueryTypes()).rejects.toThrow('npm run build -- --types');
  await updateQueryTypes();
  expect(await readFile(queryTypes, 'utf8')).toBe('new');
  await expect(expectQueryTypes()).resolves.toBeUndefined();
});

test('without a build, they cannot be checked', async () => {
  await writeFiles({ [queryTypes]: 'old' });
  await expect(expectQueryTypes()).rejects.toThrow('npm run build -- --types');
});
