import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { Filter } from '../search/filter.ts';
import { useScrollBack } from '../navigation/scroll-position.ts';
import { FilterPanel } from './filter-panel.tsx';
import { countSelected, selectionOf, withSelection } from '../search/filter-state.ts';
import type { SearchHit } from '../search/search-port.ts';
import { SearchHitCard } from './search-hit-card.tsx';
import { readSearchQuery, type SearchQuery, writeSearchQuery } from '../search/search-query.ts';
import * as styles from './search-results.module.css';
import { readSort, sortOptions } from '../search/search-query.ts';
import { useTracked } from '../telemetry/use-tracked.ts';
import { useProductSearch } from './use-product-search.ts';

interface SearchResultsProps {
  /** The page URL's query, with its `?`: the complete state of this part. */
  readonly locationSearch: string;
  /** Puts another query in the URL, without a new entry in the history if `replace` is set. */
  readonly onNavigate: (locationSearch: string, options: { readonly replace: boolean }) => void;
  /** BCP 47, for the format of prices. */
  readonly locale: string;
  /** Renders a product with a component other than the default card. */
  readonly renderProduct?: (hit: SearchHit) => ReactNode;
}

/** The search page below its box: count, sorting, filters, products. */
export function SearchResults({ locationSearch, onNavigate, locale, renderProduct }: SearchResultsProps) {
  const { t } = useTranslation('search');
  const query = readSearchQuery(locationSearch);
  const { status, found, retry } = useProductSearch(query);
  useScrollBack(found !== null);
  const change = (next: Partial<SearchQuery>, replace = false) =>
    onNavigate(writeSearchQuery(locationSearch, { ...query, pages: 1, ...next }), { replace });

  const { term } = query;
  const current = status === 'results' || status === 'empty' ? found : null;
  useTracked(term, current && { name: 'search', term, results: current.total });
  useTracked(
    term,
    current && current.total > 0
      ? { name: 'view_item_list', list: 'search', products: current.records }
      : null,
  );
  if (status === 'idle') return <p className={styles.message}>{t('results.idle')}</p>;
  if (status === 'unavailable') return <Unavailable onRetry={retry} />;
  const filters = withSelection(found?.filters ?? [], query.selection);
  const isFiltered = countSelected(query.selection) > 0;
  return (
    <section aria-busy={status === 'loading'} className={styles.results}>
      <h2 className={styles.heading}>{t('results.headingFor', { term: query.term })}</h2>
      <p role="status" className={styles.count}>
        {status === 'loading' ? t('results.loading') : t('results.count', { count: found?.total ?? 0 })}
      </p>
      {(found?.total !== 0 || isFiltered) && found && (
        <Controls
          filters={filters}
          sort={query.sort}
          onFilter={(next) => change({ selection: selectionOf(next) })}
          onSort={(sort) => change({ sort })}
        />
      )}
      {status === 'empty' && <Empty term={query.term} isFiltered={isFiltered} />}
      {found && found.total > 0 && (
        <Products
          records={found.records}
          total={found.total}
          renderProduct={renderProduct ?? ((hit) => <SearchHitCard hit={hit} locale={locale} />)}
          onMore={found.hasNextPage ? () => change({ pages: query.pages + 1 }, true) : undefined}
        />
      )}
    </section>
  );
}

interface ControlsProps {
  readonly filters: readonly Filter[];
  readonly sort: SearchQuery['sort'];
  readonly onFilter: (filters: readonly Filter[]) => void;
  readonly onSort: (sort: SearchQuery['sort']) => void;
}

function Controls({ filters, sort, onFilter, onSort }: ControlsProps) {
  const { t } = useTranslation('search');
  return (
    <div className={styles.controls}>
      <FilterPanel filters={filters} onChange={onFilter} />
      <label className={styles.sort}>
        {t('sort.label')}
        <select value={sort} onChange={(event) => onSort(readSort(event.target.value))}>
          {sortOptions.map((option) => (
            <option key={option} value={option}>
              {t(`sort.${option}`)}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

interface ProductsProps {
  readonly records: readonly SearchHit[];
  readonly total: number;
  readonly renderProduct: (hit: SearchHit) => ReactNode;
  /** Undefined if everything is shown. */
  readonly onMore: (() => void) | undefined;
}

function Products({ records, total, renderProduct, onMore }: ProductsProps) {
  const { t } = useTranslation('search');
  const list = useRef<HTMLUListElement>(null);
  const shownBefore = useRef<number | null>(null);

  // Shoppers who asked for more continue at the first new product, wherever the button has moved.
  useEffect(() => {
    const first = shownBefore.current;
    if (first === null || records.length <= first) return;
    shownBefore.current = null;
    list.current?.children[first]?.querySelector('a')?.focus();
  }, [records.length]);

  const more = () => {
    shownBefore.current = records.length;
    onMore?.();
  };
  return (
    <>
      <ul ref={list} role="list" className={styles.products}>
        {records.map((hit) => (
          <li key={hit.key}>{renderProduct(hit)}</li>
        ))}
      </ul>
      <p className={styles.shown}>{t('results.showing', { shown: records.length, total })}</p>
      {onMore && (
        <button type="button" className={styles.button} onClick={more}>
          {t('results.more')}
        </button>
      )}
    </>
  );
}

function Empty({ term, isFiltered }: { readonly term: string; readonly isFiltered: boolean }) {
  const { t } = useTranslation('search');
  if (isFiltered) return <p className={styles.message}>{t('results.emptyFiltered')}</p>;
  return (
    <div className={styles.message}>
      <p>{t('results.empty', { term })}</p>
      <p>{t('results.emptyHint')}</p>
    </div>
  );
}

function Unavailable({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation('search');
  return (
    <div role="alert" className={styles.message}>
      <p>{t('results.unavailable')}</p>
      <p>{t('results.unavailableHint')}</p>
      <button type="button" className={styles.button} onClick={onRetry}>
        {t('results.retry')}
      </button>
    </div>
  );
}
