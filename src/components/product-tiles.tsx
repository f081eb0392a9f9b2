import type { ReactNode } from 'react';
import * as styles from './product-tiles.module.css';

/** A list of `li` with a `ProductTile` each: two next to each other on a phone, up to four on a desktop. */
export function ProductTiles({ children }: { children: ReactNode }) {
  return (
    <ul role="list" className={styles.grid}>
      {children}
    </ul>
  );
}
