import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readEnvironment } from '../api/context/environment.ts';
import { brand } from '../brands/api.ts';
import { localEnvironment } from '../local/environment.ts';
import { startLocalSandbox } from '../local/start-sandbox.ts';
import { commercetoolsProject } from './client.ts';
import { customObjectOperations, type CustomObjects } from './custom-objects.ts';

let folder = '';
let close = async () => {};
let objects: CustomObjects;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'objects-'));
  const sandbox = await startLocalSandbox({ port: 0, dataFolder: folder });
  close = () => sandbox.close();
  const { commercetools } = readEnvironment({
    ...localEnvironment(sandbox.port),
    STORE: brand.storefronts[0].id,
  });
  objects = customObjectOperations(commercetoolsProject(commercetools));
});
afterAll(async () => {
  await close();
  await rm(folder, { recursive: true, force: true });
});

test('a record is kept with its versions, and only the known version is replaced or removed', async () => {
  expect(await objects.getObject('rate-limits', 'a')).toBeNull();
  const first = await objects.putObject('rate-limits', 'a', { count: 1 });
  const second = await objects.putObject('rate-limits', 'a', { count: 2 }, first.version);
  expect(second.version).toBeGreaterThan(first.version);
  const stale = { code: 'VersionConflict' };
  await expect(objects.putObject('rate-limits', 'a', { count: 9 }, first.version)).rejects.toMatchObject(
    stale,
  );
  await expect(objects.removeObject('rate-limits', 'a', first.version)).rejects.toMatchObject(stale);
  expect(await objects.getObject('rate-limits', 'a')).toMatchObject({ key: 'a', value: { count: 2 } });
  await objects.removeObject('rate-limits', 'a', second.version);
  expect(await objects.getObject('rate-limits', 'a')).toBeNull();
  await objects.removeObject('rate-limits', 'a');
});

test('records are listed by container, the one that has gone longest without a change first', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  for (const [container, key, value] of [
    ['mail-ledgers', 'one', 1],
    ['mail-ledgers', 'two', 2],
    ['mail-ledgers', 'one', 3],
    ['disputes', 'three', 4],
  ] as const) {
    await objects.putObject(container, key, value);
    vi.setSystemTime(Date.now() + 1);
  }
  vi.useRealTimers();
  const keys = async (query: Parameters<CustomObjects['listObjects']>[1]) =>
    (await objects.listObjects('mail-ledgers', query)).map(({ key }) => key);
  expect(await keys({ limit: 10 })).toEqual(['two', 'one']);
  expect(await keys({ limit: 1 })).toEqual(['two']);
  expect(await keys({ limit: 10, unchangedSince: Date.now() - 60_000 })).toEqual([]);
  expect(await keys({ limit: 10, unchangedSince: Date.now() + 60_000 })).toEqual(['two', 'one']);
});
