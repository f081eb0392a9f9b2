import { memo, type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { focusOn, reveal } from '../../components/focus-on.ts';
import { ModalDialog } from '../../components/modal-dialog.tsx';
import { firstPictures, ProductTiles } from '../../components/product-tiles.tsx';
import { HitTile } from '../recommendations/hit-tile.tsx';
import { countSelected, emptySelection, type FilterSelection, withSelection } from '../service/filter.ts';
import type { ResultPage, SearchHit } from '../service/search-port.ts';
import { ChosenFilters } from './chosen-filters.tsx';
import { FilterGroups } from './filter-groups.tsx';
import * as sheet from './filter-sheet.module.css';
import * as styles from './listing.module.css';
import { MoreLink } from './more-link.tsx';
import type { ListView } from './toolbar.tsx';
import { useIsWide } from './use-is-wide.ts';
import type { Listing } from './use-listing.ts';

/* A list from the search service: its filters, and what passes them. A category loads this no earlier than it is wanted. */

interface FoundProductsProps {
  readonly view: ListView;
  readonly found: ResultPage;
  /** Whether another list is loading. */
  readonly isBusy: boolean;
  /** @param position from 1 */
  readonly onOpen: (hit: SearchHit, position: number) => void;
}

/** The products that the search service found and a link to more, or the message that none passes the filters. */
export function FoundProducts({ view, found, isBusy, onOpen }: FoundProductsProps) {
  const { t } = useTranslation('search');
  const { t: tMain } = useTranslation();
  const container = useRef<HTMLDivElement>(null);
  const { records, total, hasNextPage } = found;
  if (total === 0 && view.chosen > 0)
    return (
      <div className={styles.message}>
        <p>{t('results.emptyFiltered')}</p>
        <button
          type="button"
          className="button button-quiet"
          onClick={() => view.change({ selection: emptySelection })}
        >
          {tMain('category.clearFilters')}
        </button>
      </div>
    );
  return (
    <div ref={container} aria-busy={isBusy} className={styles.list}>
      <Hits hits={records} onOpen={onOpen} />
      <MoreLink
        shown={records.length}
        total={total}
        to={hasNextPage ? view.moreTo : null}
        container={container}
      />
    </div>
  );
}

/**
 * Rendering the products is most of the work of a list, so they do not render again while another list loads; until then,
 * they are opened from the list that they are in.
 */
const Hits = memo(
  function Hits({
    hits,
    onOpen,
  }: Pick<FoundProductsProps, 'onOpen'> & { readonly hits: readonly SearchHit[] }) {
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
  },
  (before, next) => before.hits === next.hits,
);

interface UnavailableProps {
  /** What cannot be shown without it. */
  readonly about: 'results' | 'filters';
  readonly onRetry: () => void;
}

/** The search service does not answer; the rest of the shop works. */
export function Unavailable({ about, onRetry }: UnavailableProps) {
  const { t } = useTranslation(['search', 'translation']);
  return (
    <div role="alert" className={styles.message}>
      <p>{about === 'filters' ? t('filters.unavailable') : t('results.unavailable')}</p>
      {about === 'results' && <p>{t('results.unavailableHint')}</p>}
      <button type="button" className="button button-quiet" onClick={onRetry}>
        {t('translation:serverError.retry')}
      </button>
    </div>
  );
}

interface ListingFiltersProps {
  readonly view: ListView;
  readonly listing: Listing;
}

/** The filters of a list, beside it or in a sheet, and what is chosen. */
export function ListingFilters({ view, listing }: ListingFiltersProps) {
  const { t } = useTranslation();
  const { t: tSearch } = useTranslation('search');
  const isWide = useIsWide();
  const { selection, change, isOpen, countLine } = view;
  const { status, found, retry } = listing;
  const filters = withSelection(found?.filters ?? [], selection);
  const select = (next: FilterSelection, replaces = false) => {
    change({ selection: next }, replaces);
    // Beside a list that has been scrolled, the filters stay; its beginning has to come back.
    if (isWide) reveal(countLine.current);
  };
  let panel = <p role="status">{tSearch('filters.loading')}</p>;
  if (status === 'unavailable') panel = <Unavailable about="filters" onRetry={retry} />;
  else if (found) panel = <FilterGroups {...{ filters, selection }} onChange={select} />;
  return (
    <>
      {isWide && (view.isBeside || isOpen) && (
        <section aria-label={t('category.filters')} className={styles.panel}>
          {panel}
        </section>
      )}
      <FilterSheet
        view={view}
        open={isOpen && !isWide}
        total={status === 'answered' ? (found?.total ?? null) : null}
      >
        {panel}
      </FilterSheet>
      <ChosenFilters
        {...{ filters, selection }}
        onChange={(next) => {
          change({ selection: next });
          // The button that had the focus is gone.
          if (countSelected(next) === 0) countLine.current?.focus({ preventScroll: true });
        }}
      />
    </>
  );
}

interface FilterSheetProps {
  readonly view: ListView;
  readonly open: boolean;
  /** How many products the shopper would see now; null until it is known. */
  readonly total: number | null;
  readonly children: ReactNode;
}

/** The filters on a phone: a sheet over the list, with the way back to it always in reach. */
function FilterSheet({ view, open, total, children }: FilterSheetProps) {
  const { t } = useTranslation();
  const close = () => view.setIsOpen(false);
  const show = () => {
    close();
    // After the dialog has returned the focus to what opened it.
    requestAnimationFrame(() => focusOn(view.countLine.current));
  };
  return (
    <ModalDialog
      label={t('category.filters')}
      closeLabel={t('category.closeFilters')}
      open={open}
      onClose={close}
      placement="side"
    >
      <h2 className={sheet.title}>{t('category.filters')}</h2>
      {children}
      <div className={sheet.actions}>
        {view.chosen > 0 && (
          <button type="button" className="link" onClick={() => view.change({ selection: emptySelection })}>
            {t('category.clearFilters')}
          </button>
        )}
        <button type="button" className={`button ${sheet.show ?? ''}`} onClick={show}>
          {total === null ? t('category.showProducts') : t('category.show', { count: total })}
        </button>
        {/* What is outside a modal dialog is not read out. */}
        <p role="status" className="visually-hidden">
          {total !== null && t('category.count', { count: total })}
        </p>
      </div>
    </ModalDialog>
  );
}
