import sharp from 'sharp';

/** The image sizes that the commerce service promises, by file name suffix; widths in pixels. */
export const sizes = {
  '': 1400,
  '-zoom': 1400,
  '-large': 700,
  '-medium': 400,
  '-small': 150,
  '-thumb': 50,
} as const;
export type SizeSuffix = keyof typeof sizes;

/** The formats the picture host knows; the search index contains the small one. */
export const rasterFormats = ['png', 'webp'] as const;
export type RasterFormat = (typeof rasterFormats)[number];

/** From 0 to 100: a WebP file is often resized, and should then look like its PNG. */
const webpQuality = 80;

/**
 * Renders an SVG with a width of `width` pixels.
 * @param svg with its width, in pixels.
 * @throws Error if the SVG is not well-formed or does not specify its width.
 */
export async function rasterize(svg: string, width: number, format: RasterFormat = 'png'): Promise<Buffer> {
  // Asking sharp for the width would parse the entire drawing again.
  const natural = Number(/^<svg [^>]*?\bwidth="(\d+)"/.exec(svg)?.[1]);
  const picture = sharp(Buffer.from(svg), { density: (72 * Math.max(width, 100)) / natural })
    .resize({ width })
    .removeAlpha();
  return format === 'webp'
    ? picture.webp({ quality: webpQuality }).toBuffer()
    : picture.png({ compressionLevel: 2 }).toBuffer();
}
