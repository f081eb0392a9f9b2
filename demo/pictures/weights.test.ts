import pLimit from 'p-limit';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { pictureQuality } from '../../pictures/address.ts';
import { catalogue } from '../catalogue/index.ts';

/** Files of the sizes that a phone with 390 CSS pixels and two pixels for each of them asks for. */
const widths = { card: 360, first: 800 } as const;
const limited = pLimit(2);

/** Bytes of a product's main picture as AVIF, which the picture service makes. */
async function weightOf(key: string, width: number): Promise<number> {
  const master = await readFile(new URL(`./${key}/front.webp`, import.meta.url));
  const avif = await limited(() =>
    sharp(master).resize({ width }).avif({ quality: pictureQuality, effort: 2 }).toBuffer(),
  );
  return avif.length;
}

test('the first picture of a product weighs less than 25 kB on a phone', async () => {
  const weights = await Promise.all(
    catalogue.products.map(async ({ key }) => [key, await weightOf(key, widths.first)] as const),
  );
  expect(weights.filter(([, weight]) => weight >= 25_000)).toEqual([]);
}, 120_000);

/** Two columns and three rows, of which the last is only partly in view. */
const cardsInView = 6;

test('the pictures in view of a category weigh less than 250 kB on a phone', async () => {
  const cards = await Promise.all(
    catalogue.products.map(async ({ key, categories }) => ({
      categories,
      weight: await weightOf(key, widths.card),
    })),
  );
  for (const { key: category } of catalogue.categories) {
    const weights = cards
      .filter(({ categories }) => categories.includes(category))
      .map((card) => card.weight);
    const heaviest = weights.toSorted((a, b) => b - a).slice(0, cardsInView);
    expect(
      heaviest.reduce((sum, weight) => sum + weight, 0),
      category,
    ).toBeLessThan(250_000);
  }
}, 120_000);
