import { expect, test, vi } from 'vitest';
import { storefrontDirectory } from '../../stores/directory.ts';
import { stores } from '../../stores/testing/storefronts.ts';
import { loadDirectory } from './load-directory.ts';

const { us } = stores;

const [entry] = storefrontDirectory([us]);
const answered = (directory: unknown, status = 200) =>
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(directory, { status })));

test('the list of storefronts is read as the build writes it', async () => {
  answered(storefrontDirectory([us]));
  expect(await loadDirectory()).toEqual(storefrontDirectory([us]));
});

test.each([
  ['homes', []],
  ['homes', [{ language: 'en', href: 'javascript:alert(1)' }]],
  ['storeId', 1],
  ['currency', 'US'],
  ['country', undefined],
])('one with another %s (%j) is refused, by name', async (field, value) => {
  answered([{ ...entry, [field]: value }]);
  await expect(loadDirectory()).rejects.toThrow(`"${field}"`);
});

test('one that is not there is refused', async () => {
  answered([], 404);
  await expect(loadDirectory()).rejects.toThrow('404');
});
