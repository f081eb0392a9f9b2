import { type ReactNode, type RefObject, useSyncExternalStore } from 'react';
import { LaterHydration } from '../components/later-hydration.tsx';
import * as styles from './static-list.module.css';
import { MoreLink } from './more-link.tsx';
import { listPageSize } from '../navigation/list-pages.ts';
import { useFocusAdded } from './use-focus-added.ts';
import { useSeenPages } from './use-seen-pages.ts';

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
  readonly children: (shown: readonly Product[]) => ReactNode;
}

/**
 * The products that are in the page. The server renders all of them: without JavaScript, all are shown, and otherwise
 * `listingScript` hides what the address does not ask for, before anything is painted.
 */
export function StaticList<Product>(props: StaticListProps<Product>) {
  const { products, container, pages, order, moreTo, onSee, end, children } = props;
  const isLong = products.length > listPageSize;
  const isAlive = useSyncExternalStore(never, yes, () => !isLong);
  const shown = isAlive ? products.slice(0, pages * listPageSize) : products;
  const expectMore = useFocusAdded(shown.length, container);
  useSeenPages(isAlive ? shown : [], order, onSee);
  return (
    <div ref={container} className={isAlive ? undefined : styles.prerendered}>
      <LaterHydration>{children(shown)}</LaterHydration>
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

const never = () => () => undefined;
const yes = () => true;
