import jsQR from 'jsqr';
import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { qrCode } from './qr-code.ts';

const urls = [
  'https://us.fell-and-fjord.example/redirects/gift-guide/',
  'https://www.fell-and-fjord-japan.example/redirects/packaging-inside-post-purchase-of-the-shell-jacket-free/',
];

/** What a reader detects in a picture; null if it detects no code. */
async function read(picture: Sharp): Promise<string | null> {
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data ?? null;
}

test.each(urls)(
  'the PNG of %s can be read back: unchanged, rotated, small, and with a damaged corner',
  async (url) => {
    const code = qrCode(url);
    const png = await code.png();
    const { width, height } = await sharp(png).metadata();
    expect(width).toBeGreaterThanOrEqual(1200);
    expect(height).toBe(width);
    expect(width % code.modules).toBe(0);
    expect(await read(sharp(png))).toBe(url);
    expect(await read(sharp(png).rotate(90))).toBe(url);
    expect(await read(sharp(png).resize(150, 150))).toBe(url);

    const module = width / code.modules;
    const scratch = { width: 4 * module, height: 4 * module, channels: 3, background: '#fff' } as const;
    const corner = width - 8 * module;
    const damaged = sharp(png).composite([{ input: { create: scratch }, left: corner, top: corner }]);
    expect(await read(sharp(await damaged.png().toBuffer()))).toBe(url);
  },
);

test.each(urls)('the SVG of %s can be read back', async (url) => {
  const code = qrCode(url);
  const svg = await code.svg(25);
  expect(svg).toContain('width="25mm" height="25mm"');
  const density = 300;
  expect(await read(sharp(Buffer.from(svg), { density }).flatten({ background: '#fff' }))).toBe(url);
});

test.each(urls)('%s has modules of at least 0.4 mm, and four light ones around it', async (url) => {
  const { modules, smallestSize, svg } = qrCode(url);
  expect(await svg(30)).toMatch(new RegExp(`viewBox="0 0 ${modules} ${modules}".* d="M4 4\\.5h7`));
  expect(smallestSize / modules).toBeGreaterThanOrEqual(0.4 - 1e-9);
  expect((smallestSize - 0.1) / modules).toBeLessThan(0.4);
});
