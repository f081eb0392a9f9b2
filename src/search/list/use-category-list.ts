import { useState } from 'react';
import { useRequest } from '../../components/use-request.ts';
import { useLanguage } from '../../i18n/use-locale.ts';
import { useScrollBack } from '../../navigation/scroll-position.ts';
import { loadPart } from '../../recovery/reload-guard.ts';
import { useCurrency } from '../../shop/shop-context.tsx';
import { awaitsAnotherList } from './listing-script.ts';
import type { AskedCategory, LiveCategory, categoryRequest } from './live-category.tsx';
import { type Listing, useListing } from './use-listing.ts';

/** A category's products, from one of two sources: its page, which has them, and the search service. */
export interface CategoryList {
  /**
   * Which products are shown. Those of the page stay until those of the service have arrived. If the address asks for
   * the service's from the beginning, none are shown until then, which is null.
   */
  readonly source: 'page' | 'service' | null;
  /** Whether the page's products stay in the document while the service's are shown, to be back at once. */
  readonly keepsPage: boolean;
  /** How many products there are; null until it is known. */
  readonly total: number | null;
  /** Whether the service's products are loading. */
  readonly isBusy: boolean;
  /** What the search service has answered; it is also asked for the filters that it offers. */
  readonly listing: Listing;
  /** What shows that, once it has been loaded. */
  readonly LiveCategory: typeof LiveCategory | undefined;
  /** Of that code. */
  readonly loading: {
    readonly status: 'idle' | 'loading' | 'answered' | 'failed';
    readonly retry: () => void;
  };
}

/**
 * Decides where a category's products come from. The page has them until the address asks for what only the service can
 * tell, and again if the service does not answer.
 * @param pageTotal how many products there are without filters
 * @param isOpen whether the filters have been opened, which come from the service in any case
 */
export function useCategoryList(category: AskedCategory, pageTotal: number, isOpen: boolean): CategoryList {
  const { isLive } = category;
  const { live, ...loading } = useLiveParts(isLive || isOpen);
  const locale = { language: useLanguage(), currency: useCurrency() };
  const listing = useListing(live ? live.categoryRequest(category, locale) : null);
  const { status, found } = listing;
  // The page's products stay until others can be shown instead, unless the address has never asked for them.
  const [keepsPage] = useState(() => !isLive && typeof document !== 'undefined' && !awaitsAnotherList());
  // Until its products pass the first filter, those of the page stay.
  const [wasShown, setWasShown] = useState(false);
  const isShown = isLive && found !== null && (wasShown || status === 'answered');
  if (isShown !== wasShown) setWasShown(isShown);
  useScrollBack(isShown);
  const isPages = !isLive || loading.status === 'failed' || status === 'unavailable';
  return {
    source: isShown ? 'service' : isPages || keepsPage ? 'page' : null,
    keepsPage,
    total: isPages ? pageTotal : (found?.total ?? null),
    isBusy: !isPages && status !== 'answered',
    listing,
    LiveCategory: live?.LiveCategory,
    loading,
  };
}

interface LiveParts {
  readonly LiveCategory: typeof LiveCategory;
  readonly categoryRequest: typeof categoryRequest;
}

/** Once loaded, a filtered list renders without waiting. */
let loaded: LiveParts | undefined;

/** The code of filters, once they are wanted. */
function useLiveParts(isWanted: boolean) {
  const { status, retry } = useRequest(isWanted && !loaded ? 'module' : null, async () => {
    loaded = await loadPart(() => import('./live-category.tsx'));
  });
  return { live: isWanted ? loaded : undefined, status, retry };
}
