import { useTranslation } from 'react-i18next';
import { CardActions } from '../../choices/card-actions.tsx';
import { ProductTile, tileSizes } from '../../components/product-tile.tsx';
import { RemotePicture } from '../../components/remote-picture.tsx';
import { useMeasureReader } from '../../i18n/use-locale.ts';
import { cardLine } from '../../../stores/measures/fact-texts.ts';
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

/** The card of a product that the search service found: the same as one of the catalogue, with this variant's picture. */
export function HitTile({ hit, width, priority = false, onSelect }: HitTileProps) {
  const { t } = useTranslation();
  const reader = useMeasureReader();
  const { lowestPrice, hasPriceRange } = hit;
  return (
    <ProductTile
      product={{
        ...hit,
        // Of several prices, none is the one before.
        price: hasPriceRange ? { ...hit.price, ...lowestPrice, priorCentAmount: null } : hit.price,
        keyFacts: cardLine(t, hit.facts, reader),
      }}
      onSelect={onSelect}
      actions={<CardActions product={hit} place="card" />}
      pictures={
        <RemotePicture
          className={styles.picture}
          url={hit.imageUrl}
          widths={[360, 640]}
          priority={priority}
          sizes={tileSizes(width)}
        />
      }
    />
  );
}
