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

/**
 * Renders an SVG to PNG with a width of `width` pixels.
 * @param svg with its width, in pixels.
 * @throws Error if the SVG is not well-formed or does not specify its width.
 */
export async function rasterise(svg: string, width: number): Promise<Buffer> {
  // Asking sharp for the width would parse the entire drawing again.
  const natural = Number(/^<svg [^>]*?\bwidth="(\d+)"/.exec(svg)?.[1]);
  return sharp(Buffer.from(svg), { density: (72 * Math.max(width, 100)) / natural })
    .resize({ width })
    .removeAlpha()
    .png({ compressionLevel: 2 })
    .toBuffer();
}
