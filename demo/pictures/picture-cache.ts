import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { rasterise } from './rasterise.ts';

/** A picture that may already be in the cache: its entity tag, and its bytes on demand. */
export interface CachedPicture {
  readonly etag: string;
  readonly read: () => Promise<Buffer>;
}

/**
 * PNG files named after what they show, so a changed drawing is a new file and an unchanged one is never drawn twice.
 * @param folder created if missing
 */
export function pictureCache(folder: string): (svg: string, width: number) => CachedPicture {
  const limited = pLimit(2);
  const underway = new Map<string, Promise<Buffer>>();

  async function make(path: string, svg: string, width: number): Promise<Buffer> {
    const png = await limited(() => rasterise(svg, width));
    await mkdir(folder, { recursive: true });
    const draft = `${path}.${String(process.pid)}`;
    await writeFile(draft, png);
    await rename(draft, path);
    return png;
  }

  async function readOrMake(path: string, svg: string, width: number): Promise<Buffer> {
    try {
      return await readFile(path);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      return make(path, svg, width);
    }
  }

  return (svg, width) => {
    const name = `${createHash('sha256').update(svg).digest('hex').slice(0, 24)}-${String(width)}`;
    const path = join(folder, `${name}.png`);
    return {
      etag: `"${name}"`,
      read: () => {
        const work = underway.get(path) ?? readOrMake(path, svg, width).finally(() => underway.delete(path));
        underway.set(path, work);
        return work;
      },
    };
  };
}
