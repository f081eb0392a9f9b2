import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import type { Sharp } from 'sharp';
import { colored, filesOf, type Master } from './masters.ts';

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
 * Files named after what they show, so a changed picture is a new file.
 * @param folder created if missing
 */
export function pictureCache(folder: string): (master: Master, form: Form) => Promise<Buffer> {
  const limited = pLimit(2);
  return async (master, form) => {
    const files = await filesOf(master);
    const digest = createHash('sha256').update(files.picture);
    if (files.masks) digest.update(files.masks).update(JSON.stringify(master.colors));
    const path = join(folder, `${digest.digest('hex').slice(0, 24)}-${form.width}.${form.format}`);
    if (existsSync(path)) return readFile(path);
    const picture = await limited(async () => make(await colored(master, files), form));
    await mkdir(folder, { recursive: true });
    const draft = `${path}.${randomUUID()}`;
    await writeFile(draft, picture);
    await rename(draft, path);
    return picture;
  };
}
