import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogue } from '../catalogue/index.ts';
import { picturesOf, scenes } from '../catalogue/pictures.ts';
import { pictureSizes as sizes } from '../../seeds/small-shop.ts';
import { picturesApp } from './app.ts';
import { filesOf, masterOf } from './masters.ts';

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

  it('has every view of every variant', async () => {
    const shown = catalogue.products.flatMap(({ key, variants }) =>
      variants.flatMap(({ sku: of }) => picturesOf(key).views.map((view) => masterOf(of, view))),
    );
    for (const master of shown) expect(master && (await filesOf(master)).picture.length).toBeGreaterThan(0);
  });

  it('has every scene', async () => {
    for (const name of Object.values(scenes)) await filesOf({ name, colors: [] });
  });

  it.each([`/${sku}-side.jpg`, `/${sku}-front-huge.jpg`, `/${sku}-front.gif`, '/brand/constructor.jpg'])(
    'answers 404 as JSON to %s',
    async (path) => {
      const response = await app.request(path);
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ statusCode: 404 });
    },
  );
});
