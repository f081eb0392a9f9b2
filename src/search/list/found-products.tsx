import { memo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { firstPictures, ProductTiles } from '../../components/product-tiles.tsx';
import { HitTile } from '../recommendations/hit-tile.tsx';
import type { SearchHit, SearchPage } from '../service/search-port.ts';
import * as styles from './listing.module.css';
import { MoreLink, useFocusAdded, useStableCallback } from './more-link.tsx';

interface FoundProductsProps {
  readonly found: SearchPage;
  /** Whether another list is loading. */
  readonly isBusy: boolean;
  /** How many filters are chosen. */
  readonly chosen: number;
  /** The address with one more page. */
  readonly moreTo: string;
  /** @param position from 1 */
  readonly onOpen: (hit: SearchHit, position: number) => void;
  readonly onClear: () => void;
}

/** The products that the search service found and a link to more, or the message that none passes the filters. */
export function FoundProducts({ found, isBusy, chosen, moreTo, onOpen, onClear }: FoundProductsProps) {
  const container = useRef<HTMLDivElement>(null);
  const expectMore = useFocusAdded(found.records.length, container);
  const open = useStableCallback(onOpen);
  if (found.total === 0 && chosen > 0) return <NoMatch onClear={onClear} />;
  return (
    <div ref={container} aria-busy={isBusy} className={styles.list}>
      <Hits hits={found.records} onOpen={open} />
      <MoreLink
        shown={found.records.length}
        total={found.total}
        to={found.hasNextPage ? moreTo : null}
        onFollow={expectMore}
      />
    </div>
  );
}

interface HitsProps {
  readonly hits: readonly SearchHit[];
  readonly onOpen: FoundProductsProps['onOpen'];
}

/** Rendering the products is most of the work of a list, so they do not render again while another list loads. */
const Hits = memo(function Hits({ hits, onOpen }: HitsProps) {
  return (
    <ProductTiles>
      {hits.map((hit, index) => (
        <li key={hit.key}>
          <HitTile
            hit={hit}
            width="16rem"
            priority={index < firstPictures}
            onSelect={() => onOpen(hit, index + 1)}
          />
        </li>
      ))}
    </ProductTiles>
  );
});

function NoMatch({ onClear }: { readonly onClear: () => void }) {
  const { t } = useTranslation('search');
  const { t: tMain } = useTranslation();
  return (
    <div className={styles.message}>
      <p>{t('results.emptyFiltered')}</p>
      <button type="button" className="button button-quiet" onClick={onClear}>
        {tMain('category.clearFilters')}
      </button>
    </div>
  );
}

interface UnavailableProps {
  /** What cannot be shown without it. */
  readonly about: 'results' | 'filters';
  readonly onRetry: () => void;
}

/** The search service does not answer; the rest of the shop works. */
export function Unavailable({ about, onRetry }: UnavailableProps) {
  const { t } = useTranslation('search');
  return (
    <div role="alert" className={styles.message}>
      <p>{about === 'filters' ? t('filters.unavailable') : t('results.unavailable')}</p>
      {about === 'results' && <p>{t('results.unavailableHint')}</p>}
      <button type="button" className="button button-quiet" onClick={onRetry}>
        {t('results.retry')}
      </button>
    </div>
  );
}
