import {
  memo,
  type ReactNode,
  type RefObject,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
} from 'react';
import * as listing from './listing.module.css';
import * as styles from './static-list.module.css';
import { listPageSize } from '../../navigation/list-pages.ts';
import { awaitsAnotherList } from './listing-script.ts';
import { MoreLink, useFocusAdded, useStableCallback } from './more-link.tsx';

/**
 * Renders products as cards; never another function for the same list.
 * @param onOpen called with the product that is opened, and its position from 1
 */
export type RenderProducts<Product> = (
  products: readonly Product[],
  onOpen: (product: Product, position: number) => void,
) => ReactNode;

interface StaticListProps<Product> {
  /** All products, in the order in which they are shown. */
  readonly products: readonly Product[];
  /** What contains them, each an article. */
  readonly container: RefObject<HTMLDivElement | null>;
  /** How many pages of them are shown. */
  readonly pages: number;
  /** Anything that differs between orders. */
  readonly order: string;
  /** The address with one more page. */
  readonly moreTo: string;
  /** Called once for every page of the list in every order. */
  readonly onSee: (products: readonly Product[], offset: number) => void;
  /** What follows the products. */
  readonly end: ReactNode;
  /** Whether another list is on its way. */
  readonly isBusy: boolean;
  /** Whether another list is shown instead. */
  readonly isHidden: boolean;
  readonly render: RenderProducts<Product>;
  readonly onOpen: Parameters<RenderProducts<Product>>[1];
}

/**
 * The products that are in the page. The server renders all of them: without JavaScript, all are shown, and otherwise
 * `listingScript` hides what the address does not ask for, before anything is painted.
 */
export function StaticList<Product>(props: StaticListProps<Product>) {
  const { products, container, pages, order, moreTo, onSee, end, isBusy, isHidden, render, onOpen } = props;
  const isLong = products.length > listPageSize;
  // Deferred, because the whole list would otherwise hydrate in a single task.
  const isAlive = useDeferredValue(useSyncExternalStore(never, yes, () => !isLong));
  const shown = useMemo(
    () => (isAlive ? products.slice(0, pages * listPageSize) : products),
    [isAlive, products, pages],
  );
  const open = useStableCallback(onOpen);
  const renderShown = useCallback(() => render(shown, open), [render, shown, open]);
  const expectMore = useFocusAdded(shown.length, container);
  useSeenPages(isAlive && !isHidden ? shown : [], order, onSee);
  return (
    <div
      ref={container}
      hidden={isHidden}
      aria-busy={isBusy}
      className={isAlive ? listing.list : styles.prerendered}
    >
      <Cards isHidden={isHidden} render={renderShown} />
      {isLong && (
        <MoreLink
          shown={isAlive ? shown.length : listPageSize}
          total={products.length}
          to={!isAlive || shown.length < products.length ? moreTo : null}
          onFollow={expectMore}
        />
      )}
      {end}
    </div>
  );
}

interface CardsProps {
  readonly isHidden: boolean;
  readonly render: () => ReactNode;
}

/** Rendering the cards is most of the work of a list, so it happens only when they change and are not hidden. */
const Cards = memo(
  function Cards({ render }: CardsProps) {
    return render();
  },
  (before, next) => next.isHidden || before.render === next.render,
);

/**
 * Calls back once for each page of a list that is shown, in each order; but not while the page hydrates and its address
 * asks for another list.
 * @param products those shown; none while nobody sees them
 */
function useSeenPages<Product>(
  products: readonly Product[],
  order: string,
  onSee: StaticListProps<Product>['onSee'],
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
