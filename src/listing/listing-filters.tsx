import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { focusOn } from '../components/focus-on.ts';
import { emptySelection, type FilterSelection } from '../search/filter.ts';
import { countSelected, selectionOf, withSelection } from '../search/filter-state.ts';
import { ChosenFilters } from '../filters/chosen-filters.tsx';
import { FilterGroups } from '../filters/filter-groups.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import * as styles from './listing.module.css';
import { Unavailable } from './unavailable.tsx';
import { useIsWide } from './use-is-wide.ts';
import type { Listing } from './use-listing.ts';

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
  const isWide = useIsWide();
  const chosen = countSelected(selection);
  const openFirst = useEffectEvent(() => {
    if (isWide && chosen > 0 && !isOpen) onOpen(true);
  });
  // An address with filters shows them, where there is room, before anything else is painted there.
  useLayoutEffect(() => openFirst(), []);
  const panel = <FilterPanel {...{ listing, selection, onSelect }} />;
  return (
    <>
      {isWide && (isBeside || isOpen) && (
        <section aria-label={t('category.filters')} className={styles.panel}>
          {panel}
        </section>
      )}
      <FilterSheet
        open={isOpen && !isWide}
        total={listing.status === 'answered' ? (listing.found?.total ?? null) : null}
        chosen={chosen}
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
        filters={withSelection(listing.found?.filters ?? [], selection)}
        onChange={(next) => onSelect(next, false)}
        onNone={() => countLine.current?.focus({ preventScroll: true })}
      />
    </>
  );
}

type FilterPanelProps = Pick<ListingFiltersProps, 'listing' | 'selection' | 'onSelect'>;

/** What a list offers, with what the address has chosen; or why there are no filters. */
function FilterPanel({ listing, selection, onSelect }: FilterPanelProps) {
  const { t } = useTranslation('search');
  const { status, found, retry } = listing;
  if (status === 'unavailable') return <Unavailable about="filters" onRetry={retry} />;
  if (!found) return <p role="status">{t('filters.loading')}</p>;
  return (
    <FilterGroups
      filters={withSelection(found.filters, selection)}
      onChange={(filters, isAdjusted) => onSelect(selectionOf(filters), isAdjusted)}
    />
  );
}
