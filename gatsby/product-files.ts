import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { brand } from '../brands/build.ts';

const published = join(brand.folder, 'static');

/**
 * The manual of a product, at its public path, or null if it has none. The build copies the brand's `static/` there.
 * @throws Error if its file is missing: a page would offer a download that fails.
 */
export async function manualOf(productKey: string, folder = published) {
  const manual = brand.manuals[productKey];
  if (!manual) return null;
  const path = `/files/manuals/${productKey}.pdf`;
  return {
    path,
    bytes: await sizeOf(join(folder, path), `a manual of ${productKey}`),
    languages: manual.languages,
  };
}

/**
 * The video of a product and the picture that stands for it, at their public paths, or null if it has none.
 * @throws Error if one of its files is missing.
 */
export async function videoOf(productKey: string, folder = published) {
  const video = brand.videos?.[productKey];
  if (!video) return null;
  const [path, poster] = [`/files/videos/${productKey}.mp4`, `/files/videos/${productKey}.jpg`];
  for (const file of [path, poster]) await sizeOf(join(folder, file), `a video of ${productKey}`);
  return { path, poster, shows: video.shows };
}

/** In bytes. @param what as which the brand lists the file. */
async function sizeOf(file: string, what: string): Promise<number> {
  const { size } = await stat(file).catch((cause: unknown) => {
    throw new Error(`${file} is missing, although the brand lists ${what}.`, { cause });
  });
  return size;
}
