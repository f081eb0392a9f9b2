import { memo, useRef } from 'react';
import { firstPictures, ProductTiles } from '../components/product-tiles.tsx';
import { HitTile } from '../recommendations/hit-tile.tsx';
import type { SearchHit, SearchPage } from '../search/search-port.ts';
import * as styles from './listing.module.css';
import { MoreLink } from './more-link.tsx';
import { useFocusAdded } from './use-focus-added.ts';
import { useSteady } from './use-steady.ts';

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
  const open = useSteady(onOpen);
  return (
    <div ref={container} aria-busy={isBusy} className={styles.list}>
      <Hits hits={found.records} onOpen={open} />
      <MoreLink
        shown={found.records.length}
        total={found.total}
        to={found.hasNextPage ? moreTo : null}
        onFollow={expectMore}
      />
    </div>
  );
}

interface HitsProps {
  readonly hits: readonly SearchHit[];
  readonly onOpen: HitListProps['onOpen'];
}

/** Most of the work of a list; while another one is on its way, nothing of it changes. */
const Hits = memo(function Hits({ hits, onOpen }: HitsProps) {
  return (
    <ProductTiles>
      {hits.map((hit, index) => (
        <li key={hit.key}>
          <HitTile
            hit={hit}
            width="16rem"
            priority={index < firstPictures}
            onSelect={() => onOpen(hit, index + 1)}
          />
        </li>
      ))}
    </ProductTiles>
  );
});
