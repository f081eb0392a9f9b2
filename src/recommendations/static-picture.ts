import type { StaticPicture } from '../search/search-port.ts';

/** A picture with the height it turned out to have, in pixels. */
export interface MeasuredPicture extends StaticPicture {
  readonly height: number;
}

/**
 * The picture of the best width for a space, already loaded: until then nobody knows its height.
 * @param space in CSS pixels
 * @returns null if there is none, or it cannot be loaded
 */
export async function bestPicture(
  pictures: readonly StaticPicture[],
  space: number,
): Promise<MeasuredPicture | null> {
  const ascending = [...pictures].sort((a, b) => a.width - b.width);
  const needed = space * window.devicePixelRatio;
  const chosen = ascending.find(({ width }) => width >= needed) ?? ascending.at(-1);
  if (!chosen) return null;
  const image = new Image();
  image.src = chosen.url;
  try {
    await image.decode();
  } catch {
    return null;
  }
  return { ...chosen, width: image.naturalWidth, height: image.naturalHeight };
}
