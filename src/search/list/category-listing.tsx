import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductCardData } from '../../catalogue/types.ts';
import { RetryNote } from '../../components/error-boundary.tsx';
import { useRequest } from '../../components/use-request.ts';
import { useScrollBack } from '../../navigation/scroll-position.ts';
import { loadPart } from '../../recovery/reload-guard.ts';
import { whenIdle } from '../../recovery/when-idle.ts';
import { track } from '../../telemetry/track.ts';
import { countSelected, emptySelection, type FilterSelection } from '../service/filter.ts';
import { reportSearchEvent, type ReportedHit } from '../service/search-events.ts';
import { rememberClick } from '../service/search-history.ts';
import type { ResultPage, SearchHit } from '../service/search-port.ts';
import { type ListingState, readListing, writeListing } from '../service/search-query.ts';
import * as firstPaint from './first-paint.module.css';
import { awaitsAnotherList } from './listing-script.ts';
import * as styles from './listing.module.css';
import type * as LiveList from './live-list.tsx';
import { productRequest } from './product-request.ts';
import { StaticList } from './static-list.tsx';
import { Toolbar } from './toolbar.tsx';
import { isWide } from './use-is-wide.ts';
import { useListing } from './use-listing.ts';
import { usePageOrder } from './use-page-order.ts';
import { usePromptAddress } from './use-prompt-address.ts';

interface CategoryListingProps {
  /** All products of the category, in the merchant's order, or those of this page of its list. */
  readonly products: readonly ProductCardData[];
  /** If the page has not all of them: how many come before, how many there are, and the way to the others. */
  readonly part: { readonly first: number; readonly total: number; readonly links: ReactNode } | null;
  /** Names from the root to the category. */
  readonly categoryPath: readonly string[];
  /** What telemetry calls this list. */
  readonly list: string;
  /** The query of the page's address; empty until the page is hydrated. */
  readonly search: string;
  readonly pathname: string;
}

/**
 * A category's products. All of them are in the page itself, and are sorted there; filters and what passes them come
 * from the search service, which is loaded when a shopper opens them or the address has some. Of a long list, the page
 * has a part, and the service sorts it. The page's products stay until those of the service have arrived, and come back
 * if it does not answer.
 */
export function CategoryListing(props: CategoryListingProps) {
  const { products, part, categoryPath, list, search, pathname } = props;
  const { t } = useTranslation();
  const [address, go] = usePromptAddress(search, pathname);
  const state = readListing(address);
  const { sort, pages, selection } = state;
  const chosen = countSelected(selection);
  const [isOpen, setIsOpen] = useFilterPanel(chosen);
  const countLine = useRef<HTMLParagraphElement>(null);
  const container = useRef<HTMLDivElement>(null);
  const { first, total: pageTotal, links } = part ?? { first: 0, total: products.length, links: null };

  // Whether the products are the service's: because of filters, or because of the order of a long list.
  const isLive = chosen > 0 || (part !== null && sort !== 'RELEVANCE');
  const { live, loading } = useLiveList(isLive || isOpen);
  const reports = categoryReports(categoryPath, list, selection);
  const listing = useListing(
    live
      ? productRequest({ categoryPath }, state, (page, isFirst) => {
          if (isLive) reports.foundSeen(page, isFirst);
        })
      : null,
  );
  const { status, found, retry } = listing;
  // Whether the page's products stay in the document while the service's are shown, to be back at once. If the address has
  // asked for the service's from the beginning, none are shown until then.
  const [keepsPage] = useState(() => !isLive && typeof document !== 'undefined' && !awaitsAnotherList());
  // Until the service's products pass the first filter, those of the page stay.
  const [wasShown, setWasShown] = useState(false);
  const isShown = isLive && found !== null && (wasShown || status === 'answered');
  if (isShown !== wasShown) setWasShown(isShown);
  useScrollBack(isShown);
  const isPages = !isLive || loading.status === 'failed' || status === 'unavailable';
  const total = isPages ? pageTotal : (found?.total ?? null);
  const showsPage = !isShown && (isPages || keepsPage);

  const ordered = usePageOrder(products, categoryPath, part ? null : sort, !isLive || keepsPage, container);
  const withState = (next: Partial<ListingState>) => writeListing(address, { ...state, ...next });
  const view = {
    ...state,
    chosen,
    isOpen,
    setIsOpen,
    isBeside: false,
    countLine,
    moreTo: pathname + withState({ pages: pages + 1 }),
    change: (next: Partial<ListingState>, replaces = false) => go(withState({ pages: 1, ...next }), replaces),
  };
  return (
    <div className={search === '' ? `${styles.listing} ${firstPaint.unread}` : styles.listing}>
      <Toolbar
        view={view}
        count={total === null ? '' : t('category.count', { count: total })}
        ownOrder={t('category.sorts.RELEVANCE')}
      />
      {loading.status === 'failed' && <RetryNote text={t('nav.searchFailed')} onRetry={loading.retry} />}
      {loading.status === 'loading' && <p role="status">{t('nav.searchLoading')}</p>}
      {live && (
        <>
          <live.ListingFilters view={view} listing={listing} />
          {isLive && status === 'unavailable' && !isOpen && (
            <live.Unavailable about={part ? 'results' : 'filters'} onRetry={retry} />
          )}
          {isShown && (
            <live.FoundProducts
              {...{ view, found }}
              isBusy={status === 'loading'}
              onOpen={reports.foundOpened}
            />
          )}
        </>
      )}
      {(chosen > 0 || isOpen) && loading.status !== 'failed' && !live && (
        <div className={styles.panelSpace} />
      )}
      {(showsPage || keepsPage) && (
        <StaticList
          {...{ list, container, view }}
          products={ordered}
          onSee={(seen, offset) => whenIdle(() => reports.staticSeen(seen, first + offset))}
          end={links}
          isBusy={!isPages && status !== 'answered'}
          isHidden={isShown}
          onOpen={(product, position) => reports.staticOpened(product, first + position)}
        />
      )}
      {!isShown && !showsPage && <div className={styles.pending} aria-busy="true" />}
    </div>
  );
}

