import { expect, test } from 'vitest';
import { inEmptyFolder, writeFiles } from '../../tests/in-empty-folder.ts';
import { expectNoSourceMaps } from './secrets.ts';

inEmptyFolder();

test('a source map anywhere in a build is a mistake', async () => {
  await writeFiles({ 'build/app-1.js': 'map()' });
  expect(() => expectNoSourceMaps('build')).not.toThrow();
  await writeFiles({ 'build/static/app-1.js.map': '{}' });
  expect(() => expectNoSourceMaps('build')).toThrow('build/static/app-1.js.map');
});
