import { servedPicture } from '../components/served-picture.ts';
import type { StaticPicture } from '../search/search-port.ts';

/** In pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** A picture in its best width, and the address it was loaded from. */
export type FittingPicture = StaticPicture & PictureSize & { readonly src: string };

/** The size of a picture whose space nobody knows before, now that it is loaded; null if it cannot be loaded. */
export async function measured(url: string): Promise<PictureSize | null> {
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
  } catch {
    return null;
  }
  return { width: image.naturalWidth, height: image.naturalHeight };
}

/**
 * The picture of the best width for a space, already loaded.
 * @param space in CSS pixels
 * @returns null if there is none, or it cannot be loaded
 */
export async function bestPicture(
  pictures: readonly StaticPicture[],
  space: number,
): Promise<FittingPicture | null> {
  const ascending = [...pictures].sort((a, b) => a.width - b.width);
  const needed = space * window.devicePixelRatio;
  const chosen = ascending.find(({ width }) => width >= needed) ?? ascending.at(-1);
  if (!chosen) return null;
  const src = servedPicture(chosen.url, space);
  const size = await measured(src);
  return size && { ...chosen, src, ...size };
}
