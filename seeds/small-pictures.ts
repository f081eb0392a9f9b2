import type { SandboxSeed } from 'storefront-sandbox';
import sharp, { type ResizeOptions } from 'sharp';
import { brandPictureFile, pictureFileOf, pictureNameOf } from './picture-files.ts';
import {
  pictureSizes,
  type SmallProduct,
  type SmallShop,
  type SmallVariant,
  valuesOf,
} from './small-shop.ts';

const sizes: Readonly<Record<string, number>> = pictureSizes;
const pictureSide = pictureSizes[''];
const front = /^\/(?<name>.+)-front(?<size>|-zoom|-large|-medium|-small|-thumb)\.(?<format>jpg|webp)$/;
const scene = /^\/brand\/(?:.+\/)?(?<name>[\w-]+)\.jpg$/;

/** What a product without a color is drawn in. */
const plain = '#6b7280';
const ground = '#f1f0ec';

/** What sharp reads: a file, or a drawing. */
type Source = string | Buffer;

/**
 * Answers requests for pictures: each product is its picture, or its outline in the color of its variant, and a scene of the
 * brand is its file, or the outlines of all.
 * @throws Error if the picture of a product is missing.
 */
export function smallPictures(shop: SmallShop): NonNullable<SandboxSeed['pictures']> {
  const products = new Map(
    shop.products.flatMap((product) =>
      product.variants.map((variant): [string, Source] => [
        pictureNameOf(shop, product, variant.sku),
        pictureFileOf(shop, product) ?? drawn('0 0 100 100', outlineOf(shop, product, variant)),
      ]),
    ),
  );
  return async (request) => {
    const path = decodeURIComponent(new URL(request.url).pathname);
    const { name = '', size = '', format = 'jpg' } = front.exec(path)?.groups ?? {};
    const side = sizes[size] ?? pictureSide;
    const product = products.get(name);
    const sceneName = scene.exec(path)?.groups?.['name'];
    if (product !== undefined)
      return answer(
        product,
        { width: side, height: side, fit: 'contain' },
        format === 'webp' ? 'webp' : 'jpeg',
      );
    if (sceneName !== undefined) return answer(sceneOf(shop, sceneName), shapeOf(sceneName), 'jpeg');
    return Response.json({ statusCode: 404, message: `No picture at ${path}` }, { status: 404 });
  };
}

async function answer(source: Source, shape: ResizeOptions, format: 'jpeg' | 'webp'): Promise<Response> {
  const picture = await sharp(source)
    .autoOrient()
    .resize({ ...shape, background: ground })
    .flatten({ background: ground })
    .toFormat(format)
    .toBuffer();
  const headers = { 'Content-Type': `image/${format}`, 'Cache-Control': 'public, max-age=3600' };
  return new Response(new Uint8Array(picture), { headers });
}

/** The sizes that docs/launch.md requires of the brand's own pictures. */
const shapeOf = (name: string): ResizeOptions =>
  name.endsWith('-portrait')
    ? { width: 1200, height: 1500, fit: 'cover' }
    : { width: 1600, height: 900, fit: 'cover' };

/** A portrait without a file of its own is cut from the wide picture. */
const sceneOf = (shop: SmallShop, name: string): Source =>
  brandPictureFile(shop, name) ??
  brandPictureFile(shop, name.replace(/-portrait$/, '')) ??
  drawn('0 0 320 180', row(shop.products.map((product) => outlineOf(shop, product, product.variants[0]))));

function outlineOf(shop: SmallShop, { outline }: SmallProduct, variant: SmallVariant): string {
  if (outline === undefined) return '';
  const hex = valuesOf(shop, variant).find((value) => value.hex !== undefined)?.hex ?? plain;
  return `<path d="${outline}" fill="${hex}"/>`;
}

const drawn = (box: string, drawing: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${String(pictureSide)}"><rect width="100%" height="100%" fill="${ground}"/>${drawing}</svg>`,
  );

/** Up to three drawings beside each other. */
const row = (drawings: readonly string[]): string =>
  drawings
    .filter((drawing) => drawing !== '')
    .slice(0, 3)
    .map((drawing, index) => `<g transform="translate(${String(10 + index * 100)} 40)">${drawing}</g>`)
    .join('');
