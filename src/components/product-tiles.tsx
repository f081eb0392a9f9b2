import { type ReactNode, Suspense } from 'react';
import { listPageSize } from '../navigation/list-pages.ts';
import * as styles from './product-tiles.module.css';

/** How many tiles at its beginning have their pictures on the first screen of every phone. */
export const firstPictures = 2;

/**
 * A list of `li` with a `ProductTile` each: two next to each other on a phone, up to four on a desktop. A long one is
 * hydrated page by page; what is removed before its turn is never hydrated.
 */
export function ProductTiles({ children }: { readonly children: readonly ReactNode[] }) {
  const pages = Array.from({ length: Math.ceil(children.length / listPageSize) }, (_, page) =>
    children.slice(page * listPageSize, (page + 1) * listPageSize),
  );
  return (
    <ul role="list" className={styles.grid}>
      {pages.map((tiles, page) => (
        // Tiles are never moved from one page to another without being rendered anew.
        <Suspense key={page}>{tiles}</Suspense>
      ))}
    </ul>
  );
}
