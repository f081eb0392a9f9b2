import { RemotePicture } from '../components/remote-picture.tsx';
import * as styles from './line-picture.module.css';

/** The small picture beside a line item; says nothing that the name beside it does not. */
export function LinePicture({ imageUrl }: { imageUrl: string | null }) {
  if (imageUrl === null) return <div className={styles.picture} />;
  return (
    <RemotePicture
      className={styles.picture}
      url={imageUrl}
      plainUrl={smallImage(imageUrl)}
      widths={[160, 320]}
      sizes="6rem"
    />
  );
}

/**
 * The address of a commercetools image in the small one of the sizes made of it, 150 px wide. The size stands before
 * the extension: `a/b.png` → `a/b-small.png`.
 */
export function smallImage(url: string): string {
  return url.replace(/(\.[a-z]+)(\?.*)?$/i, '-small$1$2');
}
