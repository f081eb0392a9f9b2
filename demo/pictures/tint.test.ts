import sharp from 'sharp';
import { expect, test } from 'vitest';
import { tint } from './tint.ts';

/** A picture of one row. */
const row = (...pixels: readonly (readonly [number, number, number])[]): Promise<Buffer> =>
  sharp(Buffer.from(pixels.flat()), { raw: { width: pixels.length, height: 1, channels: 3 } })
    .png()
    .toBuffer();

const colored = async (picture: Buffer, mask: Buffer, ...colors: (string | undefined)[]) => {
  const { pixels } = await tint(picture, mask, colors);
  return Array.from({ length: pixels.length / 3 }, (_, at) => [...pixels.subarray(3 * at, 3 * at + 3)]);
};

const lit = [214, 214, 214] as const;

test('what is lit gets the color itself, and what is not masked stays as it is', async () => {
  const picture = await row(lit, lit);
  const mask = await row([255, 0, 0], [0, 0, 0]);
  expect(await colored(picture, mask, '#2f3f5b')).toEqual([[47, 63, 91], [...lit]]);
});

test('folds are darker, and of dark colors more so', async () => {
  const picture = await row([150, 150, 150]);
  const mask = await row([255, 0, 0]);
  const shareOfLight = async (color: string, red: number) =>
    ((await colored(picture, mask, color))[0]?.[0] ?? 0) / red;
  const white = await shareOfLight('#f7f5f1', 0xf7);
  expect(white).toBeLessThan(0.75);
  expect(await shareOfLight('#2f3f5b', 0x2f)).toBeLessThan(white);
});

test('each channel of the mask has its own color, and edges are mixed', async () => {
  const picture = await row(lit, lit, lit);
  const mask = await row([255, 0, 0], [0, 255, 0], [128, 0, 0]);
  const [first, second, edge = []] = await colored(picture, mask, '#ff0000', '#00ff00');
  expect([first, second]).toEqual([
    [255, 0, 0],
    [0, 255, 0],
  ]);
  expect(edge[1]).toBeGreaterThan(100);
  expect(edge[1]).toBeLessThan(113);
});

test('a highlight never overflows, and a mask without a color changes nothing', async () => {
  const picture = await row([255, 255, 255], lit);
  const mask = await row([255, 0, 0], [0, 0, 255]);
  expect(await colored(picture, mask, '#f7f5f1')).toEqual([[255, 255, 255], [...lit]]);
});
