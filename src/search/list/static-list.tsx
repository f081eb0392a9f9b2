import {
  memo,
  type ReactNode,
  type RefObject,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
} from 'react';
import { ProductGrid } from '../../catalogue/product-grid.tsx';
import type { ProductCardData } from '../../catalogue/types.ts';
import * as listing from './listing.module.css';
import * as styles from './static-list.module.css';
import { listPageSize } from '../../navigation/list-pages.ts';
import { awaitsAnotherList } from './listing-script.ts';
import { MoreLink } from './more-link.tsx';
import type { ListView } from './toolbar.tsx';

interface StaticListProps {
  readonly list: string;
  readonly products: readonly ProductCardData[];
  readonly container: RefObject<HTMLDivElement | null>;
  readonly view: ListView;
  /** Called once for every page of the list in every order. */
  readonly onSee: (products: readonly ProductCardData[], offset: number) => void;
  /** What follows the products. */
  readonly end: ReactNode;
  /** Whether another list is on its way. */
  readonly isBusy: boolean;
  /** Whether another list is shown instead. */
  readonly isHidden: boolean;
  /** @param position from 1 */
  readonly onOpen: (product: ProductCardData, position: number) => void;
}

/**
 * The products that are in the page. The server renders all of them: without JavaScript, all are shown, and otherwise
 * `listingScript` hides what the address does not ask for, before anything is painted.
 */
export function StaticList(props: StaticListProps) {
  const { list, products, container, view, onSee, end, isBusy, isHidden, onOpen } = props;
  const { pages, moreTo } = view;
  const isLong = products.length > listPageSize;
  // Deferred, because the whole list would otherwise hydrate in a single task.
  const isAlive = useDeferredValue(useSyncExternalStore(never, yes, () => !isLong));
  const shown = useMemo(
    () => (isAlive ? products.slice(0, pages * listPageSize) : products),
    [isAlive, products, pages],
  );
  useSeenPages(isAlive && !isHidden ? shown : [], view.sort, onSee);
  return (
    <div
      ref={container}
      hidden={isHidden}
      aria-busy={isBusy}
      className={isAlive ? listing.list : styles.prerendered}
    >
      <Cards {...{ list, isHidden, onOpen }} products={shown} />
      {isLong && (
        <MoreLink
          shown={isAlive ? shown.length : listPageSize}
          total={products.length}
          to={!isAlive || shown.length < products.length ? moreTo : null}
          container={container}
        />
      )}
      {end}
    </div>
  );
}

/** Rendering the cards is most of the work of a list, so it happens only when they change and are not hidden. */
const Cards = memo(
  function Cards({
    list,
    products,
    onOpen,
  }: Pick<StaticListProps, 'list' | 'products' | 'isHidden' | 'onOpen'>) {
    return <ProductGrid {...{ list, products, onOpen }} aboveTheFold />;
  },
  (before, next) => next.isHidden || before.products === next.products,
);

/**
 * Calls back once for each page of a list that is shown, in each order; but not while the page hydrates and its address
 * asks for another list.
 * @param products those shown; none while nobody sees them
 */
function useSeenPages(
  products: readonly ProductCardData[],
  order: string,
  onSee: StaticListProps['onSee'],
): void {
  const reported = useRef(new Set<string>());
  useEffect(() => {
    if (awaitsAnotherList()) return;
    for (let offset = 0; offset < products.length; offset += listPageSize) {
      const page = `${order} ${offset}`;
      if (reported.current.has(page)) continue;
      reported.current.add(page);
      onSee(products.slice(offset, offset + listPageSize), offset);
    }
  });
}

const never = () => () => undefined;
const yes = () => true;
