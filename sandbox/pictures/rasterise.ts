import sharp from 'sharp';

/** The image sizes the commerce service promises, by file name suffix; widths in pixels. */
export const sizes = {
  '': 1400,
  '-zoom': 1400,
  '-large': 700,
  '-medium': 400,
  '-small': 150,
  '-thumb': 50,
} as const;
export type SizeSuffix = keyof typeof sizes;

/**
 * Renders an SVG to PNG at `width` pixels.
 * @throws Error when the SVG is not well-formed.
 */
export async function rasterise(svg: string, width: number): Promise<Buffer> {
  const source = Buffer.from(svg);
  const natural = (await sharp(source).metadata()).width;
  return sharp(source, { density: (72 * Math.max(width, 100)) / natural })
    .resize({ width })
    .removeAlpha()
    .png({ compressionLevel: 2 })
    .toBuffer();
}
