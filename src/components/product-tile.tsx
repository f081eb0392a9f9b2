import { Link } from 'gatsby';
import type { ReactNode } from 'react';
import * as styles from './product-tile.module.css';

interface ProductTileProps {
  /** Of the product's page. */
  readonly path: string;
  readonly name: string;
  /** The link's work, in addition to opening the page. */
  readonly onSelect: () => void;
  readonly pictures: ReactNode;
  /** On the picture, e.g. that the product is sold out. */
  readonly badge?: string | false;
  readonly tagline?: string;
  /** As displayed. */
  readonly price: string;
  /** Directly below the price. */
  readonly priceNotes?: ReactNode;
  /** Below that, e.g. the rating. */
  readonly children?: ReactNode;
}

/** The `sizes` of a tile's pictures. @param width how wide the tile is on a desktop, e.g. `16rem` */
export const tileSizes = (width: string): string =>
  `(min-width: 75rem) ${width}, (min-width: 48rem) 30vw, 45vw`;

/** A product in a list, wherever it comes from: one link that covers the tile, pictures first. */
export function ProductTile({
  path,
  name,
  onSelect,
  pictures,
  badge,
  tagline,
  price,
  priceNotes,
  children,
}: ProductTileProps) {
  return (
    <article className={styles.card}>
      <div className={styles.pictures}>
        {pictures}
        {badge && <span className={styles.badge}>{badge}</span>}
      </div>
      <h3 className={styles.name}>
        <Link to={path} className={styles.link} onClick={onSelect}>
          {name}
        </Link>
      </h3>
      {tagline && <p className={styles.tagline}>{tagline}</p>}
      <p className={styles.price}>{price}</p>
      {priceNotes}
      <div className={styles.meta}>{children}</div>
    </article>
  );
}
