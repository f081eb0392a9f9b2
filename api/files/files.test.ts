import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { filePlaceSchema } from '../../contract/files.ts';
import type { ShopBrowser } from '../testing/shop-browser.ts';
import { fakeShopApi } from '../testing/fake-shop-api.ts';
import { checkFiles, removeOldFiles } from './check-files.ts';
import { filesLinksOf, keepFiles, removeFiles } from './files.ts';

const day = 24 * 60 * 60 * 1000;
let shop: ReturnType<typeof fakeShopApi>;
beforeEach(() => {
  shop = fakeShopApi();
});
afterEach(() => {
  vi.useRealTimers();
});

/** The ID in a browser's cookie. */
const visitorIn = ({ cookie }: ShopBrowser): string =>
  decodeURIComponent(cookie.split('=')[1] ?? '').split('.')[0] ?? '';

/** Sends a file as a page does. @returns what a form names it by. */
async function upload(bytes: Uint8Array): Promise<string> {
  const { id, url } = await shop.browser.ask(filePlaceSchema, '/api/files', {
    type: 'image/jpeg',
    size: bytes.length,
  });
  await shop.files.upload(url, new Uint8Array(bytes));
  return id;
}
const keep = (tokens: string[], visitor: string | null = visitorIn(shop.browser)) =>
  keepFiles(shop.context, tokens, visitor, 'requests');
const checking = () => ({ ...shop.context, files: shop.files });
const check = () => checkFiles(checking(), Infinity);

/** What whoever has the link to a file sees. */
async function seen(id: string, change = (link: string) => link) {
  const [link = ''] = filesLinksOf(shop.context, [id]);
  shop.browser.languages = 'en';
  return shop.browser.send(change(link).slice(shop.context.store.origin.length));
}

const picture = (format: 'jpeg' | 'png' | 'gif' = 'jpeg') =>
  sharp({ create: { width: 3000, height: 1000, channels: 3, background: '#a53' } }).toFormat(format);

