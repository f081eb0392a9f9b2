import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RetryNote } from '../../components/error-boundary.tsx';
import { hasConsent } from '../../consent/consent-store.ts';
import { loadExtra } from '../../recovery/reload-guard.ts';
import { whenIdle } from '../../recovery/when-idle.ts';
import { emptySelection } from '../service/filter.ts';
import { countFilters, queryOf, readOrder, writeOrder } from '../service/list-address.ts';
import type { categoryReports, CategoryProduct, ReportedCategory } from './category-reports.ts';
import * as firstPaint from './first-paint.module.css';
import * as styles from './listing.module.css';
import { type RenderProducts, StaticList } from './static-list.tsx';
import { Toolbar } from './toolbar.tsx';
import { useCategoryList } from './use-category-list.ts';
import { isWide } from './use-is-wide.ts';
import { type SortableProduct, usePageOrder } from './use-page-order.ts';
import { type NavigateOptions, usePromptAddress } from './use-prompt-address.ts';

interface CategoryListingProps<Product> {
  /** All products of the category, in the merchant's order, or those of this page of its list. */
  readonly products: readonly Product[];
  /** If the page has not all of them: how many come before, how many there are, and the way to the others. */
  readonly part: { readonly first: number; readonly total: number; readonly links: ReactNode } | null;
  /** Names from the root to the category. */
  readonly categoryPath: readonly string[];
  /** What telemetry calls this list. */
  readonly list: string;
  /** The query of the page's address; empty until the page is hydrated. */
  readonly search: string;
  readonly pathname: string;
  readonly onNavigate: (search: string, options: NavigateOptions) => void;
  readonly renderProducts: RenderProducts<Product>;
}

/**
 * A category's products. All of them are in the page itself, and are sorted there; filters and what passes them come
 * from the search service, which is loaded when a shopper opens them or the address has some. Of a long list, the page
 * has a part, and the service sorts it.
 */
export function CategoryListing<Product extends CategoryProduct & SortableProduct>(
  props: CategoryListingProps<Product>,
) {
  const { products, part, categoryPath, list, search, pathname, onNavigate, renderProducts } = props;
  const { t } = useTranslation();
  const [address, go] = usePromptAddress(search, onNavigate);
  const params = new URLSearchParams(address);
  const { sort, pages } = readOrder(params);
  const chosen = countFilters(params);
  const [isOpen, setIsOpen] = useFilterPanel(chosen);
  const countLine = useRef<HTMLParagraphElement>(null);
  const container = useRef<HTMLDivElement>(null);
  const { first, total: pageTotal, links } = part ?? { first: 0, total: products.length, links: null };
  const category = {
    categoryPath,
    list,
    address,
    isLive: chosen > 0 || (part !== null && sort !== 'RELEVANCE'),
  };
  const shown = useCategoryList(category, pageTotal, isOpen);
  const { source, keepsPage, total, listing, LiveCategory, loading } = shown;
  const ordered = usePageOrder(products, {
    categoryPath,
    list,
    sort: part ? null : sort,
    isShown: !category.isLive || keepsPage,
    container,
  });
  const addressWith = (order: Partial<ReturnType<typeof readOrder>>) => {
    const next = new URLSearchParams(address);
    writeOrder(next, { sort, pages: 1, ...order });
    return queryOf(next);
  };
  const reported = { categoryPath, list, selection: emptySelection };
  return (
    <div className={search === '' ? `${styles.listing} ${firstPaint.unread}` : styles.listing}>
      <Toolbar
        count={total === null ? '' : t('category.count', { count: total })}
        countLine={countLine}
        chosen={chosen}
        isOpen={isOpen}
        onOpen={() => setIsOpen(!isOpen)}
        sort={sort}
        ownOrder={t('category.sorts.RELEVANCE')}
        onSort={(next) => go(addressWith({ sort: next }), { replace: false })}
      />
      {loading.status === 'failed' && <RetryNote text={t('nav.searchFailed')} onRetry={loading.retry} />}
      {loading.status === 'loading' && <p role="status">{t('nav.searchLoading')}</p>}
      {LiveCategory && (
        <LiveCategory
          {...category}
          {...{ listing, pathname, isOpen, countLine }}
          isShown={source === 'service'}
          isPart={part !== null}
          onNavigate={go}
          onOpen={setIsOpen}
        />
      )}
      {(chosen > 0 || isOpen) && loading.status !== 'failed' && !LiveCategory && (
        <div className={styles.panelSpace} />
      )}
      {(source === 'page' || keepsPage) && (
        <StaticList
          products={ordered}
          container={container}
          pages={pages}
          order={sort}
          moreTo={pathname + addressWith({ pages: pages + 1 })}
          onSee={(seen, offset) =>
            whenIdle(() => report(reported, ({ staticSeen }) => staticSeen(seen, first + offset)))
          }
          end={links}
          isBusy={shown.isBusy}
          isHidden={source === 'service'}
          render={renderProducts}
          onOpen={(product, position) =>
            report(reported, ({ staticOpened }) => staticOpened(product, first + position))
          }
        />
      )}
      {source === null && <div className={styles.pending} aria-busy="true" />}
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

/** The code for reports is loaded only with consent, and the shop works without them. */
function report(
  category: ReportedCategory,
  tell: (reports: ReturnType<typeof categoryReports>) => void,
): void {
  if (!hasConsent('statistics') && !hasConsent('functional')) return;
  loadExtra(() => import('./category-reports.ts')).then(
    (module) => tell(module.categoryReports(category)),
    () => undefined,
  );
}
