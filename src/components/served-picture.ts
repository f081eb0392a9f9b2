import { pictureAddress, pictureWidths } from '../../pictures/address.ts';
import { isPlainAddress, pictureSourcesWith } from '../../pictures/sources.ts';

/** Set by the build: whether the host has a picture service, and the folders it fetches pictures from. */
declare const __PICTURE_SERVICE__: boolean;
declare const __PICTURE_FOLDERS__: readonly string[];

/**
 * The address of a picture that only the browser knows about, in the smallest generated width that fills a space; that
 * of the picture itself if the host must not fetch it.
 * @param space in CSS pixels
 */
export function servedPicture(url: string, space: number): string {
  const isServed = __PICTURE_SERVICE__ && pictureSourcesWith(__PICTURE_FOLDERS__)(url) && isPlainAddress(url);
  if (!isServed) return url;
  const needed = space * window.devicePixelRatio;
  const largest = pictureWidths[pictureWidths.length - 1] ?? pictureWidths[0];
  return pictureAddress(url, pictureWidths.find((width) => width >= needed) ?? largest, 'webp');
}
