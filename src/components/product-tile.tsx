import { Link } from 'gatsby';
import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
import type { CataloguePrice, Measure } from '../../contract/product.ts';
import { useLocale } from '../i18n/use-locale.ts';
import { formatMoney } from '../../stores/format-money.ts';
import { PriceNotes } from './price-notes.tsx';
import * as styles from './product-tile.module.css';
import { Rating, type RatingData } from './rating.tsx';

/** What every card shows of a product, whether the build or the search service knows it. */
export interface CardFacts {
  readonly path: string;
  readonly name: string;
  readonly tagline: string;
  /** For whom it is, in one line, e.g. `6–15 months · 7–26 lb`; empty if it is for everybody. */
  readonly keyFacts: string;
  /** The lowest price of its variants. */
  readonly price: CataloguePrice;
  readonly measure: Measure | null;
  readonly hasPriceRange: boolean;
  readonly rating: RatingData | null;
  /** Of its variants: CSS colors. */
  readonly colors: readonly string[];
  readonly soldOut: boolean;
}

interface ProductTileProps {
  readonly product: CardFacts;
  readonly pictures: ReactNode;
  /** What else can be done with it. */
  readonly actions: ReactNode;
  readonly onSelect: () => void;
}

/** The `sizes` of a tile's pictures. @param width how wide the tile is on a desktop, e.g. `16rem` */
export const tileSizes = (width: string): string =>
  `(min-width: 75rem) ${width}, (min-width: 48rem) 30vw, 45vw`;

/** The card of a product in a list, wherever it comes from: one link that covers it, pictures first. */
export function ProductTile({ product, pictures, actions, onSelect }: ProductTileProps) {
  const { t } = useTranslation();
  const price = formatMoney(product.price, useLocale());
  const { keyFacts, tagline, rating, colors } = product;
  return (
    <article className={styles.card}>
      <div className={styles.pictures}>
        {pictures}
        {product.soldOut && <span className={styles.badge}>{t('stock.out')}</span>}
      </div>
      <h3 className={styles.name}>
        <Link to={product.path} className={styles.link} onClick={onSelect}>
          {product.name}
        </Link>
      </h3>
      {keyFacts && <p className={styles.facts}>{keyFacts}</p>}
      {tagline && <p className={styles.tagline}>{tagline}</p>}
      <p className={styles.price}>{product.hasPriceRange ? t('price.from', { price }) : price}</p>
      <div className={styles.notes}>
        <PriceNotes price={product.price} measure={product.measure} />
      </div>
      <div className={styles.meta}>
        {rating && <Rating {...rating} />}
        {colors.length > 1 && <ColorDots colors={colors} />}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </article>
  );
}

/** How many colors a card shows; of more, it says how many there are. */
const shownColors = 5;

function ColorDots({ colors }: Pick<CardFacts, 'colors'>) {
  const { t } = useTranslation();
  const more = colors.length - shownColors;
  return (
    <span className={styles.colors}>
      {colors.slice(0, shownColors).map((color) => (
        <span key={color} className={styles.dot} style={{ '--swatch': color }} aria-hidden="true" />
      ))}
      {more > 0 && <span aria-hidden="true">+{more}</span>}
      <span className="visually-hidden">{t('colors', { count: colors.length })}</span>
    </span>
  );
}
