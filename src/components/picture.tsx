import * as styles from './picture.module.css';

/** A picture in several widths and formats: an AVIF source, with WebP as the fallback. */
export interface PictureData {
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** A color from the picture, used as the background while it loads. */
  readonly tint?: string | null | undefined;
  readonly images: {
    readonly sources?: readonly { readonly srcSet: string; readonly type?: string | undefined }[] | undefined;
    readonly fallback?: { readonly src: string; readonly srcSet?: string | undefined } | undefined;
  };
}

interface PictureProps {
  readonly picture: PictureData | null | undefined;
  /** Empty for a picture that adds nothing to the text next to it. */
  readonly alt: string;
  /** The `sizes` attribute: how wide the picture is shown. */
  readonly sizes: string;
  /** `high` for the page's main picture, which is fetched first; `low` for one that must not compete with it. */
  readonly priority?: 'high' | 'low' | undefined;
}

/** A responsive picture that needs no JavaScript and reserves its space while it loads. */
export function Picture({ picture, alt, sizes, priority }: PictureProps) {
  if (!picture?.images.fallback) {
    return <div className={styles.blank} {...(alt && { role: 'img', 'aria-label': alt })} />;
  }
  const { sources = [], fallback } = picture.images;
  return (
    <picture className={styles.frame}>
      {sources.map(({ srcSet, type }) => (
        <source key={type} srcSet={srcSet} type={type} sizes={sizes} />
      ))}
      <img
        className={styles.image}
        style={picture.tint ? { '--tint': picture.tint } : undefined}
        src={fallback.src}
        srcSet={fallback.srcSet}
        sizes={sizes}
        width={picture.width}
        height={picture.height}
        alt={alt}
        loading={priority === 'high' ? 'eager' : 'lazy'}
        fetchPriority={priority ?? 'auto'}
        decoding="async"
      />
    </picture>
  );
}
