import { type ReactNode, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { RetryNote } from '../components/error-boundary.tsx';
import { useRequest } from '../components/use-request.ts';
import { loadNamespace } from '../i18n/load-namespace.ts';
import { useLanguage, useLocale } from '../i18n/use-locale.ts';
import { loadPart } from '../recovery/reload-guard.ts';
import { emptySelection } from '../search/filter.ts';
import { countFilters, queryOf, readOrder, writeOrder } from '../search/list-address.ts';
import type { CategoryProduct } from './category-reports.ts';
import * as firstPaint from './first-paint.module.css';
import * as styles from './listing.module.css';
import { awaitsAnotherList } from './listing-script.ts';
import { reportOpened, reportSeen } from './report-category.ts';
import { SortSelect } from './sort-select.tsx';
import { type RenderProducts, StaticList } from './static-list.tsx';
import { inOrder, type SortableProduct } from './static-order.ts';
import { Toolbar } from './toolbar.tsx';
import { usePersonalOrder } from './use-personal-order.ts';
import { type NavigateOptions, usePromptAddress } from './use-prompt-address.ts';
import type { LiveCategory as LiveCategoryComponent, LiveState } from './live-category.tsx';

interface CategoryListingProps<Product> {
  /** All products of the category, in the merchant's order, or those of this page of its list. */
  readonly products: readonly Product[];
  /** If the page has not all of them: how many come before, how many there are, and the way to the others. */
  readonly part: { readonly first: number; readonly total: number; readonly links: ReactNode } | null;
  /** Names from the root to the category. */
  readonly categoryPath: readonly string[];
  /** What telemetry calls this list. */
  readonly list: string;
  /** The query of the page's address; empty until the page has come alive. */
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
  const locale = useLocale();
  const [address, go] = usePromptAddress(search, onNavigate);
  const params = new URLSearchParams(address);
  const { sort, pages } = readOrder(params);
  const chosen = countFilters(params);
  const isLive = chosen > 0 || (part !== null && sort !== 'RELEVANCE');
  const [isOpen, setIsOpen] = useState(false);
  const [live, setLive] = useState<LiveState | null>(null);
  // What was shown first stays until there is something to show instead; not what an address did not ask for.
  const [startedStatic] = useState(() => !isLive && typeof document !== 'undefined' && !awaitsAnotherList());
  const countLine = useRef<HTMLParagraphElement>(null);
  const { LiveCategory, status, retry } = useLiveCategory(isLive || isOpen);
  const failed = status === 'failed';
  const addressWith = (order: Partial<ReturnType<typeof readOrder>>) => {
    const next = new URLSearchParams(address);
    writeOrder(next, { sort, pages: 1, ...order });
    return queryOf(next);
  };
  const isShown = isLive && live?.isShown === true;
  const isWithoutService = !isLive || failed || live?.isMissing === true;
  const container = useRef<HTMLDivElement>(null);
  const inOwnOrder = sort === 'RELEVANCE' && part === null && (!isLive || startedStatic);
  const ordered = usePersonalOrder(products, categoryPath, list, inOwnOrder, container);
  const category = { categoryPath, list, selection: emptySelection };
  const { first, total: staticTotal } = part ?? { first: 0, total: products.length };
  const inItsOrder = useOrder(part ? products : ordered, part ? 'RELEVANCE' : sort, locale);
  const staticList = (
    <StaticList
      products={inItsOrder}
      container={container}
      pages={pages}
      order={sort}
      moreTo={pathname + addressWith({ pages: pages + 1 })}
      onSee={(seen, offset) => reportSeen(category, ({ staticSeen }) => staticSeen(seen, first + offset))}
      end={part?.links}
      isBusy={!isWithoutService && (live?.isLoading ?? true)}
      isHidden={isShown}
      render={renderProducts}
      onOpen={(product, position) =>
        reportOpened(category, ({ staticOpened }) => staticOpened(product, first + position))
      }
    />
  );
  const total = isWithoutService ? staticTotal : (live?.total ?? null);
  return (
    <div className={search === '' ? `${styles.listing} ${firstPaint.unread}` : styles.listing}>
      <Toolbar
        count={total === null ? '' : t('category.count', { count: total })}
        countLine={countLine}
        chosen={chosen}
        isOpen={isOpen}
        onOpen={() => setIsOpen(!isOpen)}
      >
        <SortSelect
          sort={sort}
          ownOrder={t('category.sorts.RELEVANCE')}
          onChange={(chosen) => go(addressWith({ sort: chosen }), { replace: false })}
        />
      </Toolbar>
      {failed && <RetryNote text={t('nav.searchFailed')} onRetry={retry} />}
      {status === 'loading' && !LiveCategory && <p role="status">{t('nav.searchLoading')}</p>}
      {LiveCategory && (
        <LiveCategory
          {...{ categoryPath, list, pathname, address, isLive, isOpen, countLine }}
          onNavigate={go}
          onOpen={setIsOpen}
          onChange={setLive}
          isPart={part !== null}
        />
      )}
      {(chosen > 0 || isOpen) && !failed && !LiveCategory && <div className={styles.panelSpace} />}
      {isWithoutService || startedStatic
        ? staticList
        : !isShown && <div className={styles.pending} aria-busy="true" />}
    </div>
  );
}

const useOrder: typeof inOrder = (products, sort, locale) =>
  useMemo(() => inOrder(products, sort, locale), [products, sort, locale]);

type LiveCategory = typeof LiveCategoryComponent;

/** By language, because each needs its texts: a list that was filtered before is there again at once. */
const loaded = new Map<string, LiveCategory>();

/** The code and the texts of filters, once they are wanted. */
function useLiveCategory(isWanted: boolean) {
  const { i18n } = useTranslation();
  const language = useLanguage();
  const known = loaded.get(language);
  const { status, retry } = useRequest(isWanted && !known ? language : null, async () => {
    const [{ LiveCategory }] = await Promise.all([
      loadPart(() => import('./live-category.tsx')),
      loadNamespace(i18n, 'search'),
    ]);
    loaded.set(language, LiveCategory);
  });
  return { LiveCategory: isWanted ? known : undefined, status, retry };
}
