import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { emptySelection } from '../service/filter.ts';
import { countSelected } from '../service/filter-state.ts';
import type { ListingState, SearchQuery } from '../service/search-query.ts';
import { reportSearchEvent } from '../service/search-events.ts';
import { rememberClick } from '../service/search-history.ts';
import type { SearchHit } from '../service/search-port.ts';
import { track } from '../../telemetry/track.ts';
import { FoundProducts, Unavailable } from './found-products.tsx';
import * as styles from './listing.module.css';
import { ListingFilters } from './listing-filters.tsx';
import { Toolbar } from './toolbar.tsx';
import type { Listing } from './use-listing.ts';

interface ProductResultsProps {
  readonly query: SearchQuery;
  readonly listing: Listing;
  readonly onChange: (next: Partial<ListingState>, replaces?: boolean) => void;
  /** The address with one more page. */
  readonly moreTo: string;
  /** Above the products: in front of what is still loading, so that they can appear. */
  readonly banners: ReactNode;
  /** Shown if the term finds no product at all. */
  readonly empty: ReactNode;
}

/** The products that a search has found. */
export function ProductResults({ query, listing, onChange, moreTo, banners, empty }: ProductResultsProps) {
  const { t } = useTranslation('search');
  const [isOpen, setIsOpen] = useState(false);
  const countLine = useRef<HTMLParagraphElement>(null);
  const { status, found, retry } = listing;
  const chosen = countSelected(query.selection);
  if (status === 'unavailable') return <Unavailable about="results" onRetry={retry} />;
  if (found?.total === 0 && chosen === 0) return empty;
  const open = (hit: SearchHit) => {
    track({ name: 'select_item', list: 'search', product: hit });
    reportSearchEvent({ name: 'search-click', term: query.term, hit, filters: query.selection });
    rememberClick(hit);
  };
  return (
    <div className={styles.listing}>
      <Toolbar
        count={found ? t('results.count', { count: found.total }) : t('results.loading')}
        countLine={countLine}
        chosen={chosen}
        isOpen={isOpen}
        onOpen={() => setIsOpen(!isOpen)}
        isBeside
        sort={query.sort}
        ownOrder={t('results.bestMatch')}
        onSort={(sort) => onChange({ sort })}
      />
      <ListingFilters
        {...{ listing, isOpen, countLine }}
        selection={query.selection}
        onSelect={(selection, replaces) => onChange({ selection }, replaces)}
        isBeside
        onOpen={setIsOpen}
      />
      {chosen === 0 && <div className={styles.banners}>{banners}</div>}
      {found ? (
        <FoundProducts
          {...{ found, chosen, moreTo }}
          isBusy={status === 'loading'}
          onOpen={open}
          onClear={() => onChange({ selection: emptySelection })}
        />
      ) : (
        <div className={styles.pending} aria-busy="true" />
      )}
    </div>
  );
}
