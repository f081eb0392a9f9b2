import { type RefObject, useLayoutEffect, useState } from 'react';
import { useScrollBack } from '../navigation/scroll-position.ts';
import { emptySelection } from '../search/filter.ts';
import { countSelected } from '../search/filter-state.ts';
import { type ListingState, readListing, writeListing } from '../search/search-query.ts';
import { categoryReports } from './category-reports.ts';
import { HitList } from './hit-list.tsx';
import { ListingFilters } from './listing-filters.tsx';
import { NoMatch } from './no-match.tsx';
import { Unavailable } from './unavailable.tsx';
import { useListing } from './use-listing.ts';
import type { NavigateOptions } from './use-prompt-address.ts';

interface LiveCategoryProps {
  readonly categoryPath: readonly string[];
  /** What telemetry calls this list. */
  readonly list: string;
  readonly pathname: string;
  /** The query of the page's address. */
  readonly address: string;
  readonly onNavigate: (address: string, options: NavigateOptions) => void;
  /** Whether the products are the service's: because of filters, or because of the order of a long list. */
  readonly isLive: boolean;
  /** Whether the page itself has only a part of the products. */
  readonly isPart: boolean;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  readonly countLine: RefObject<HTMLElement | null>;
  /** Told what there is, before it is painted; null once nothing is asked for. */
  readonly onChange: (state: LiveState | null) => void;
}

/** What the search service has for a category. */
export interface LiveState {
  /** How many products there are; null while nobody knows. */
  readonly total: number | null;
  /** Whether its products are shown instead of those of the page. */
  readonly isShown: boolean;
  /** Whether it cannot tell. */
  readonly isMissing: boolean;
  readonly isLoading: boolean;
}

/** The part of a category that comes from the search service: filters, and what passes them. */
export function LiveCategory(props: LiveCategoryProps) {
  const { categoryPath, list, pathname, address, onNavigate, isLive, isOpen, onOpen } = props;
  const { countLine, isPart, onChange } = props;
  const state = readListing(address);
  const reports = categoryReports({ categoryPath, list, selection: state.selection });
  const listing = useListing({ categoryPath }, state, (page, isNew) => {
    if (isLive) reports.foundSeen(page, isNew);
  });
  const { status, found, retry } = listing;
  const isMissing = status === 'unavailable';
  const isLoading = status === 'loading';
  const total = found?.total ?? null;
  // Until its products pass the first filter, those of the page stay.
  const [wasShown, setWasShown] = useState(false);
  const isShown = isLive && found !== null && (wasShown || !isLoading);
  if (isShown !== wasShown) setWasShown(isShown);
  useScrollBack(isShown);
  useLayoutEffect(() => {
    onChange({ total, isShown, isMissing, isLoading });
    return () => onChange(null);
  }, [onChange, total, isShown, isMissing, isLoading]);

  const change = (next: Partial<ListingState>, replace = false) =>
    onNavigate(writeListing(address, { ...state, pages: 1, ...next }), { replace });
  const products = () => {
    if (isMissing) return !isOpen && <Unavailable about={isPart ? 'results' : 'filters'} onRetry={retry} />;
    if (!found || !isShown) return null;
    if (found.total === 0 && countSelected(state.selection) > 0)
      return <NoMatch onClear={() => change({ selection: emptySelection })} />;
    const moreTo = pathname + writeListing(address, { ...state, pages: state.pages + 1 });
    return <HitList found={found} isBusy={isLoading} moreTo={moreTo} onOpen={reports.foundOpened} />;
  };
  return (
    <>
      <ListingFilters
        listing={listing}
        selection={state.selection}
        onSelect={(selection, replaces) => change({ selection }, replaces)}
        isOpen={isOpen}
        onOpen={onOpen}
        countLine={countLine}
      />
      {isLive && products()}
    </>
  );
}
