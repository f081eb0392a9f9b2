import type { ReactNode, RefObject } from 'react';
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
  /** How many pages of them are shown; null while only the server has rendered them. */
  readonly pages: number | null;
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
  const shown = pages === null ? products : products.slice(0, pages * listPageSize);
  const expectMore = useFocusAdded(shown.length, container);
  useSeenPages(pages === null ? [] : shown, order, onSee);
  return (
    <div ref={container} className={pages === null ? styles.prerendered : undefined}>
      {children(shown)}
      {products.length > listPageSize && (
        <MoreLink
          shown={pages === null ? listPageSize : shown.length}
          total={products.length}
          to={pages === null || shown.length < products.length ? moreTo : null}
          onFollow={expectMore}
        />
      )}
      {end}
    </div>
  );
}
