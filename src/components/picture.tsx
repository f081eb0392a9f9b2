import * as styles from './picture.module.css';

/** What gatsby-plugin-image makes of a picture at build: AVIF and WebP in several widths, and a fallback. */
export interface PictureData {
  readonly width: number;
  readonly height: number;
  readonly images: {
    readonly sources?: readonly { readonly srcSet: string; readonly type: string }[];
    readonly fallback?: { readonly src: string; readonly srcSet?: string };
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
