import type { RefObject } from 'react';
import { countSelected } from '../service/filter-state.ts';
import { emptySelection } from '../service/filter.ts';
import type { SearchPage } from '../service/search-port.ts';
import { type ListingState, readListing, writeListing } from '../service/search-query.ts';
import { categoryReports } from './category-reports.ts';
import { FoundProducts, Unavailable } from './found-products.tsx';
import { type ListLocale, productRequest } from './list-requests.ts';
import { ListingFilters } from './listing-filters.tsx';
import type { Listing, ListRequest } from './use-listing.ts';
import type { NavigateOptions } from './use-prompt-address.ts';

/* What a category needs once the search service is asked for it; loaded no earlier. */

/** A category, and what its address asks for. */
export interface AskedCategory {
  /** Names from the root to the category. */
  readonly categoryPath: readonly string[];
  /** What telemetry calls its list. */
  readonly list: string;
  /** The query of the page's address. */
  readonly address: string;
  /** Whether its products are the service's: because of filters, or because of the order of a long list. */
  readonly isLive: boolean;
}

/** The request for a category's products. They are reported as seen if the service's are shown. */
export function categoryRequest(category: AskedCategory, locale: ListLocale): ListRequest<SearchPage> {
  const { categoryPath, list, address, isLive } = category;
  const state = readListing(address);
  const { foundSeen } = categoryReports({ categoryPath, list, selection: state.selection });
  return productRequest({ categoryPath }, state, locale, (page, isNew) => {
    if (isLive) foundSeen(page, isNew);
  });
}

interface LiveCategoryProps extends AskedCategory {
  readonly listing: Listing;
  /** Whether its products are shown instead of those of the page. */
  readonly isShown: boolean;
  /** Whether the page itself has only a part of the products. */
  readonly isPart: boolean;
  readonly pathname: string;
  readonly onNavigate: (address: string, options: NavigateOptions) => void;
  /** Whether the filters have been opened. */
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  readonly countLine: RefObject<HTMLElement | null>;
}

/** The part of a category that comes from the search service: filters, and what passes them. */
export function LiveCategory(props: LiveCategoryProps) {
  const { categoryPath, list, address, isLive, listing, isShown, isPart, pathname, onNavigate } = props;
  const { isOpen, onOpen, countLine } = props;
  const state = readListing(address);
  const { selection } = state;
  const { status, found, retry } = listing;
  const change = (next: Partial<ListingState>, replace = false) =>
    onNavigate(writeListing(address, { ...state, pages: 1, ...next }), { replace });
  return (
    <>
      <ListingFilters
        {...{ listing, selection, isOpen, onOpen, countLine }}
        onSelect={(next, replaces) => change({ selection: next }, replaces)}
      />
      {isLive && status === 'unavailable' && !isOpen && (
        <Unavailable about={isPart ? 'results' : 'filters'} onRetry={retry} />
      )}
      {isShown && found && (
        <FoundProducts
          found={found}
          isBusy={status === 'loading'}
          chosen={countSelected(selection)}
          moreTo={pathname + writeListing(address, { ...state, pages: state.pages + 1 })}
          onOpen={categoryReports({ categoryPath, list, selection }).foundOpened}
          onClear={() => change({ selection: emptySelection })}
        />
      )}
    </>
  );
}
