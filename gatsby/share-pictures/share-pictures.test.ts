import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { brand } from '../../brands/build.ts';
import { inEmptyFolder } from '../../scripts/testing/in-empty-folder.ts';
import { makeSharePicture, writeSharePictures } from './write-share-pictures.ts';
import { sharePathOf } from './share-path.ts';

const picture = (width: number, height: number, background = '#c0392b') =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();

/** The color at a place, as `[red, green, blue]`. */
async function colorAt(bytes: Buffer, left: number, top: number): Promise<number[]> {
  const { data } = await sharp(bytes)
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data];
}

describe('product 2.3.313: the picture of a link', () => {
  test.each([
    ['a small one', 30, 30],
    ['a tall one', 80, 100],
    ['a panorama', 240, 40],
  ])('is 1200 × 630 pixels of JPEG, made of %s', async (_, width, height) => {
    const { format, ...size } = await sharp(await makeSharePicture(await picture(width, height))).metadata();
    expect([format, size.width, size.height]).toEqual(['jpeg', 1200, 630]);
  });

  test('shows a product whole, on its own background', async () => {
    const product = await sharp(await picture(100, 100, '#eeeeee'))
      .composite([{ input: await picture(20, 100), left: 40, top: 0 }])
      .png()
      .toBuffer();
    const made = await makeSharePicture(product);
    for (const top of [5, 315, 624]) {
      const [red = 0, green = 255] = await colorAt(made, 600, top);
      expect(red - green).toBeGreaterThan(80);
    }
    for (const left of [2, 300, 1197]) {
      for (const value of await colorAt(made, left, 315)) expect(value).toBeGreaterThan(225);
    }
  });
});

describe('the pictures of a build', () => {
  inEmptyFolder();
  let host: Server;
  let asked: string[] = [];
  let origin = '';

  beforeEach(async () => {
    asked = [];
    const png = await picture(90, 90);
    host = createServer((request, response) => {
      asked.push(request.url ?? '');
      if (request.url === '/gone.png') response.writeHead(404).end();
      else response.end(png);
    }).listen(0, '127.0.0.1');
    await new Promise((listening) => host.once('listening', listening));
    origin = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
    await mkdir(`${brand.folder}/static`, { recursive: true });
    await writeFile(
      `${brand.folder}/static/favicon.svg`,
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"/>',
    );
  });
  afterEach(() => {
    host.closeAllConnections();
    host.close();
  });

  const write = (wanted: readonly string[], files = ['a', 'b', 'gone']) =>
    writeSharePictures(
      {
        getNodesByType: (type: string) =>
          (type === 'CommercePicture'
            ? files.map((name) => ({ url: `${origin}/${name}.png`, internal: { contentDigest: name } }))
            : []) as never,
      },
      new Set(wanted.map(sharePathOf)),
    );

  test('product 2.1.302: are accompanied by the brand’s sign for home screens, and say its name', async () => {
    await write([]);
    const { width, height, hasAlpha } = await sharp('public/apple-touch-icon.png').metadata();
    expect([width, height, hasAlpha]).toEqual([180, 180, false]);
    expect(JSON.parse(await readFile('public/site.webmanifest', 'utf8'))).toMatchObject({ name: brand.name });
  });

  test('need a sign of the brand that is an SVG', async () => {
    await writeFile(`${brand.folder}/static/favicon.svg`, 'GIF89a');
    await expect(write([])).rejects.toThrow(`${brand.folder}/static/favicon.svg is missing or no SVG`);
  });

  test('are those that its pages name; a later build fetches new ones only, and removes others', async () => {
    await write(['a']);
    expect(asked).toEqual(['/a.png']);
    expect((await sharp(await readFile('public/share/logo.png')).metadata()).width).toBe(512);
    await write(['a', 'b']);
    expect(asked).toEqual(['/a.png', '/b.png']);
    await write(['b']);
    await expect(stat('public/share/a.jpg')).rejects.toThrow('ENOENT');
    expect((await stat('public/share/b.jpg')).size).toBeGreaterThan(0);
  });

  test('stop it if one is missing', async () => {
    await expect(write(['gone'])).rejects.toThrow(`The picture ${origin}/gone.png`);
  });
});
