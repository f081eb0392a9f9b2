import sharp, { type Sharp } from 'sharp';
import { type PictureFormat, pictureQuality, type PictureRequest } from '../../../pictures/address.ts';

export interface SourceLimits {
  /** Milliseconds until the last byte must have arrived. */
  readonly timeout: number;
  /** Maximum size of a picture in bytes. */
  readonly maxBytes: number;
}

/**
 * Fetches a picture from its source. Does not follow redirects, which could lead to an address that is not allowed.
 * @throws {PictureError} 404 if the source has no such picture; 502 if it is down, does not respond, is too large or
 * responds in any other way.
 */
export async function fetchSource(url: string, { timeout, maxBytes }: SourceLimits): Promise<Buffer> {
  try {
    const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(timeout) });
    if (answer.status === 404 || answer.status === 410)
      throw new PictureError(404, `There is no picture at ${url}.`);
    if (!answer.ok || !answer.body)
      throw new PictureError(502, `${url} responds with status ${answer.status} instead of a picture.`);
    return await readUpTo(maxBytes, answer.body, url);
  } catch (error) {
    if (error instanceof PictureError) throw error;
    throw new PictureError(502, `The picture ${url} cannot be fetched.`, error);
  }
}

async function readUpTo(maxBytes: number, body: ReadableStream<Uint8Array>, url: string): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > maxBytes)
      throw new PictureError(
        502,
        `The picture ${url} is larger than ${maxBytes.toLocaleString('en')} bytes.`,
      );
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Why a picture cannot be served; the message is for the operator. */
export class PictureError extends Error {
  /**
   * 400 for an invalid address, 403 for one that is not allowed, 404 for a missing picture, 502 for a broken one, 503 if
   * too many others are waiting.
   */
  readonly status: 400 | 403 | 404 | 502 | 503;

  constructor(status: PictureError['status'], message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'PictureError';
    this.status = status;
  }
}

/** Accepted formats, in sharp's names. SVG is not accepted because it can contain scripts and other addresses. */
const taken = new Set(['jpeg', 'png', 'webp', 'heif', 'gif', 'tiff']);
/** Maximum number of pixels once decompressed: a picture in a small file can fill the memory. */
const maxPixels = 50_000_000;

/**
 * AVIF compression effort. At 2 it takes an eighth of the time of sharp's default (4) and 13 % more bytes, still fewer
 * than WebP; 3 takes a quarter of the time and 6 % more bytes, which is worth it for large pictures.
 */
const avifEffort = (width: number): number => (width > 640 ? 3 : 2);

/** Identifies how pictures are generated; one generated differently counts as another picture. */
export const pictureRecipe = `quality ${pictureQuality}, effort ${avifEffort(360)} and ${avifEffort(1200)}`;

/**
 * Resizes a picture to the requested width, without enlarging it.
 * @throws {PictureError} 502 if the bytes are not a picture.
 */
export async function resizePicture(
  source: Buffer,
  { url, width, height, format }: PictureRequest,
): Promise<Buffer> {
  try {
    const picture = sharp(source, { limitInputPixels: maxPixels, failOn: 'error' });
    const { format: found } = await picture.metadata();
    if (!taken.has(found)) throw new Error(`Pictures of type ${found} are not accepted.`);
    const resized = picture
      .autoOrient()
      .resize({ width, ...(height !== null && { height }), fit: 'inside', withoutEnlargement: true });
    return await encode(resized, format, width).toBuffer();
  } catch (error) {
    throw new PictureError(502, `${url} does not contain a readable picture.`, error);
  }
}

const encode = (picture: Sharp, format: PictureFormat, width: number): Sharp =>
  format === 'avif'
    ? picture.avif({ quality: pictureQuality, effort: avifEffort(width) })
    : picture.webp({ quality: pictureQuality });
