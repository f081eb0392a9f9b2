import { pictureAddress, type PictureFormat, type PictureWidth } from '../../pictures/address.ts';
import * as styles from './remote-picture.module.css';

/** Set by the build: whether the host makes pictures. */
declare const __PICTURE_SERVICE__: boolean;

interface RemotePictureProps {
  /** Where the picture itself is. */
  readonly url: string;
  /** What is shown where no host makes pictures; the picture itself without it. */
  readonly plainUrl?: string;
  /** The widths it is offered in, the smallest first. */
  readonly widths: readonly [PictureWidth, ...PictureWidth[]];
  /** The `sizes` attribute: how wide the picture is shown. */
  readonly sizes: string;
  /** Of the picture's place; it is square. */
  readonly className: string | undefined;
}

/** A square picture that only the browser learns of, such as a line item's. The name beside it says what it shows. */
export function RemotePicture({ url, plainUrl = url, widths, sizes, className }: RemotePictureProps) {
  const side = widths[0];
  const srcSet = (format: PictureFormat) =>
    widths.map((width) => `${pictureAddress(url, width, format)} ${width}w`).join(', ');
  const common = { className, sizes, width: side, height: side, decoding: 'async' } as const;
  if (!__PICTURE_SERVICE__) return <img {...common} alt="" src={plainUrl} loading="lazy" />;
  return (
    <picture className={styles.frame}>
      <source type="image/avif" srcSet={srcSet('avif')} sizes={sizes} />
      <img
        {...common}
        alt=""
        src={pictureAddress(url, side, 'webp')}
        srcSet={srcSet('webp')}
        loading="lazy"
      />
    </picture>
  );
}
