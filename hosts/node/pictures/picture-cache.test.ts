import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import cacache from 'cacache';
import { expect, test, vi } from 'vitest';
import { inEmptyFolder, writeFiles } from '../../../scripts/testing/in-empty-folder.ts';
import { pictureCache } from './picture-cache.ts';

inEmptyFolder();

const bytes = (letter: string) => Buffer.alloc(100, letter);
const get = async (cache: ReturnType<typeof pictureCache>, key: string) =>
  (await cache.get(key))?.bytes.toString('utf8', 0, 1) ?? null;

test('finds what was stored, and nothing else', async () => {
  const cache = pictureCache('cache', 1000);
  await cache.put('one', bytes('a'));
  expect([await get(cache, 'one'), await get(cache, 'two')]).toEqual(['a', null]);
  expect(await get(pictureCache('cache', 1000), 'one')).toBe('a');
});

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
  const say = vi.fn();
  vi.spyOn(cacache, 'put').mockRejectedValue(Object.assign(new Error('no space left'), { code: 'ENOSPC' }));
  const cache = pictureCache('cache', 1000, say);
  await cache.put('one', bytes('a'));
  await cache.put('two', bytes('b'));
  expect(await get(cache, 'one')).toBeNull();
  expect(say.mock.calls).toEqual([[expect.stringContaining('no space left')]]);
});

test('reports an unusable folder without failing', async () => {
  const say = vi.fn();
  await writeFiles({ cache: 'a file' });
  const cache = pictureCache('cache', 1000, say);
  await cache.put('one', bytes('a'));
  expect(await get(cache, 'one')).toBeNull();
  expect(say).toHaveBeenCalledOnce();
});

test('a process killed while writing leaves no partial picture', { timeout: 60_000 }, async () => {
  const script = `
    import { pictureCache } from ${JSON.stringify(resolve(import.meta.dirname, 'picture-cache.ts'))};
    const cache = pictureCache('cache', 1e9);
    process.stdout.write('writing');
    for (let number = 0; ; number++) await cache.put('key' + (number % 50), Buffer.alloc(300_000, 'x'.repeat(1 + number % 7)));
  `;
  await writeFiles({ 'write.mts': script });
  for (const life of [5, 30, 80]) {
    const writer = spawn(process.execPath, ['write.mts'], { stdio: ['ignore', 'pipe', 'ignore'] });
    await once(writer.stdout, 'data');
    await pause(life);
    writer.kill('SIGKILL');
    await once(writer, 'close');
    const cache = pictureCache('cache', 1e9);
    for (let number = 0; number < 50; number++) {
      const found = await cache.get(`key${number}`);
      expect([undefined, 300_000]).toContain(found?.bytes.length);
    }
    await cache.put('after', bytes('a'));
    expect(await get(cache, 'after')).toBe('a');
  }
});
