import { expect, test } from 'vitest';
import { stores } from '../../stores/testing/storefronts.ts';
import { digestsOf } from './build-store.ts';
import { inEmptyFolder, writeFiles } from '../testing/in-empty-folder.ts';
import { currentBuild } from './current-build.ts';

inEmptyFolder();

const us = { store: stores.us.id };
const settings = { GATSBY_KLEVU_URL: 'https://search.example' };

/** Writes a build as `npm run build` would leave it. */
const writeBuild = async () =>
  writeFiles({
    'src/app.tsx': 'one',
    'dist/us/index.html': 'home',
    'dist/records/us/built-from.json': JSON.stringify({
      digest: (await digestsOf(us, settings)).all,
      seconds: 1,
    }),
  });

test('a storefront that is not built has to be built first', async () => {
  await expect(currentBuild(us, settings)).rejects.toThrow(
    'dist/us does not exist. Build the storefront first: npm run build -- --store us',
  );
});

test('a build that was interrupted has to be made again', async () => {
  await writeFiles({ 'src/app.tsx': 'one' });
  await writeBuild();
  expect(await currentBuild(us, settings)).toBe('dist/us');
  await writeFiles({ 'dist/records/us/built-from.json': '{' });
  await expect(currentBuild(us, settings)).rejects.toThrow('Build it again: npm run build -- --store us');
});
