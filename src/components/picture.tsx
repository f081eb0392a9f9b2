import * as styles from './picture.module.css';

/** A picture in several widths and formats: an AVIF source, and WebP as what browsers fall back to. */
export interface PictureData {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** A colour of what it shows, which tints its place while it loads. */
  readonly tint?: string | null | undefined;
  readonly images: {
    readonly sources?: readonly { readonly srcSet: string; readonly type?: string | undefined }[] | undefined;
    readonly fallback?: { readonly src: string; readonly srcSet?: string | undefined } | undefined;
  };
}

interface PictureProps {
  readonly picture: PictureData | null | undefined;
  /** Empty for a picture that says nothing beyond the text beside it. */
  readonly alt: string;
  /** The `sizes` attribute: how wide the picture is shown. */
  readonly sizes: string;
  /** True for the page's main picture: fetched at once and first. */
  readonly priority?: boolean;
}

/** A responsive picture that needs no JavaScript and keeps its place while it loads. */
export function Picture({ picture, alt, sizes, priority = false }: PictureProps) {
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
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding="async"
      />
    </picture>
  );
}