/** Whether the filters are open. An address with filters opens them where there is room for them beside the list. */
function useFilterPanel(chosen: number) {
  const [isOpen, setIsOpen] = useState(false);
  const [before, setBefore] = useState(0);
  if (chosen !== before) {
    setBefore(chosen);
    if (before === 0 && isWide()) setIsOpen(true);
  }
  return [isOpen, setIsOpen] as const;
}

/** Once loaded, a filtered list renders without waiting. */
let loaded: typeof LiveList | undefined;

/** The code of filters, once they are wanted. */
function useLiveList(isWanted: boolean) {
  const loading = useRequest(isWanted && !loaded ? 'module' : null, async () => {
    loaded = await loadPart(() => import('./live-list.tsx'));
  });
  return { live: isWanted ? loaded : undefined, loading };
}

/**
 * Reports about a category to the search service, the tag manager, and this visitor's history.
 * @param list what telemetry calls its list
 * @param filters those that are chosen; the products of the page pass all
 */
function categoryReports(categoryPath: readonly string[], list: string, filters: FilterSelection) {
  const seen = (hits: readonly ReportedHit[], offset: number, passed: FilterSelection) =>
    reportSearchEvent({ name: 'category-view', categoryPath, hits, offset, filters: passed });
  const opened = (hit: ReportedHit, position: number, passed: FilterSelection) => {
    reportSearchEvent({ name: 'category-click', categoryPath, hit, position, filters: passed });
    rememberClick(hit);
  };
  const hitOf = ({ key, name, path, price, sku }: ProductCardData): ReportedHit => {
    return { key, id: sku, sku, name, path, price, brand: '', category: categoryPath.join(';') };
  };
  return {
    staticSeen: (products: readonly ProductCardData[], offset: number) =>
      seen(products.map(hitOf), offset, emptySelection),
    staticOpened: (product: ProductCardData, position: number) =>
      opened(hitOf(product), position, emptySelection),
    foundSeen: ({ records, offset }: ResultPage, isNew: boolean) => {
      if (records.length === 0) return;
      seen(records, offset, filters);
      if (isNew) track({ name: 'view_item_list', list, products: records });
    },
    foundOpened: (hit: SearchHit, position: number) => {
      track({ name: 'select_item', list, product: hit });
      opened(hit, position, filters);
    },
  };
}
