import {
  pictureAddress,
  type PictureFormat,
  type PictureWidth,
  pictureWidths,
} from '../../pictures/address.ts';
import { isPlainAddress, pictureSourcesWith } from '../../pictures/sources.ts';
import type { PictureData } from './picture.tsx';
import * as styles from './remote-picture.module.css';

/** Set by the build: whether the host has a picture service, and the folders it fetches pictures from. */
declare const __PICTURE_SERVICE__: boolean;
declare const __PICTURE_FOLDERS__: readonly string[];

interface RemotePictureProps {
  readonly url: string;
  /** Shown on a host without a picture service; if omitted, the picture itself is shown. */
  readonly plainUrl?: string;
  /** The widths it is offered in, in ascending order. */
  readonly widths: readonly [PictureWidth, ...PictureWidth[]];
  readonly sizes: string;
  /** Size of the picture's space, which is square. */
  readonly className: string | undefined;
  /** True for a picture that is on the first screen, which is fetched first. */
  readonly priority?: boolean;
}

/** A square picture that only the browser knows about, such as that of a line item. The name next to it describes it. */
export function RemotePicture({
  url,
  plainUrl = url,
  widths,
  sizes,
  className,
  priority = false,
}: RemotePictureProps) {
  const side = widths[0];
  const srcSet = (format: PictureFormat) => srcSetOf(url, widths, format);
  const common = {
    className,
    sizes,
    width: side,
    height: side,
    decoding: 'async',
    loading: priority ? 'eager' : 'lazy',
    fetchPriority: priority ? 'high' : 'auto',
  } as const;
  if (!__PICTURE_SERVICE__) return <img {...common} alt="" src={plainUrl} />;
  return (
    <picture className={styles.frame}>
      <source type="image/avif" srcSet={srcSet('avif')} sizes={sizes} />
      <img {...common} alt="" src={pictureAddress(url, side, 'webp')} srcSet={srcSet('webp')} />
    </picture>
  );
}

const srcSetOf = (url: string, widths: readonly PictureWidth[], format: PictureFormat): string =>
  widths.map((width) => `${pictureAddress(url, width, format)} ${width}w`).join(', ');

/** A picture that only the browser knows about, in its own shape. @param widths those it is offered in, in ascending order. */
export function pictureAt(
  { url, ...shape }: Pick<PictureData, 'width' | 'height' | 'tint'> & { readonly url: string },
  widths: readonly [PictureWidth, ...PictureWidth[]],
): PictureData {
  if (!__PICTURE_SERVICE__) return { ...shape, images: { fallback: { src: url } } };
  const fallback = { src: pictureAddress(url, widths[0], 'webp'), srcSet: srcSetOf(url, widths, 'webp') };
  const sources = [{ type: 'image/avif', srcSet: srcSetOf(url, widths, 'avif') }];
  return { ...shape, images: { sources, fallback } };
}

/**
 * The address of a picture that only the browser knows about, in the smallest generated width that fills a space (CSS pixels);
 * that of the picture itself if the host must not fetch it.
 */
export function servedPicture(url: string, space: number): string {
  const isServed = __PICTURE_SERVICE__ && pictureSourcesWith(__PICTURE_FOLDERS__)(url) && isPlainAddress(url);
  if (!isServed) return url;
  const needed = space * window.devicePixelRatio;
  const largest = pictureWidths[pictureWidths.length - 1] ?? pictureWidths[0];
  return pictureAddress(url, pictureWidths.find((width) => width >= needed) ?? largest, 'webp');
}
