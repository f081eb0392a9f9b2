import { type RefObject, useEffect, useEffectEvent, useId, useRef } from 'react';
import { ProductTiles } from '../../components/product-tiles.tsx';
import { track } from '../../telemetry/track.ts';
import { recommendFromConsole } from '../service/klevu-console.ts';
import { requiredIndex } from '../service/search-configuration.ts';
import { reportSearchEvent } from '../service/search-events.ts';
import { recentClicks, rememberClick } from '../service/search-history.ts';
import type { Recommendation, RecommendationRequest, SearchHit } from '../service/search-port.ts';
import { HitTile } from './hit-tile.tsx';
import { bestPicture, type FittingPicture, MerchantPicture } from './merchant-picture.tsx';
import { canChange, keepsItsRow, pagePath, shownElsewhere, takeTurn, untilUnnoticed } from './page-place.ts';
import * as styles from './recommendations.module.css';

type Row =
  | Extract<Recommendation, { kind: 'products' }>
  | (Extract<Recommendation, { kind: 'content' }> & { readonly picture: FittingPicture });

/** As many as fit next to each other on a desktop. */
const rowLength = 4;
/** A single product is no row. */
const shortestRow = 2;

interface RowRequest extends RecommendationRequest {
  /** ISO 4217: products in another one cannot be bought. */
  readonly currency: string;
  readonly without: readonly string[];
  readonly needsHistory: boolean;
}

/**
 * The row for a place, as soon as it can appear there without moving anything visible; null if there is nothing to
 * recommend.
 * @throws SearchUnavailable if the service cannot tell, or the signal's reason
 */
export async function loadRow(
  { currency, without, needsHistory, ...request }: RowRequest,
  place: HTMLElement,
  signal: AbortSignal,
): Promise<Row | null> {
  if (needsHistory && recentClicks().length === 0) return null;
  const index = requiredIndex();
  const turn = takeTurn(place);
  try {
    const answer = await recommendFromConsole(index, request);
    await turn.whenAboveHaveChosen();
    // The rows below do not wait for the shopper to scroll.
    if (answer.kind !== 'products' || !canChange(place)) turn.end();
    if (answer.kind === 'nothing' || keepsItsRow(place)) return null;
    if (answer.kind === 'content') {
      const picture = await bestPicture(answer.pictures, place.clientWidth);
      if (picture) await untilUnnoticed(place, signal);
      return picture && { ...answer, picture };
    }
    await untilUnnoticed(place, signal);
    const elsewhere = shownElsewhere(place);
    const records = answer.records
      .filter(
        ({ key, path, price, soldOut }) =>
          !soldOut &&
          !without.includes(key) &&
          price.currencyCode === currency &&
          !elsewhere.has(pagePath(path)),
      )
      .slice(0, rowLength);
    return records.length < shortestRow ? null : { ...answer, records };
  } finally {
    turn.end();
  }
}

interface LiveRowProps {
  readonly name: string;
  readonly row: Row;
}

/** What is recommended: products, or a picture that leads to a page. Reports that it was seen, once half of the row has been. */
export function LiveRow({ name, row }: LiveRowProps) {
  const titleId = useId();
  const { list, title, kind } = row;
  const section = useSeen<HTMLElement>(list, () => {
    if (kind === 'products') track({ name: 'view_item_list', list: name, products: row.records });
    const shown = kind === 'products' ? row.records : [row.picture];
    reportSearchEvent({ name: 'recommendation-view', list, shown });
  });
  const choose = (hit: SearchHit, position: number) => {
    track({ name: 'select_item', list: name, product: hit });
    reportSearchEvent({ name: 'recommendation-click', list, hit, position });
    rememberClick(hit);
  };
  return (
    <section
      ref={section}
      aria-labelledby={titleId}
      className={kind === 'products' ? styles.row : styles.pictureRow}
    >
      {title !== '' && <h2 id={titleId}>{title}</h2>}
      {kind === 'products' ? (
        <ProductTiles>
          {row.records.map((hit, index) => (
            <li key={hit.key}>
              <HitTile hit={hit} width="20rem" onSelect={() => choose(hit, index + 1)} />
            </li>
          ))}
        </ProductTiles>
      ) : (
        <MerchantPicture href={row.href} className={styles.content} picture={row.picture} />
      )}
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
