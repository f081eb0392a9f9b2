import { type RefObject, useEffect, useEffectEvent, useId, useRef } from 'react';
import { ProductTiles } from '../../components/product-tiles.tsx';
import { reportSearchEvent } from '../service/search-events.ts';
import { rememberClick } from '../service/search-history.ts';
import type { Recommendation, RecommendationList, SearchHit } from '../service/search-port.ts';
import { track } from '../../telemetry/track.ts';
import { HitTile } from './hit-tile.tsx';
import * as styles from './live-row.module.css';
import { type FittingPicture, MerchantPicture } from './merchant-picture.tsx';

interface LiveRowProps {
  /** What telemetry calls this list. */
  readonly name: string;
  readonly list: RecommendationList;
  readonly title: string;
  readonly hits: readonly SearchHit[];
}

/** Recommended products. Reports that they were seen, once half of the row has been. */
export function LiveRow({ name, list, title, hits }: LiveRowProps) {
  const titleId = useId();
  const row = useSeen<HTMLElement>(list, () => {
    track({ name: 'view_item_list', list: name, products: hits });
    reportSearchEvent({ name: 'recommendation-view', list, shown: hits });
  });
  const choose = (hit: SearchHit, index: number) => {
    track({ name: 'select_item', list: name, product: hit });
    reportSearchEvent({ name: 'recommendation-click', list, hit, position: index + 1 });
    rememberClick(hit);
  };
  return (
    <section ref={row} aria-labelledby={titleId} className={styles.row}>
      <h2 id={titleId}>{title}</h2>
      <ProductTiles>
        {hits.map((hit, index) => (
          <li key={hit.key}>
            <HitTile hit={hit} width="20rem" onSelect={() => choose(hit, index)} />
          </li>
        ))}
      </ProductTiles>
    </section>
  );
}

interface LivePictureProps {
  readonly content: Extract<Recommendation, { kind: 'content' }>;
  readonly picture: FittingPicture;
}

/** What the merchant shows instead of recommended products: a picture that leads to a page. */
export function LivePicture({ content: { list, title, href }, picture }: LivePictureProps) {
  const titleId = useId();
  const row = useSeen<HTMLElement>(list, () =>
    reportSearchEvent({ name: 'recommendation-view', list, shown: [picture] }),
  );
  return (
    <section ref={row} aria-labelledby={titleId} className={styles.pictureRow}>
      {title !== '' && <h2 id={titleId}>{title}</h2>}
      <MerchantPicture href={href} className={styles.content} picture={picture} />
    </section>
  );
}

/** What has been seen, so that a page that is shown again does not count twice. */
const seen = new WeakSet<object>();

/**
 * Calls back once, when half of an element has been in the viewport.
 * @param subject what counts as the same thing, however often it is rendered
 */
function useSeen<Shown extends Element>(subject: object, onSeen: () => void): RefObject<Shown | null> {
  const element = useRef<Shown>(null);
  const report = useEffectEvent(onSeen);
  useEffect(() => {
    if (!element.current || seen.has(subject)) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry || entry.intersectionRatio < 0.5) return;
        observer.disconnect();
        seen.add(subject);
        report();
      },
      { threshold: 0.5 },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [subject]);
  return element;
}
