import { useId } from 'react';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { formatMoney } from '../components/money.ts';
import { ProductTile } from '../components/product-tile.tsx';
import { ProductTiles } from '../components/product-tiles.tsx';
import { Rating } from '../components/rating.tsx';
import { RemotePicture } from '../components/remote-picture.tsx';
import { useLocale } from '../i18n/use-locale.ts';
import { reportSearchEvent } from '../search/search-events.ts';
import { rememberClick } from '../search/search-history.ts';
import type { RecommendationList, SearchHit } from '../search/search-port.ts';
import { track } from '../telemetry/track.ts';
import * as styles from './live-row.module.css';
import { useSeen } from './use-seen.ts';

interface LiveRowProps {
  /** What telemetry calls this list. */
  readonly name: string;
  readonly list: RecommendationList;
  readonly title: string;
  readonly hits: readonly SearchHit[];
}

/** Recommended products. Reports that they were seen, once half of the row has been. */
export function LiveRow({ name, list, title, hits }: LiveRowProps) {
  const titleId = useId();
  const row = useSeen<HTMLElement>(list, () => {
    track({ name: 'view_item_list', list: name, products: hits });
    reportSearchEvent({ name: 'recommendation-view', list, shown: hits });
  });
  const choose = (hit: SearchHit, index: number) => {
    track({ name: 'select_item', list: name, product: hit });
    reportSearchEvent({ name: 'recommendation-click', list, hit, position: index + 1 });
    rememberClick(hit);
  };
  return (
    <section ref={row} aria-labelledby={titleId} className={styles.row}>
      <h2 id={titleId}>{title}</h2>
      <ProductTiles>
        {hits.map((hit, index) => (
          <li key={hit.key}>
            <HitTile hit={hit} onSelect={() => choose(hit, index)} />
          </li>
        ))}
      </ProductTiles>
    </section>
  );
}

function HitTile({ hit, onSelect }: { readonly hit: SearchHit; readonly onSelect: () => void }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const lowest = hit.lowestPrice && formatMoney(hit.lowestPrice, locale);
  return (
    <ProductTile
      path={hit.path}
      name={hit.name}
      onSelect={onSelect}
      price={lowest ? t('price.from', { price: lowest }) : formatMoney(hit.price, locale)}
      pictures={
        <RemotePicture
          className={styles.picture}
          url={hit.imageUrl}
          widths={[320, 640]}
          sizes="(min-width: 75rem) 20rem, (min-width: 48rem) 30vw, 46vw"
        />
      }
    >
      {hit.rating !== null && <Rating average={hit.rating} />}
    </ProductTile>
  );
}
