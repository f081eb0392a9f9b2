import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import type { Sharp } from 'sharp';
import { colored, filesOf, type Master } from './masters.ts';

/** A picture that may already be in the cache: its entity tag, and its bytes on demand. */
export interface CachedPicture {
  readonly etag: string;
  readonly read: () => Promise<Buffer>;
}

/** What pictures are served as. */
export type PictureFormat = 'jpg' | 'webp';

/** The form a picture is wanted in; the width is in pixels. */
interface Form {
  readonly width: number;
  readonly format: PictureFormat;
}

/** From 0 to 100: files are often resized again, and should then look like their master. */
const quality = 90;
const searchQuality = 80;

/** @param image the master in its colors */
async function make(image: Sharp, { width, format }: Form): Promise<Buffer> {
  const resized = image.resize({ width, withoutEnlargement: true });
  return format === 'jpg'
    ? resized.jpeg({ quality, chromaSubsampling: '4:4:4' }).toBuffer()
    : resized.webp({ quality: searchQuality }).toBuffer();
}

/**
 * Files named after what they show, so a changed picture is a new file and an unchanged one is never made twice.
 * @param folder created if missing
 */
export function pictureCache(folder: string): (master: Master, form: Form) => Promise<CachedPicture> {
  const limited = pLimit(2);
  const underway = new Map<string, Promise<Buffer>>();

  async function keep(path: string, picture: Buffer): Promise<Buffer> {
    await mkdir(folder, { recursive: true });
    const draft = `${path}.${String(process.pid)}`;
    await writeFile(draft, picture);
    await rename(draft, path);
    return picture;
  }

  async function readOrMake(path: string, makeIt: () => Promise<Buffer>): Promise<Buffer> {
    try {
      return await readFile(path);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      return keep(path, await limited(makeIt));
    }
  }

  return async (master, form) => {
    const files = await filesOf(master);
    const digest = createHash('sha256').update(files.picture);
    if (files.masks) digest.update(files.masks).update(JSON.stringify(master.colors));
    const name = `${digest.digest('hex').slice(0, 24)}-${String(form.width)}.${form.format}`;
    const path = join(folder, name);
    return {
      etag: `"${name}"`,
      read: () => {
        const work =
          underway.get(path) ??
          readOrMake(path, async () => make(await colored(master, files), form)).finally(() =>
            underway.delete(path),
          );
        underway.set(path, work);
        return work;
      },
    };
  };
}
