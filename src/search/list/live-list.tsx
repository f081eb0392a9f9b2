import { memo, type ReactNode, type RefObject, useRef } from 'react';
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
import { MoreLink, useFocusAdded, useStableCallback } from './more-link.tsx';
import { useIsWide } from './use-is-wide.ts';
import type { Listing } from './use-listing.ts';

/* A list from the search service: its filters, and what passes them. A category loads this no earlier than it is wanted. */

interface FoundProductsProps {
  readonly found: ResultPage;
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
  const { t } = useTranslation('search');
  const { t: tMain } = useTranslation();
  const container = useRef<HTMLDivElement>(null);
  const expectMore = useFocusAdded(found.records.length, container);
  const open = useStableCallback(onOpen);
  if (found.total === 0 && chosen > 0)
    return (
      <div className={styles.message}>
        <p>{t('results.emptyFiltered')}</p>
        <button type="button" className="button button-quiet" onClick={onClear}>
          {tMain('category.clearFilters')}
        </button>
      </div>
    );
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

/** Rendering the products is most of the work of a list, so they do not render again while another list loads. */
const Hits = memo(function Hits({
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
});

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

interface ListingFiltersProps {
  readonly listing: Listing;
  readonly selection: FilterSelection;
  /** @param replaces whether the entry in the history is replaced */
  readonly onSelect: (selection: FilterSelection, replaces: boolean) => void;
  /** Whether they are beside the list even before they are opened, if there is room. */
  readonly isBeside?: boolean;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  /** The line with the number of products, where the focus goes when the filters are closed. */
  readonly countLine: RefObject<HTMLElement | null>;
}

/** The filters of a list, beside it or in a sheet, and what is chosen. */
export function ListingFilters(props: ListingFiltersProps) {
  const { listing, selection, onSelect, isBeside = false, isOpen, onOpen, countLine } = props;
  const { t } = useTranslation();
  const { t: tSearch } = useTranslation('search');
  const isWide = useIsWide();
  // Beside a list that has been scrolled, the filters stay; its beginning has to come back.
  const select: typeof onSelect = (next, replaces) => {
    onSelect(next, replaces);
    if (isWide) reveal(countLine.current);
  };
  const { status, found, retry } = listing;
  const filters = withSelection(found?.filters ?? [], selection);
  let panel = <p role="status">{tSearch('filters.loading')}</p>;
  if (status === 'unavailable') panel = <Unavailable about="filters" onRetry={retry} />;
  else if (found) panel = <FilterGroups {...{ filters, selection }} onChange={select} />;
  return (
    <>
      {isWide && (isBeside || isOpen) && (
        <section aria-label={t('category.filters')} className={styles.panel}>
          {panel}
        </section>
      )}
      <FilterSheet
        open={isOpen && !isWide}
        total={status === 'answered' ? (found?.total ?? null) : null}
        chosen={countSelected(selection)}
        onClear={() => onSelect(emptySelection, false)}
        onClose={() => onOpen(false)}
        onShow={() => {
          onOpen(false);
          // After the dialog has returned the focus to what opened it.
          requestAnimationFrame(() => focusOn(countLine.current));
        }}
      >
        {panel}
      </FilterSheet>
      <ChosenFilters
        {...{ filters, selection }}
        onChange={(next) => onSelect(next, false)}
        onNone={() => countLine.current?.focus({ preventScroll: true })}
      />
    </>
  );
}

interface FilterSheetProps {
  readonly open: boolean;
  /** How many products the shopper would see now; null until it is known. */
  readonly total: number | null;
  /** How many filters are chosen. */
  readonly chosen: number;
  readonly onClear: () => void;
  readonly onClose: () => void;
  /** Closes it to look at the products. */
  readonly onShow: () => void;
  readonly children: ReactNode;
}

/** The filters on a phone: a sheet over the list, with the way back to it always in reach. */
function FilterSheet({ open, total, chosen, onClear, onClose, onShow, children }: FilterSheetProps) {
  const { t } = useTranslation();
  return (
    <ModalDialog
      label={t('category.filters')}
      closeLabel={t('category.closeFilters')}
      open={open}
      onClose={onClose}
      placement="side"
    >
      <h2 className={sheet.title}>{t('category.filters')}</h2>
      {children}
      <div className={sheet.actions}>
        {chosen > 0 && (
          <button type="button" className="link" onClick={onClear}>
            {t('category.clearFilters')}
          </button>
        )}
        <button type="button" className={`button ${sheet.show ?? ''}`} onClick={onShow}>
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
