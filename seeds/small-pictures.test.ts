import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { brandPicturesVersion } from './picture-files.ts';
import { seedOf } from './seed-of.ts';
import type { SmallShop } from './small-shop.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'brand-'));
  mkdirSync(join(folder, 'pictures'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
});

const paint = (file: string, background: string) =>
  sharp({ create: { width: 40, height: 30, channels: 3, background } }).toFile(
    join(folder, 'pictures', file),
  );

const shop = (): SmallShop => ({
  name: 'Toys',
  folder,
  storefronts: [],
  model: { axes: [], facts: [] },
  axes: {},
  categories: [],
  products: [
    {
      key: 'wooden-car',
      name: { en: 'Wooden car' },
      slug: { en: 'wooden-car' },
      categories: ['cars'],
      tagline: { en: 'It rolls.' },
      description: { en: 'It rolls.' },
      prices: {},
      launchedOn: '2026-01-01',
      variants: [{ sku: 'CAR', stock: 1 }],
      picture: 'pictures/wooden-car.png',
    },
  ],
});

const addressOfCar = () => seedOf(shop()).commercetools.products?.[0]?.masterVariant.images?.[0]?.url ?? '';

/** Its size, and the color in its middle. */
async function pictureAt(address: string) {
  const answer = await seedOf(shop()).picturesIn()(
    new Request(`http://localhost${address.replace('/assets', '')}`),
  );
  const { data, info } = await sharp(await answer.arrayBuffer())
    .raw()
    .toBuffer({ resolveWithObject: true });
  const middle = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * info.channels;
  return { size: [info.width, info.height], isRed: (data[middle] ?? 0) > (data[middle + 2] ?? 0) };
}

test('a product has the picture of its file, at another address once it is another', async () => {
  await paint('wooden-car.png', 'red');
  const before = addressOfCar();
  expect(await pictureAt(before.replace('.jpg', '-small.jpg'))).toEqual({ size: [150, 150], isRed: true });
  await paint('wooden-car.png', 'blue');
  expect(addressOfCar()).not.toBe(before);
  expect(await pictureAt(addressOfCar())).toEqual({ size: [1600, 1600], isRed: false });
});

test('the home page has the picture of its file, at another address once it is another', async () => {
  await paint('wooden-car.png', 'blue');
  await paint('home-hero.jpg', 'red');
  const before = brandPicturesVersion(folder);
  const wide = `/brand${before}/home-hero.jpg`;
  expect(await pictureAt(wide)).toEqual({ size: [1600, 900], isRed: true });
  expect(await pictureAt(wide.replace('hero', 'hero-portrait'))).toEqual({ size: [1200, 1500], isRed: true });
  await paint('home-hero.jpg', 'blue');
  expect(brandPicturesVersion(folder)).not.toBe(before);
});

test('a missing picture is reported with its product and path', () => {
  expect(() => seedOf(shop())).toThrow(
    `The picture of the product "wooden-car" is missing: ${join(folder, 'pictures/wooden-car.png')}.`,
  );
});
