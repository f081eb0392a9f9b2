import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { rasterize, type RasterFormat } from './rasterize.ts';

/** A picture that may already be in the cache: its entity tag, and its bytes on demand. */
export interface CachedPicture {
  readonly etag: string;
  readonly read: () => Promise<Buffer>;
}

/** The form a drawing is wanted in; the width is in pixels. */
interface Form {
  readonly width: number;
  readonly format: RasterFormat;
}

/**
 * Files named after what they show, so a changed drawing is a new file and an unchanged one is never drawn twice.
 * @param folder created if missing
 */
export function pictureCache(folder: string): (svg: string, form: Form) => CachedPicture {
  const limited = pLimit(2);
  const underway = new Map<string, Promise<Buffer>>();

  async function make(path: string, svg: string, { width, format }: Form): Promise<Buffer> {
    const picture = await limited(() => rasterize(svg, width, format));
    await mkdir(folder, { recursive: true });
    const draft = `${path}.${String(process.pid)}`;
    await writeFile(draft, picture);
    await rename(draft, path);
    return picture;
  }

  async function readOrMake(path: string, svg: string, form: Form): Promise<Buffer> {
    try {
      return await readFile(path);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      return make(path, svg, form);
    }
  }

  return (svg, form) => {
    const name = `${createHash('sha256').update(svg).digest('hex').slice(0, 24)}-${String(form.width)}.${form.format}`;
    const path = join(folder, name);
    return {
      etag: `"${name}"`,
      read: () => {
        const work = underway.get(path) ?? readOrMake(path, svg, form).finally(() => underway.delete(path));
        underway.set(path, work);
        return work;
      },
    };
  };
}
