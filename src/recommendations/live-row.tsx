import { useId } from 'react';
import { ProductTiles } from '../components/product-tiles.tsx';
import { reportSearchEvent } from '../search/search-events.ts';
import { rememberClick } from '../search/search-history.ts';
import type { RecommendationList, SearchHit } from '../search/search-port.ts';
import { track } from '../telemetry/track.ts';
import { HitTile } from './hit-tile.tsx';
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
            <HitTile hit={hit} width="20rem" onSelect={() => choose(hit, index)} />
          </li>
        ))}
      </ProductTiles>
    </section>
  );
}
