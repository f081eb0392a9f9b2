import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import cacache from 'cacache';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type PictureFormat, pictureAddress, type PictureWidth } from '../../../pictures/address.ts';
import { type IsPublished, publishedIn, recordPictures } from '../../../pictures/published.ts';
import { pictureSourcesWith } from '../../../pictures/sources.ts';
import { inEmptyFolder } from '../../../scripts/testing/in-empty-folder.ts';
import { pictureCache } from './picture-cache.ts';
import { type PictureService, pictureService } from './picture-service.ts';

inEmptyFolder();

let source: Server;
let origin = '';
/** Every path requested from the source. */
let asked: string[] = [];
let answer: RequestListener;

/** A picture of this size, in one color. */
const png = (width: number, height = width) =>
  sharp({ create: { width, height, channels: 3, background: '#5a8' } })
    .png()
    .toBuffer();

const answerWith = (bytes: Uint8Array | string, type = 'image/png') => {
  answer = (_, response) => response.setHeader('Content-Type', type).end(bytes);
};

beforeEach(async () => {
  asked = [];
  vi.mocked(console.warn).mockReset().mockReturnValue();
  answerWith(await png(700));
  source = createServer((request, response) => {
    asked.push(request.url ?? '');
    answer(request, response);
  }).listen(0, '127.0.0.1');
  await new Promise((listening) => source.once('listening', listening));
  origin = `http://127.0.0.1:${(source.address() as AddressInfo).port}/assets/`;
});
afterEach(() => {
  source.closeAllConnections();
  source.close();
});

const service = (limits = { timeout: 5000, maxBytes: 1_000_000 }, isPublished: IsPublished = () => true) =>
  pictureService({
    isSource: pictureSourcesWith([origin]),
    isPublished,
    cache: pictureCache('pictures', 1_000_000),
    limits,
  });

const digest = 'd41d8cd98f00b204e9800998ecf8427e';
const request = (url: string, width: PictureWidth = 360, format: PictureFormat = 'webp') =>
  new Request(`http://shop.example${pictureAddress(url, width, format)}&cd=${digest}`);

const sizeOf = async (response: Response) => {
  const { width, height, format } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
  return [width, height, format];
};

describe('a picture', () => {
  test.each([
    ['avif', 'heif'],
    ['webp', 'webp'],
  ] as const)(
    'is served in the requested size and format and cached permanently: %s',
    async (format, found) => {
      const response = await service()(request(`${origin}a.png`, 360, format));
      expect(response.status).toBe(200);
      expect(response.headers.get('Content-Type')).toBe(`image/${format}`);
      expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
      expect(await sizeOf(response)).toEqual([360, 360, found]);
    },
  );

  test('keeps its aspect ratio, within the requested height', async () => {
    answerWith(await png(700, 350));
    const { url } = request(`${origin}a.png`);
    expect(await sizeOf(await service()(new Request(`${url}&h=100`)))).toEqual([200, 100, 'webp']);
  });

  test('without a digest is cached for a day', async () => {
    const address = `http://shop.example${pictureAddress(`${origin}a.png`, 160, 'webp')}`;
    const pictures = service();
    const response = await pictures(new Request(address));
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=86400');
    await pictures(new Request(address));
    expect(asked).toHaveLength(1);
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 86_400_000);
    await pictures(new Request(address));
    expect(asked).toHaveLength(2);
  });

  test('requested a hundred times in parallel is generated once', async () => {
    const pictures = service();
    const answers = await Promise.all(Array.from({ length: 100 }, () => pictures(request(`${origin}a.png`))));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 100 }, () => 200));
    expect(asked).toEqual(['/assets/a.png']);
  });

  test('once generated is available after a restart, without its source', async () => {
    const first = await service()(request(`${origin}a.png`));
    source.close();
    const second = await service()(request(`${origin}a.png`));
    expect(Buffer.from(await second.arrayBuffer())).toEqual(Buffer.from(await first.arrayBuffer()));
    expect(asked).toHaveLength(1);
  });
});

