import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogue } from '../catalogue/index.ts';
import { picturesOf } from '../catalogue/pictures.ts';
import { brandPictures, picturesApp, sizes } from './app.ts';

let folder: string;
let app: ReturnType<typeof picturesApp>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  app = picturesApp({ cacheFolder: join(folder, 'cache') });
});
afterAll(() => rm(folder, { recursive: true }));

const sku = 'CARRIER-MOVE-MESH-NAVY-BLUE';
const bytesOf = async (path: string) => Buffer.from(await (await app.request(path)).arrayBuffer());
const measured = async (path: string) => {
  const { width, height, format } = await sharp(await bytesOf(path)).metadata();
  return { width, height, format };
};

describe('picturesApp', () => {
  it.each(Object.entries(sizes).filter(([suffix]) => !['', '-zoom'].includes(suffix)))(
    'answers the size suffix "%s" with %d pixels',
    async (suffix, width) => {
      const path = `/${sku}-front${suffix}.jpg`;
      expect((await app.request(path)).headers.get('Content-Type')).toBe('image/jpeg');
      expect(await measured(path)).toEqual({ width, height: width, format: 'jpeg' });
    },
  );

  it('has a WebP of every picture, which is small: search shows it as it is where no host resizes pictures', async () => {
    const path = `/${sku}-front-large.webp`;
    expect((await bytesOf(path)).byteLength).toBeLessThan(40_000);
    expect(await measured(path)).toMatchObject({ width: sizes['-large'], format: 'webp' });
  });

  it('has every view of every variant', async () => {
    const paths = catalogue.products.flatMap(({ key, variants }) =>
      variants.flatMap((variant) => picturesOf(key).views.map((view) => `/${variant.sku}-${view}-thumb.jpg`)),
    );
    const missing: string[] = [];
    for (const path of paths) {
      const { status } = await app.request(path, { headers: { 'If-None-Match': '*' } });
      if (status !== 304) missing.push(path);
    }
    expect(missing).toEqual([]);
  });

  it.each([
    `/NO-SUCH-SKU-front.jpg`,
    `/${sku}-side.jpg`,
    `/${sku}-front-huge.jpg`,
    `/${sku}.jpg`,
    `/${sku}-front.gif`,
    '/brand/nothing.jpg',
    '/brand/constructor.jpg',
    '/',
  ])('answers 404 as JSON to %s', async (path) => {
    const response = await app.request(path);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ statusCode: 404 });
  });

  it('responds with 304 to its own entity tag, without a body', async () => {
    const path = `/${sku}-front-thumb.jpg`;
    const etag = (await app.request(path)).headers.get('ETag') ?? '';
    const again = await app.request(path, { headers: { 'If-None-Match': etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it('makes a picture only once, however many parallel requests there are, and keeps it', async () => {
    const cache = join(folder, 'once');
    const fresh = picturesApp({ cacheFolder: cache });
    const path = `/${sku}-detail-small.jpg`;
    const bodies = await Promise.all(
      [1, 2, 3, 4].map(async () => Buffer.from(await (await fresh.request(path)).arrayBuffer())),
    );
    expect(bodies.every((body) => body.equals(bodies[0] ?? Buffer.alloc(0)))).toBe(true);
    expect(await readdir(cache)).toHaveLength(1);
    const later = await picturesApp({ cacheFolder: cache }).request(path);
    expect(Buffer.from(await later.arrayBuffer())).toEqual(bodies[0]);
  });

  it.each(Object.keys(brandPictures))('has the scene %s, at most 1,600 pixels wide', async (name) => {
    const { width, height } = await measured(`/brand/${name}.jpg`);
    expect(width).toBeLessThanOrEqual(1600);
    expect((width / height).toFixed(1)).toBe(name.endsWith('portrait') ? '0.8' : '1.8');
  });
});

describe('the colors', () => {
  /** The average color of a part of the carrier’s head support. */
  async function headSupportOf(path: string): Promise<readonly number[]> {
    const support = await sharp(await bytesOf(path))
      .extract({ left: 120, top: 140, width: 40, height: 40 })
      .toBuffer();
    const { channels } = await sharp(support).stats();
    return channels.map(({ mean }) => mean);
  }

  it('of a product are those of its variants', async () => {
    const [navy = [], pink = []] = await Promise.all(
      ['NAVY-BLUE', 'DUSTY-PINK'].map((color) =>
        headSupportOf(`/CARRIER-MOVE-MESH-${color}-front-medium.jpg`),
      ),
    );
    expect(navy[2]).toBeGreaterThan((navy[0] ?? 0) + 15);
    expect(pink[0]).toBeGreaterThan((pink[2] ?? 0) + 15);
    expect(pink[0]).toBeGreaterThan((navy[0] ?? 0) + 60);
  });
});

describe('the masters', () => {
  it('weigh at most 120 kB each and 25 MB in all', async () => {
    const files = await readdir(import.meta.dirname, { recursive: true });
    const pictures = files.filter((file) => file.endsWith('.webp'));
    const weights = await Promise.all(
      pictures.map(async (file) => (await stat(join(import.meta.dirname, file))).size),
    );
    expect(Math.max(...weights)).toBeLessThanOrEqual(120_000);
    expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeLessThanOrEqual(25_000_000);
  });
});
