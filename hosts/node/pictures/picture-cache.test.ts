import cacache from 'cacache';
import { expect, test, vi } from 'vitest';
import { inEmptyFolder } from '../../../scripts/testing/in-empty-folder.ts';
import { pictureCache } from './picture-cache.ts';

inEmptyFolder();

const bytes = (letter: string) => Buffer.alloc(100, letter);
const get = async (cache: ReturnType<typeof pictureCache>, key: string) =>
  (await cache.get(key))?.bytes.toString('utf8', 0, 1) ?? null;

test('removes the oldest pictures beyond the limit, including those of an earlier run', async () => {
  let now = 0;
  vi.spyOn(Date, 'now').mockImplementation(() => (now += 1));
  const letters = Array.from('abcdefghijkl');
  for (const letter of letters) await pictureCache('cache', 1000).put(letter, bytes(letter));
  const cache = pictureCache('cache', 1000);
  const left = [];
  for (const letter of letters) if (await get(cache, letter)) left.push(letter);
  expect(left.join('')).toBe('defghijkl');
  const entries = Object.values(await cacache.ls('cache'));
  expect(entries.reduce((total, { size }) => total + size, 0)).toBeLessThanOrEqual(1000);
});

test('stays within the limit when many pictures are stored in parallel', async () => {
  const cache = pictureCache('cache', 1000);
  await Promise.all(Array.from({ length: 40 }, (_, number) => cache.put(`${number}`, bytes(`${number}x`))));
  await cache.put('last', bytes('z'));
  const { contentSize = 0 } = (await cacache.verify('cache')) as { contentSize?: number };
  expect(contentSize).toBeLessThanOrEqual(1100);
});

test('reports a full disk once, without failing', async () => {
  const warn = vi.mocked(console.warn).mockReset().mockReturnValue();
  vi.spyOn(cacache, 'put').mockRejectedValue(Object.assign(new Error('no space left'), { code: 'ENOSPC' }));
  const cache = pictureCache('cache', 1000);
  await cache.put('one', bytes('a'));
  await cache.put('two', bytes('b'));
  expect(await get(cache, 'one')).toBeNull();
  expect(warn.mock.calls).toEqual([[expect.stringContaining('no space left')]]);
});
