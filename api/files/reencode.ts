import sharp from 'sharp';

/** What is accepted, in sharp's names, whatever a file says it is. `heif` is AVIF: nothing here reads Apple's HEIC. */
const taken: readonly string[] = ['jpeg', 'png', 'webp', 'heif'];
/** Maximum number of pixels once decompressed: a picture in a small file can fill the memory. */
const maxPixels = 50_000_000;
/** Enough to read a label and see a crack, in pixels. */
const longestSide = 2000;
/** After how many seconds a picture is given up. */
const timeout = { seconds: 20 };

/**
 * Makes a picture anew, in WebP, from the pixels of another one alone: upright, without where and with what it was taken, and without whatever
 * else was in its file.
 * @throws Error if it is no picture, or too large a one.
 */
export async function reencode(bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' });
  const { format } = await picture.metadata();
  if (!taken.includes(format)) throw new Error(`Pictures of type ${format} are not accepted`);
  const made = await picture
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80 })
    .timeout(timeout)
    .toBuffer();
  return new Uint8Array(made);
}
