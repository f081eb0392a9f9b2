import {
  memo,
  type ReactNode,
  type RefObject,
  useCallback,
  useDeferredValue,
  useMemo,
  useSyncExternalStore,
} from 'react';
import * as listing from './listing.module.css';
import * as styles from './static-list.module.css';
import { MoreLink } from './more-link.tsx';
import { listPageSize } from '../navigation/list-pages.ts';
import { useFocusAdded } from './use-focus-added.ts';
import { useSeenPages } from './use-seen-pages.ts';
import { useSteady } from './use-steady.ts';

/**
 * Renders products as cards; never another function for the same list.
 * @param onOpen told which one is opened, with its position from 1
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
  /** Told once of every page in every order. */
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
  // Deferred, because what is not alive yet would otherwise come alive in a single task.
  const isAlive = useDeferredValue(useSyncExternalStore(never, yes, () => !isLong));
  const shown = useMemo(
    () => (isAlive ? products.slice(0, pages * listPageSize) : products),
    [isAlive, products, pages],
  );
  const open = useSteady(onOpen);
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

/** Most of the work of a list: nothing of it changes with what is around it, or while it is hidden. */
const Cards = memo(
  function Cards({ render }: CardsProps) {
    return render();
  },
  (before, next) => next.isHidden || before.render === next.render,
);

const never = () => () => undefined;
const yes = () => true;
