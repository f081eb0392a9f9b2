import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { inEmptyFolder, writeFiles } from '../tests/in-empty-folder.ts';
import { buildInputs } from './build-inputs.ts';
import { makeWorkplace, removeWorkplace } from './workplace.ts';

inEmptyFolder();

const isFile = (input: string) => /\.(json|tsx?)$/.test(input);

beforeEach(async () => {
  const inputs = buildInputs.map(
    (input) => [isFile(input) ? input : `${input}/deep/file.ts`, input] as const,
  );
  await writeFiles({
    ...Object.fromEntries(inputs),
    'tsconfig.json': '{}',
    'node_modules/gatsby/cli.js': 'gatsby',
    'scripts/build.ts': '',
  });
});

test('it holds copies of everything Gatsby builds from, and nothing else of the project', async () => {
  const folder = await makeWorkplace('us');
  expect((await readdir(folder)).sort()).toEqual(
    [...buildInputs.filter((input) => !input.startsWith('sandbox/')), 'tsconfig.json', 'node_modules'].sort(),
  );
  expect(await readFile(join(folder, 'src/deep/file.ts'), 'utf8')).toBe('src');
  await writeFile(join(folder, 'src/deep/file.ts'), 'changed');
  expect(await readFile('src/deep/file.ts', 'utf8')).toBe('src');
});

test('the installed packages are shared, and stay when it goes', async () => {
  const folder = await makeWorkplace('us');
  expect(await readFile(join(folder, 'node_modules/gatsby/cli.js'), 'utf8')).toBe('gatsby');
  await removeWorkplace(folder);
  await expect(stat(folder)).rejects.toThrow('ENOENT');
  expect(await readFile('node_modules/gatsby/cli.js', 'utf8')).toBe('gatsby');
});

test('what an earlier build left behind is gone, other workplaces are not', async () => {
  await writeFiles({
    '.builds/us/public/old.html': '',
    '.builds/us/src/deep/removed.ts': '',
    '.builds/se/public/index.html': '',
  });
  const folder = await makeWorkplace('us');
  expect(await readdir(folder)).not.toContain('public');
  expect(await readdir(join(folder, 'src/deep'))).toEqual(['file.ts']);
  expect(await readdir('.builds/se/public')).toEqual(['index.html']);
});

test('made anew over one whose packages are linked, the packages stay', async () => {
  await makeWorkplace('us');
  await makeWorkplace('us');
  expect(await readFile('node_modules/gatsby/cli.js', 'utf8')).toBe('gatsby');
});
