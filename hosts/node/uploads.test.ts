import { writeFile } from 'node:fs/promises';
import { Hono } from 'hono';
import sharp from 'sharp';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { readEnvironment } from '../../api/context/environment.ts';
import { fileStorageOf } from '../../api/files/storage-of.ts';
import { collectedLog } from '../../api/testing/collected-log.ts';
import { settings } from '../../api/testing/fake-shop-api.ts';
import { inEmptyFolder } from '../../scripts/testing/in-empty-folder.ts';
import { fileChecker } from './file-checker.ts';
import { storefrontSite } from './site.ts';
import { folderUploads } from './uploads.ts';

inEmptyFolder();

const environment = readEnvironment({ ...settings, FILES_FOLDER: 'files' });
const { log, logged } = collectedLog();
const site = storefrontSite({
  pages: { missing: '' },
  trailingSlash: 'always',
  api: new Hono().all('*', (c) => c.text('the API', 418)),
  uploads: folderUploads(environment, log),
});
const id = `F-${environment.store.id.toUpperCase()}-7K3M-9QF2-HT5V`;
const key = `incoming/${id}`;

describe('a Node host with a folder for photographs', () => {
  const files = fileStorageOf(environment);
  if (!files) throw new Error('There is a folder.');
  let bytes: Buffer;
  beforeEach(async () => {
    logged.length = 0;
    bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#a53' } })
      .png()
      .toBuffer();
  });
  const place = () => files.uploadTo(key, { type: 'image/png', size: bytes.length });
  async function send(
    url: string,
    changes: { readonly body?: Buffer; readonly type?: string; readonly size?: number },
  ) {
    const { body = bytes, type = 'image/png', size = bytes.length } = changes;
    const headers = { 'Content-Type': type, 'Content-Length': String(size) };
    const response = await site.request(url, { method: 'PUT', headers, body: new Uint8Array(body) });
    return response.status;
  }
  const signed = async (changes: Parameters<typeof send>[1] = {}) => send((await place()).url, changes);

  test('product 5.93: takes what it gave a place to, exactly as it was asked about, and nothing else', async () => {
    const { url } = await place();
    expect(await signed({ type: 'text/html' })).toBe(403);
    expect(await signed({ size: bytes.length + 1 })).toBe(403);
    expect(await signed({ body: Buffer.concat([bytes, bytes]) })).toBe(400);
    expect(await signed({ body: bytes.subarray(1) })).toBe(400);
    for (const [part, other] of [
      [`incoming%2F${id}`, 'checked%2Frequests%2FF-X'],
      [`incoming%2F${id}`, '..%2F..%2Fetc%2Fpasswd'],
      [/size=\d+/, `size=${bytes.length * 9}`],
      [/proof=.*/, 'proof='],
      [/\?.*/, ''],
    ] as const)
      expect(await send(url.replace(part, other), {})).toBe(403);
    expect(await files.read(key)).toBeNull();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 16 * 60_000 });
    expect(await send(url, {})).toBe(403);
    vi.useRealTimers();
    expect(await send(url, {})).toBe(204);
    expect(Buffer.from((await files.read(key)) ?? [])).toEqual(bytes);
  });

  test('checks them by itself, and calls a person once while it cannot', async () => {
    const run = fileChecker(environment, log);
    await signed();
    await files.write(`named/requests/${id}`, new Uint8Array(), 'text/plain');
    await run();
    for await (const file of files.list(`named/requests/F-`)) expect(file).toBeNull();
    expect(await files.read(`checked/requests/${id}`)).not.toBeNull();
    expect(logged).toEqual([['info', 'photographs checked', { checked: 1, refused: 0 }]]);
    const broken = { ...environment, files: { folder: 'no-folder' } };
    await writeFile('no-folder', '');
    await fileChecker(broken, log)();
    expect(logged.at(-1)?.slice(0, 2)).toEqual(['error', 'photographs cannot be checked']);
  });

  test('has no such address if photographs are kept elsewhere, or nowhere', () => {
    expect(folderUploads({ ...environment, files: null }, log)).toBeNull();
  });
});
