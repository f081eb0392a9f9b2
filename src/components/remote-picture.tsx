import { pictureAddress, type PictureFormat, type PictureWidth } from '../../pictures/address.ts';
import * as styles from './remote-picture.module.css';

/** Set by the build: whether the host has a picture service. */
declare const __PICTURE_SERVICE__: boolean;

interface RemotePictureProps {
  /** The address of the picture itself. */
  readonly url: string;
  /** Shown on a host without a picture service; if omitted, the picture itself is shown. */
  readonly plainUrl?: string;
  /** The widths it is offered in, in ascending order. */
  readonly widths: readonly [PictureWidth, ...PictureWidth[]];
  /** The `sizes` attribute: how wide the picture is shown. */
  readonly sizes: string;
  /** Size of the picture's space, which is square. */
  readonly className: string | undefined;
  /** True for a picture that is on the first screen, which is fetched first. */
  readonly priority?: boolean;
}

/**
 * A square picture that only the browser knows about, such as that of a line item. The name next to it describes it.
 */
export function RemotePicture({
  url,
  plainUrl = url,
  widths,
  sizes,
  className,
  priority = false,
}: RemotePictureProps) {
  const side = widths[0];
  const srcSet = (format: PictureFormat) =>
    widths.map((width) => `${pictureAddress(url, width, format)} ${width}w`).join(', ');
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