/** A PNG of a few bytes that says it has 400 million pixels. */
async function bomb(): Promise<Buffer> {
  const png = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#000' } })
    .png()
    .toBuffer();
  png.writeUInt32BE(20_000, 16);
  png.writeUInt32BE(20_000, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

describe('a photograph', () => {
  test('product 5.90: is seen by staff once it has been made anew: upright, smaller, and without what its file tells', async () => {
    const sent = await picture()
      .withExif({ IFD0: { Artist: 'Ada Berg' }, IFD3: { GPSLatitude: '59/1 20/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const [id = ''] = await keep([await upload(sent)]);
    expect(await (await seen(id)).text()).toContain('hasn’t been checked yet');
    expect(await check()).toEqual({ checked: 1, refused: 0 });
    const response = await seen(id);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'content-disposition': `inline; filename="${id}.webp"`,
      'content-security-policy': expect.stringContaining('sandbox') as string,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    const made = Buffer.from(await response.arrayBuffer());
    const { format, width, height, exif, orientation } = await sharp(made).metadata();
    expect([format, width, height, exif, orientation]).toEqual(['webp', 667, 2000, undefined, undefined]);
    expect([...shop.files.kept.keys()]).toEqual([`checked/requests/${id}`]);
  });

  test.each<readonly [string, () => Promise<Buffer> | Buffer]>([
    ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a drawing with a script', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    ['an animation', () => picture('gif').toBuffer()],
    ['half a picture', async () => (await picture().toBuffer()).subarray(0, 3000)],
    ['a bomb', bomb],
  ])(
    'product 5.91: that is %s is refused by its content, whatever it says, and nobody sees it',
    async (_, make) => {
      const [id = ''] = await keep([await upload(await make())]);
      expect(await check()).toEqual({ checked: 0, refused: 1 });
      const response = await seen(id);
      expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
      expect(await response.text()).toContain('wasn’t a picture we can read');
      expect([...shop.files.kept.keys()]).toEqual([`refused/requests/${id}`]);
    },
  );

  test('product 5.92: can be named only by whoever was given its place, as often as a form is sent', async () => {
    const token = await upload(await picture().toBuffer());
    const [id = ''] = token.split('.');
    const stranger = shop.newBrowser();
    await stranger.ask(filePlaceSchema, '/api/files', { type: 'image/png', size: 1 });
    for (const [named, visitor] of [
      [token, visitorIn(stranger)],
      [token, null],
      [`${id}.${'A'.repeat(43)}`, visitorIn(shop.browser)],
    ] as const)
      await expect(keep([named], visitor)).rejects.toMatchObject({ code: 'InvalidInput' });
    expect(await keep([token, token])).toEqual([id]);
    await check();
    expect(await keep([token])).toEqual([id]);
    expect(await check()).toEqual({ checked: 0, refused: 0 });
  });

  test('product 5.94: is shown by its own link alone, for 90 days', async () => {
    const [id = ''] = await keep([await upload(await picture().toBuffer())]);
    await check();
    const other = `F-DE-0000-0000-0000`;
    for (const change of [
      (link: string) => link.replace(id, other),
      (link: string) => link.replace(/until=\d+/, 'until=99999'),
      (link: string) => link.replace(/\?.*/, ''),
    ])
      expect((await seen(id, change)).status).toBe(404);
    const [link = ''] = filesLinksOf(shop.context, [id]);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 89 * day });
    expect((await seen(id, () => link)).headers.get('content-type')).toBe('image/webp');
    vi.setSystemTime(Date.now() + 2 * day);
    expect(await (await seen(id, () => link)).text()).toContain('no longer valid');
  });

  test('product 7.330: goes after a day if nothing names it, and with what it came with otherwise', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const bytes = await picture().toBuffer();
    const [unnamed, claimed, told] = [await upload(bytes), await upload(bytes), await upload(bytes)];
    await keep([claimed]);
    const [ofMessage = ''] = await keepFiles(shop.context, [told], visitorIn(shop.browser), 'messages');
    vi.setSystemTime(Date.now() + 2 * day);
    // Also if nothing was checked meanwhile.
    expect(await removeOldFiles(checking())).toBe(1);
    await expect(keep([unnamed])).rejects.toMatchObject({ code: 'FilesUnavailable' });
    await check();
    vi.setSystemTime(Date.now() + 93 * day);
    expect(await removeOldFiles(checking())).toBe(1);
    expect(await (await seen(ofMessage)).text()).toContain('no longer kept');
    vi.setSystemTime(Date.now() + 3650 * day);
    expect(await removeOldFiles(checking())).toBe(1);
    expect(shop.files.kept.size).toBe(0);
  });

  test('is deleted with the request of a person who wants it', async () => {
    const ids = await keep([await upload(await picture().toBuffer()), await upload(await bomb())]);
    await check();
    await removeFiles(shop.context, ids);
    expect(shop.files.kept.size).toBe(0);
  });

  test('does not come back if that happens while it is made anew', async () => {
    const ids = await keep([await upload(await picture().toBuffer())]);
    const read = shop.files.read.bind(shop.files);
    vi.spyOn(shop.files, 'read').mockImplementation(async (key) => {
      const sent = await read(key);
      await removeFiles(shop.context, ids);
      return sent;
    });
    expect(await check()).toEqual({ checked: 0, refused: 0 });
    expect(shop.files.kept.size).toBe(0);
  });
});

describe('product 5.95: a form goes on without photographs', () => {
  const request = { type: 'image/jpeg', size: 1000 };

  test('where a shop has nowhere to keep them, which calls nobody', async () => {
    const { browser, logged } = fakeShopApi({ hasFiles: false });
    expect(await browser.refusal('/api/files', request)).toMatchObject({
      status: 503,
      code: 'FilesUnavailable',
    });
    expect(logged).toEqual([]);
  });

  test('while the storage is away, which does', async () => {
    const { browser, files, logged } = shop;
    const token = await upload(await picture().toBuffer());
    files.down = true;
    expect(await browser.refusal('/api/files', request)).toMatchObject({ code: 'FilesUnavailable' });
    expect(logged).toMatchObject([['error', 'A request failed', { code: 'FilesUnavailable' }]]);
    await expect(keep([token])).rejects.toMatchObject({ code: 'FilesUnavailable' });
    files.down = false;
    expect(await keep([token])).toHaveLength(1);
  });

  test('of more than 10 MB, of another type, and more often than 20 times an hour', async () => {
    const { browser } = fakeShopApi({ limits: { files: 20 } });
    for (const wrong of [{ size: 10_000_001 }, { size: 0 }, { type: 'image/svg+xml' }, { type: 'image/gif' }])
      expect(await browser.refusal('/api/files', { ...request, ...wrong })).toMatchObject({
        code: 'InvalidInput',
      });
    for (let place = 0; place < 20; place += 1) await browser.ask(filePlaceSchema, '/api/files', request);
    expect(await browser.refusal('/api/files', request)).toMatchObject({ code: 'TooManyRequests' });
  });
});
