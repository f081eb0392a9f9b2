import { readFile, rm, stat } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { inEmptyFolder, writeFiles } from '../tests/in-empty-folder.ts';
import { keepPictures, lendPictures } from './picture-pool.ts';

inEmptyFolder();

const isThere = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

test('the first build finds an empty pool', async () => {
  await expect(lendPictures('.builds/us')).resolves.toBeUndefined();
  expect(await isThere('.builds/us/public')).toBe(false);
});

test('pictures made by one build are lent to the next', async () => {
  await writeFiles({ '.builds/us/public/static/abc/hero.avif': 'made' });
  await keepPictures('.builds/us');
  await rm('.builds/us', { recursive: true });
  await lendPictures('.builds/se');
  expect(await readFile('.builds/se/public/static/abc/hero.avif', 'utf8')).toBe('made');
});

test('pages and the cache stay with their own build', async () => {
  await writeFiles({
    '.builds/us/public/index.html': 'page',
    '.builds/us/.cache/caches/gatsby-source-filesystem/def/hero.png': 'downloaded',
    '.builds/us/public/static/abc/hero.avif': 'made',
  });
  await keepPictures('.builds/us');
  await lendPictures('.builds/se');
  expect(await isThere('.builds/se/public/static/abc/hero.avif')).toBe(true);
  expect(await isThere('.builds/se/public/index.html')).toBe(false);
  expect(await isThere('.builds/se/.cache')).toBe(false);
});

test('a picture that is in the pool already stays as it is', async () => {
  await writeFiles({
    '.builds/us/public/static/abc/hero.avif': 'first',
    '.builds/se/public/static/abc/hero.avif': 'second',
    '.builds/se/public/static/abc/other.avif': 'new',
  });
  await keepPictures('.builds/us');
  await keepPictures('.builds/se');
  await lendPictures('.builds/jp');
  expect(await readFile('.builds/jp/public/static/abc/hero.avif', 'utf8')).toBe('first');
  expect(await readFile('.builds/jp/public/static/abc/other.avif', 'utf8')).toBe('new');
});

test('builds that end together keep all of their pictures', async () => {
  const names = Array.from({ length: 8 }, (_, index) => `${index}.avif`);
  const folders = ['.builds/us', '.builds/se', '.builds/jp'];
  for (const folder of folders)
    await writeFiles(Object.fromEntries(names.map((name) => [`${folder}/public/static/${name}`, name])));
  await Promise.all(folders.map(keepPictures));
  await lendPictures('.builds/kr');
  for (const name of names) expect(await readFile(`.builds/kr/public/static/${name}`, 'utf8')).toBe(name);
});

test('lent pictures take no space of their own', async () => {
  await writeFiles({ '.builds/us/public/static/abc/hero.avif': 'made' });
  await keepPictures('.builds/us');
  await lendPictures('.builds/se');
  const [one, other] = await Promise.all(
    ['us', 'se'].map((name) => stat(`.builds/${name}/public/static/abc/hero.avif`)),
  );
  expect(one?.ino).toBe(other?.ino);
});
