import type { SandboxSeed } from 'storefront-sandbox';
import sharp from 'sharp';
import { pictureSizes, type SmallShop, valuesOf } from './small-shop.ts';

const sizes: Readonly<Record<string, number>> = pictureSizes;
const pictureSide = pictureSizes[''];
const product = /^\/(?<sku>.+)-front(?<size>|-zoom|-large|-medium|-small|-thumb)\.(?<format>jpg|webp)$/;
const scene = /^\/brand\/.+\.jpg$/;

/** What a product without a color is drawn in. */
const plain = '#6b7280';
const ground = '#f1f0ec';

/**
 * Answers requests for pictures: each product is its outline in the color of its variant, and a scene of the brand is the
 * outlines of all.
 */
export function drawnPictures(shop: SmallShop): NonNullable<SandboxSeed['pictures']> {
  const outlines = new Map(
    shop.products.flatMap(({ variants, outline }) =>
      variants.map((variant) => {
        const hex = valuesOf(shop, variant).find((value) => value.hex !== undefined)?.hex ?? plain;
        return [variant.sku, `<path d="${outline}" fill="${hex}"/>`] as const;
      }),
    ),
  );
  return async (request) => {
    const path = decodeURIComponent(new URL(request.url).pathname);
    const { sku = '', size = '', format = 'jpg' } = product.exec(path)?.groups ?? {};
    const drawing = outlines.get(sku) ?? (scene.test(path) ? row([...outlines.values()]) : undefined);
    if (drawing === undefined)
      return Response.json({ statusCode: 404, message: `No picture at ${path}` }, { status: 404 });
    const isScene = sku === '';
    const width = isScene ? pictureSide : (sizes[size] ?? pictureSide);
    const box = isScene ? '0 0 320 180' : '0 0 100 100';
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${String(width)}"><rect width="100%" height="100%" fill="${ground}"/>${drawing}</svg>`;
    const picture = await sharp(Buffer.from(svg))
      .toFormat(format === 'webp' ? 'webp' : 'jpeg')
      .toBuffer();
    const headers = {
      'Content-Type': format === 'webp' ? 'image/webp' : 'image/jpeg',
      'Cache-Control': 'public, max-age=3600',
    };
    return new Response(new Uint8Array(picture), { headers });
  };
}

/** Up to three drawings beside each other. */
const row = (drawings: readonly string[]): string =>
  drawings
    .slice(0, 3)
    .map((drawing, index) => `<g transform="translate(${String(10 + index * 100)} 40)">${drawing}</g>`)
    .join('');
