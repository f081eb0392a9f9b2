import * as styles from './line-picture.module.css';

/** The small picture beside a line item; says nothing that the name beside it does not. */
export function LinePicture({ imageUrl }: { imageUrl: string | null }) {
  if (imageUrl === null) return <div className={styles.picture} />;
  return (
    <img
      className={styles.picture}
      src={sizedImage(imageUrl, 'small')}
      srcSet={`${sizedImage(imageUrl, 'small')} 150w, ${sizedImage(imageUrl, 'medium')} 400w`}
      sizes="6rem"
      width={150}
      height={150}
      alt=""
      loading="lazy"
      decoding="async"
    />
  );
}

/**
 * The address of a commercetools image in one of the sizes made of it: small is 150 px wide, medium 400.
 * The size stands before the extension: `a/b.png` → `a/b-small.png`.
 */
export function sizedImage(url: string, size: 'small' | 'medium'): string {
  return url.replace(/(\.[a-z]+)(\?.*)?$/i, `-${size}$1$2`);
}
