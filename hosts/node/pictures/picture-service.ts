import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';
import { type PictureRequest, readPictureAddress } from '../../../pictures/address.ts';
import type { IsPublished } from '../../../pictures/published.ts';
import { type IsPictureSource, isPlainAddress } from '../../../pictures/sources.ts';
import {
  fetchSource,
  PictureError,
  pictureRecipe,
  resizePicture,
  type SourceLimits,
} from './make-picture.ts';
import type { PictureCache } from './picture-cache.ts';

interface PictureServiceOptions {
  readonly isSource: IsPictureSource;
  /** Whether the host's pages contain a picture's address, if it has a height or a digest. */
  readonly isPublished: IsPublished;
  readonly cache: PictureCache;
  readonly limits?: SourceLimits;
}

export type PictureService = (request: Request) => Promise<Response>;

const defaultLimits: SourceLimits = { timeout: 10_000, maxBytes: 20_000_000 };
/** Pictures fetched and made in parallel: enough that a slow source delays the others only briefly. */
const worksAtOnce = 6;
/** How many more may wait: those of a long page, for a few visitors at once. */
const maxWaiting = 200;
/** When to ask again if more are waiting, in seconds. */
const retryAfter = 10;
const day = 86_400_000;

/**
 * Netlify's Image CDN as far as this shop uses it: a picture from an allowed source, in a width and a format, with
 * the quality of `pictures/address.ts`. Parallel requests for the same picture generate it once. Only the few forms
 * of a picture are generated that the host's pages contain, or that browsers ask for by themselves without a height
 * or a digest.
 */
export function pictureService({
  isSource,
  isPublished,
  cache,
  limits = defaultLimits,
}: PictureServiceOptions): PictureService {
  const working = pLimit(worksAtOnce);
  const making = pLimit(availableParallelism());
  const underway = new Map<string, Promise<Buffer>>();

  async function make(key: string, wanted: PictureRequest): Promise<Buffer> {
    const found = await cache.get(key);
    if (found && isFresh(wanted, found.time)) return found.bytes;
    assertWanted(wanted);
    if (working.pendingCount >= maxWaiting)
      throw new PictureError(503, 'Too many pictures are being generated; try again later.');
    const picture = await working(async () => {
      const source = await fetchSource(wanted.url, limits);
      return making(() => resizePicture(source, wanted));
    });
    await cache.put(key, picture);
    return picture;
  }

  /** Pages of an earlier build may ask for what the cache still has; nothing is generated for them. */
  function assertWanted(wanted: PictureRequest): void {
    const { url, height, digest } = wanted;
    if (height !== null || digest !== null ? isPublished(wanted) : isPlainAddress(url)) return;
    throw new PictureError(403, `No page of this build has this address of ${url}.`);
  }

  function pictureOf(wanted: PictureRequest): Promise<Buffer> {
    const key = createHash('sha256')
      .update(JSON.stringify([wanted, pictureRecipe]))
      .digest('hex');
    const picture = underway.get(key) ?? make(key, wanted).finally(() => underway.delete(key));
    underway.set(key, picture);
    return picture;
  }

  return async (request) => {
    try {
      const wanted = readPictureAddress(new URL(request.url).searchParams);
      if (typeof wanted === 'string') throw new PictureError(400, wanted);
      if (!isSource(wanted.url))
        throw new PictureError(403, `Pictures may not come from ${wanted.url} (see PICTURE_SOURCES).`);
      const picture = await pictureOf(wanted);
      return new Response(new Uint8Array(picture), { headers: headersOf(wanted, picture) });
    } catch (error) {
      if (!(error instanceof PictureError)) throw error;
      if (error.status === 502) console.warn(`${error.message} ${causeOf(error)}`.trim());
      const headers = {
        'Cache-Control': 'no-store',
        'Content-Type': 'text/plain; charset=utf-8',
        ...(error.status === 503 && { 'Retry-After': String(retryAfter) }),
      };
      return new Response(`${error.message}\n`, { status: error.status, headers });
    }
  };
}

/** Without a digest a change of the picture cannot be detected, so it is fetched again after a day. */
const isFresh = ({ digest }: PictureRequest, time: number): boolean =>
  digest !== null || Date.now() - time < day;

const headersOf = ({ digest, format }: PictureRequest, picture: Buffer) => ({
  ETag: `"${createHash('sha256').update(picture).digest('base64url')}"`,
  'Content-Type': `image/${format}`,
  'Cache-Control': digest === null ? 'public, max-age=86400' : 'public, max-age=31536000, immutable',
  'X-Content-Type-Options': 'nosniff',
});

const causeOf = ({ cause }: Error): string => (cause instanceof Error ? cause.message : '');
