import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogue } from '../catalogue/index.ts';
import { picturesApp } from './app.ts';
import { brandPicture } from './brand.ts';
import { sizes } from './rasterize.ts';

let folder: string;
let app: ReturnType<typeof picturesApp>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  app = picturesApp({ cacheFolder: join(folder, 'cache') });
});
afterAll(() => rm(folder, { recursive: true }));

const [product] = catalogue.products;
const sku = product?.variants[0].sku ?? '';

const measured = async (response: Response) => {
  const { width, height, format } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
  return { width, height, format };
};

describe('picturesApp', () => {
  it.each(Object.entries(sizes))('answers the size suffix "%s" with %d pixels', async (suffix, width) => {
    const response = await app.request(`/${sku}-front${suffix}.png`);
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('image/png');
    expect(await measured(response)).toEqual({ width, height: width, format: 'png' });
  });

  it('has a WebP of every picture, which is small: search shows it as it is where no host resizes pictures', async () => {
    const response = await app.request(`/${sku}-front-large.webp`);
    expect(response.headers.get('Content-Type')).toBe('image/webp');
    const bytes = await response.clone().arrayBuffer();
    expect(bytes.byteLength).toBeLessThan(25_000);
    expect(await measured(response)).toEqual({
      width: sizes['-large'],
      height: sizes['-large'],
      format: 'webp',
    });
  });

  it('has the three views of every variant', async () => {
    const skus = catalogue.products.flatMap(({ variants }) => variants.map((variant) => variant.sku));
    const paths = skus.flatMap((each) =>
      ['front', 'detail', 'home'].map((view) => `/${each}-${view}-thumb.png`),
    );
    for (const path of paths)
      expect((await app.request(path, { headers: { 'If-None-Match': '*' } })).status).toBe(304);
  });

  it.each([
    `/NO-SUCH-SKU-front.png`,
    `/${sku}-side.png`,
    `/${sku}-front-huge.png`,
    `/${sku}.png`,
    `/${sku}-front.gif`,
    '/brand/nothing.png',
    '/brand/category-nothing.png',
    '/brand/constructor.png',
    '/',
  ])('answers 404 as JSON to %s', async (path) => {
    const response = await app.request(path);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ statusCode: 404 });
  });

  it('responds with 304 to its own entity tag, without a body', async () => {
    const path = `/${sku}-front-thumb.png`;
    const etag = (await app.request(path)).headers.get('ETag') ?? '';
    const again = await app.request(path, { headers: { 'If-None-Match': etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it('draws a picture only once, however many parallel requests there are, and keeps it', async () => {
    const cache = join(folder, 'once');
    const fresh = picturesApp({ cacheFolder: cache });
    const path = `/${sku}-detail-small.png`;
    const bodies = await Promise.all(
      [1, 2, 3, 4].map(async () => Buffer.from(await (await fresh.request(path)).arrayBuffer())),
    );
    expect(bodies.every((body) => body.equals(bodies[0] ?? Buffer.alloc(0)))).toBe(true);
    expect(await readdir(cache)).toHaveLength(1);
    const later = await picturesApp({ cacheFolder: cache }).request(path);
    expect(Buffer.from(await later.arrayBuffer())).toEqual(bodies[0]);
  });
});

describe('brand pictures', () => {
  it.each([
    ['home-hero', 1600, 900],
    ['home-hero-portrait', 1200, 1500],
    ['content', 1600, 900],
  ])('%s is %d × %d', async (name, width, height) => {
    expect(await measured(await app.request(`/brand/${name}.png`))).toEqual({ width, height, format: 'png' });
  });

  it('has a picture for every category with products', () => {
    const used = new Set(catalogue.products.flatMap(({ categories }) => categories));
    const missing = [...used].filter((key) => !brandPicture(`category-${key.replaceAll('/', '_')}`));
    expect(missing).toEqual([]);
  });
});
