import { useRef } from 'react';
import { ProductTiles } from '../components/product-tiles.tsx';
import { HitTile } from '../recommendations/hit-tile.tsx';
import type { SearchHit, SearchPage } from '../search/search-port.ts';
import * as styles from './listing.module.css';
import { MoreLink } from './more-link.tsx';
import { useFocusAdded } from './use-focus-added.ts';

interface HitListProps {
  readonly found: SearchPage;
  /** Whether another list is on its way. */
  readonly isBusy: boolean;
  /** The address with one more page. */
  readonly moreTo: string;
  /** @param position from 1 */
  readonly onOpen: (hit: SearchHit, position: number) => void;
}

/** Found products next to each other, and the way to more. */
export function HitList({ found, isBusy, moreTo, onOpen }: HitListProps) {
  const container = useRef<HTMLDivElement>(null);
  const expectMore = useFocusAdded(found.records.length, container);
  return (
    <div ref={container} aria-busy={isBusy} className={styles.list}>
      <ProductTiles>
        {found.records.map((hit, index) => (
          <li key={hit.key}>
            <HitTile hit={hit} width="16rem" onSelect={() => onOpen(hit, index + 1)} />
          </li>
        ))}
      </ProductTiles>
      <MoreLink
        shown={found.records.length}
        total={found.total}
        to={found.hasNextPage ? moreTo : null}
        onFollow={expectMore}
      />
    </div>
  );
}
