import { type ReactNode, type RefObject, useEffect, useEffectEvent, useId, useRef } from 'react';
import { ProductTiles } from '../../components/product-tiles.tsx';
import { useCurrency } from '../../shop/shop-context.tsx';
import { track } from '../../telemetry/track.ts';
import { recommend } from '../service/search-client.ts';
import { reportSearchEvent } from '../service/search-events.ts';
import { recentClicks, rememberClick } from '../service/search-history.ts';
import type { Recommendation, RecommendationRequest, SearchHit } from '../service/search-port.ts';
import { HitTile } from './hit-tile.tsx';
import { LatePlace } from './late-place.tsx';
import { bestPicture, type FittingPicture, MerchantPicture } from './merchant-picture.tsx';
import { canChange, keepsItsRow, pagePath, shownElsewhere, takeTurn, untilUnnoticed } from './page-place.ts';
import * as styles from './recommendations.module.css';

interface RecommendationsProps extends Omit<RecommendationRequest, 'limit'> {
  /** Keys of products that are not shown, because the page offers them otherwise. */
  readonly without?: readonly string[];
  /** Asks only on behalf of visitors whose last clicks are known, e.g. for what they viewed. */
  readonly needsHistory?: boolean;
  /** The row with products of the build that is shown meanwhile, and if there are no recommendations. */
  readonly children?: ReactNode;
}

/**
 * A place for recommended products. They appear only where nothing visible moves, so a place without children comes
 * last on its page.
 */
export function Recommendations({ children, without = [], needsHistory, ...request }: RecommendationsProps) {
  const { id, categoryPath, variants } = request;
  const currency = useCurrency();
  // It starts from the variant that is chosen when it is asked for, and stays when another one is chosen.
  const productKeys = variants?.map(({ productKey }) => productKey);
  return (
    <LatePlace
      name={id}
      about={JSON.stringify([currency, categoryPath, productKeys])}
      load={async (place, signal) => {
        if (needsHistory && recentClicks().length === 0) return null;
        // Products that can be bought here and that the page does not show yet.
        const suits = ({ key, path, price, inStock }: SearchHit, elsewhere: ReadonlySet<string>) =>
          inStock &&
          !without.includes(key) &&
          price.currencyCode === currency &&
          !elsewhere.has(pagePath(path));
        return loadRow(request, suits, place, signal);
      }}
      render={(row) =>
        row.kind === 'products' ? <LiveRow name={id} row={row} /> : <LivePicture row={row} />
      }
    >
      {children}
    </LatePlace>
  );
}

type Row =
  | Extract<Recommendation, { kind: 'products' }>
  | (Extract<Recommendation, { kind: 'content' }> & { readonly picture: FittingPicture });

/** As many as fit next to each other on a desktop. */
const rowLength = 4;
/** A single product is no row. */
const shortestRow = 2;
/** More than are shown, because some may be sold out, or on the page already. */
const askedFor = 12;

/**
 * The row for a place, as soon as it can appear there without moving anything visible; null if there is nothing to
 * recommend.
 * @param suits whether a product may be shown, given the pages that are linked to elsewhere
 * @throws SearchUnavailable if the service cannot tell, or the signal's reason
 */
async function loadRow(
  request: RecommendationRequest,
  suits: (hit: SearchHit, elsewhere: ReadonlySet<string>) => boolean,
  place: HTMLElement,
  signal: AbortSignal,
): Promise<Row | null> {
  const turn = takeTurn(place);
  try {
    const answer = await recommend({ ...request, limit: askedFor });
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
    const records = answer.records.filter((hit) => suits(hit, elsewhere)).slice(0, rowLength);
    return records.length < shortestRow ? null : { ...answer, records };
  } finally {
    turn.end();
  }
}

interface LiveRowProps {
  /** What telemetry calls this list. */
  readonly name: string;
  readonly row: Extract<Row, { kind: 'products' }>;
}

/** Recommended products. Reports that they were seen, once half of the row has been. */
function LiveRow({ name, row: { list, title, records } }: LiveRowProps) {
  const titleId = useId();
  const row = useSeen<HTMLElement>(list, () => {
    track({ name: 'view_item_list', list: name, products: records });
    reportSearchEvent({ name: 'recommendation-view', list, shown: records });
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
        {records.map((hit, index) => (
          <li key={hit.key}>
            <HitTile hit={hit} width="20rem" onSelect={() => choose(hit, index)} />
          </li>
        ))}
      </ProductTiles>
    </section>
  );
}

/** What the merchant shows instead of recommended products: a picture that leads to a page. */
function LivePicture({
  row: { list, title, href, picture },
}: {
  readonly row: Extract<Row, { kind: 'content' }>;
}) {
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