describe('no picture', () => {
  /** The response instead, which must not be cached. */
  async function refusal(wanted: Request, limits?: { timeout: number; maxBytes: number }) {
    const response = await service(limits)(wanted);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(Object.keys(await cacache.ls('pictures'))).toEqual([]);
    return [response.status, (await response.text()).trim()];
  }

  test('from a source that is not allowed, which is not contacted', async () => {
    const [status, words] = await refusal(request(origin.replace('assets', 'secrets')));
    expect([status, asked]).toEqual([403, []]);
    expect(words).toContain('PICTURE_SOURCES');
  });

  test('from where an allowed source redirects to', async () => {
    answer = (_, response) => response.writeHead(302, { Location: 'http://169.254.169.254/' }).end();
    expect(await refusal(request(`${origin}a.png`))).toEqual([
      502,
      `${origin}a.png responds with status 302 instead of a picture.`,
    ]);
  });

  test('in a width that is not offered', async () => {
    const { url } = request(`${origin}a.png`);
    expect((await refusal(new Request(url.replace('w=360', 'w=361'))))[0]).toBe(400);
    expect(asked).toEqual([]);
  });

  test('that its source does not have', async () => {
    answer = (_, response) => response.writeHead(404).end();
    expect(await refusal(request(`${origin}a.png`))).toEqual([404, `There is no picture at ${origin}a.png.`]);
    expect(console.warn).not.toHaveBeenCalled();
  });

  test('from a source that fails, is down or never responds; it is logged', async () => {
    answer = (_, response) => response.writeHead(500).end();
    expect((await refusal(request(`${origin}a.png`)))[0]).toBe(502);
    answer = () => undefined;
    expect((await refusal(request(`${origin}b.png`), { timeout: 50, maxBytes: 1000 }))[0]).toBe(502);
    answer = (_, response) => response.writeHead(200).write('a');
    expect((await refusal(request(`${origin}c.png`), { timeout: 50, maxBytes: 1000 }))[0]).toBe(502);
    source.closeAllConnections();
    source.close();
    expect((await refusal(request(`${origin}d.png`)))[0]).toBe(502);
    expect(console.warn).toHaveBeenCalledTimes(4);
  });

  test('that is too large, whatever size its source declares', async () => {
    answer = (_, response) => {
      response.on('error', () => undefined);
      for (let part = 0; part < 20; part++) response.write(Buffer.alloc(1000));
      response.end();
    };
    const [status, words] = await refusal(request(`${origin}a.png`), { timeout: 5000, maxBytes: 10_000 });
    expect([status, words]).toEqual([502, `The picture ${origin}a.png is larger than 10,000 bytes.`]);
  });

  test.each([
    ['a page', '<!doctype html><p>Sold out</p>', 'text/html'],
    [
      'a drawing with a script in it',
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
      'image/svg+xml',
    ],
  ])('from %s', async (_, bytes, type) => {
    answerWith(bytes, type);
    expect((await refusal(request(`${origin}a.png`)))[0]).toBe(502);
  });

  test('from a small file that decompresses to a hundred million pixels', async () => {
    answerWith(await png(10_000));
    expect((await refusal(request(`${origin}a.png`)))[0]).toBe(502);
  });
});

describe('only what pages contain is generated', () => {
  const other = 'ffffffffffffffffffffffffffffffff';
  /** A service for pages with one picture, in two sizes. */
  const serviceOf = (...addresses: string[]) =>
    service(undefined, publishedIn([recordPictures(addresses), {}]));
  const pictureUrlOf = (width: PictureWidth, height: number, cd = digest, name = 'a.png') =>
    `${pictureAddress(`${origin}${name}`, width, 'webp')}&h=${height}&cd=${cd}`;
  const ask = (pictures: PictureService, address: string) =>
    pictures(new Request(`http://shop.example${address}`));
  const plain = (url: string) => pictureAddress(url, 360, 'webp');

  test('in the sizes and the version of the build', async () => {
    const pictures = serviceOf(pictureUrlOf(360, 360), pictureUrlOf(640, 640));
    for (const address of [pictureUrlOf(360, 360), pictureUrlOf(640, 640).replace('webp', 'avif')])
      expect((await ask(pictures, address)).status).toBe(200);
  });

  test.each([
    ['the height of another width', () => pictureUrlOf(360, 640)],
    ['any other digest', () => pictureUrlOf(360, 360, other)],
    ['no digest', () => `${plain(`${origin}a.png`)}&h=360`],
  ])('not in %s', async (_, address) => {
    const pictures = serviceOf(pictureUrlOf(360, 360), pictureUrlOf(640, 640));
    const answer = await ask(pictures, address());
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([403, 'no-store']);
    expect(asked).toEqual([]);
  });

  test('and plain pictures of an allowed folder, in one spelling of each address', async () => {
    const pictures = serviceOf();
    expect((await ask(pictures, plain(`${origin}brand/a b(1).png`))).status).toBe(200);
    expect(asked).toEqual(['/assets/brand/a%20b(1).png']);
    for (const name of ['a.png?v=1', 'a.png#1', '%61.png', 'a%2Epng', 'brand%2fa.png', 'a%.png'])
      expect([name, (await ask(pictures, plain(origin + name))).status]).toEqual([name, 403]);
    expect(asked).toHaveLength(1);
  });
});

test('too many at once are answered with 503 and when to come back; one that is kept does not wait', async () => {
  const pictures = service();
  const kept = request(`${origin}kept.png`, 160);
  expect((await pictures(kept)).status).toBe(200);
  const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
  const bytes = await png(10);
  answer = (_, response) => void released.then(() => response.end(bytes));
  const refused: Response[] = [];
  const waiting = Array.from({ length: 300 }, async (_, number) => {
    const response = await pictures(request(`${origin}${number}.png`, 160));
    if (response.status === 503) refused.push(response);
    return response.status;
  });
  // 6 are being generated and 200 wait.
  await expect.poll(() => refused.length).toBe(300 - 206);
  expect(refused[0]?.headers.get('Retry-After')).toBe('10');
  expect((await pictures(kept)).status).toBe(200);
  release(undefined);
  const statuses = await Promise.all(waiting);
  expect(statuses.filter((status) => status === 200)).toHaveLength(206);
});
