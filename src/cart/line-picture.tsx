import { smallImage } from '../../contract/small-image.ts';
import { RemotePicture } from '../components/remote-picture.tsx';
import * as styles from './line-picture.module.css';

/** The small picture next to a line item; adds nothing to the name next to it. */
export function LinePicture({ imageUrl }: { imageUrl: string | null }) {
  if (imageUrl === null) return <div className={styles.picture} />;
  return (
    <RemotePicture
      className={styles.picture}
      url={imageUrl}
      plainUrl={smallImage(imageUrl)}
      widths={[160, 360]}
      sizes="6rem"
    />
  );
}
