import { useTranslation } from 'gatsby-plugin-react-i18next';
import { formatMoney } from '../../components/money.ts';
import { PriceNotes } from '../../components/price-notes.tsx';
import { ProductTile, tileSizes } from '../../components/product-tile.tsx';
import { Rating } from '../../components/rating.tsx';
import { RemotePicture } from '../../components/remote-picture.tsx';
import { useLocale } from '../../i18n/use-locale.ts';
import type { SearchHit } from '../service/search-port.ts';
import * as styles from './hit-tile.module.css';

interface HitTileProps {
  readonly hit: SearchHit;
  /** How wide it is on a desktop, e.g. `16rem`. */
  readonly width: string;
  /** Whether its picture is on the first screen. */
  readonly priority?: boolean;
  readonly onSelect: () => void;
}

/** A product that the search service found: one variant, with its picture and price, and what the cheapest one costs. */
export function HitTile({ hit, width, priority = false, onSelect }: HitTileProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const lowest = hit.lowestPrice && formatMoney(hit.lowestPrice, locale);
  return (
    <ProductTile
      path={hit.path}
      name={hit.name}
      onSelect={onSelect}
      badge={!hit.inStock && t('stock.out')}
      price={formatMoney(hit.price, locale)}
      priceNotes={<PriceNotes price={hit.price} measure={hit.measure} />}
      pictures={
        <RemotePicture
          className={styles.picture}
          url={hit.imageUrl}
          widths={[360, 640]}
          priority={priority}
          sizes={tileSizes(width)}
        />
      }
    >
      {hit.rating !== null && <Rating average={hit.rating} />}
      {lowest && <span className={styles.from}>{t('price.from', { price: lowest })}</span>}
    </ProductTile>
  );
}
