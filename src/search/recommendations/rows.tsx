import type { ReactNode } from 'react';
import { servedPicture } from '../../components/served-picture.ts';
import { recommend, searchSettings } from '../service/search-client.ts';
import { recentClicks } from '../service/search-history.ts';
import type { BannerPlace, NamedVariant, Recommendation, SearchHit } from '../service/search-port.ts';
import { BannerList } from './banner-list.tsx';
import { LivePicture, LiveRow } from './live-row.tsx';
import { takeTurn } from './page-order.ts';
import {
  canChange,
  claimPaths,
  keepsItsRow,
  pagePath,
  shownElsewhere,
  untilUnnoticed,
} from './page-place.ts';
import { bestPicture, measured } from './merchant-picture.tsx';

/** What is recommended in a place. */
export interface RecommendationWish {
  /** The recommendation in the merchant's console, e.g. `product-similar`. */
  readonly id: string;
  /** The currency that shoppers pay in, ISO 4217: products without a price in it are left out. */
  readonly currency: string;
  /** What it starts from. */
  readonly variants?: readonly NamedVariant[];
  /** Names from the root to the category. */
  readonly categoryPath?: readonly string[];
  /** Keys of products that are not shown, because the page offers them otherwise. */
  readonly without?: readonly string[];
  /** Asks only on behalf of visitors whose last clicks are known, e.g. for what they viewed. */
  readonly needsHistory?: boolean;
}

/** As many as fit next to each other on a desktop. */
const rowLength = 4;
/** A single product is no row. */
const shortestRow = 2;
/** More than are shown, because some may be sold out, or on the page already. */
const askedFor = 12;

let rows = 0;

/**
 * The row for a place, as soon as it can appear there without moving anything visible; null if there is nothing to
 * recommend.
 * @param place the place's element, with or without a row of the build in it.
 * @throws SearchUnavailable if the service cannot tell, or the signal's reason.
 */
export async function recommendedRow(
  wish: RecommendationWish,
  place: HTMLElement,
  signal: AbortSignal,
): Promise<ReactNode> {
  if (wish.needsHistory && recentClicks().length === 0) return null;
  const turn = takeTurn(place);
  try {
    const { id, variants, categoryPath } = wish;
    const answer = await recommend({
      id,
      ...(variants && { variants }),
      ...(categoryPath && { categoryPath }),
      limit: askedFor,
      signal,
    });
    await turn.whenAboveHaveChosen();
    // The rows below do not wait for the shopper to scroll.
    if (answer.kind !== 'products' || !canChange(place)) turn.end();
    if (answer.kind === 'nothing' || keepsItsRow(place)) return null;
    if (answer.kind === 'content') return await pictureRow(answer, place, signal);
    await untilUnnoticed(place, signal);
    const hits = choose(answer.records, wish, place);
    return (
      hits && <LiveRow key={(rows += 1)} name={id} list={answer.list} title={answer.title} hits={hits} />
    );
  } finally {
    turn.end();
  }
}

/** Claims the first products that can be bought here and that the page does not show yet; null if they are no row. */
function choose(
  records: readonly SearchHit[],
  { currency, without = [] }: RecommendationWish,
  place: HTMLElement,
): readonly SearchHit[] | null {
  const elsewhere = shownElsewhere(place);
  const hits = records
    .filter(
      ({ key, path, price, inStock }) =>
        inStock &&
        !without.includes(key) &&
        price.currencyCode === currency &&
        !elsewhere.has(pagePath(path)),
    )
    .slice(0, rowLength);
  if (hits.length < shortestRow) return null;
  claimPaths(
    place,
    hits.map(({ path }) => pagePath(path)),
  );
  return hits;
}

async function pictureRow(
  content: Extract<Recommendation, { kind: 'content' }>,
  place: HTMLElement,
  signal: AbortSignal,
): Promise<ReactNode> {
  const picture = await bestPicture(content.pictures, place.clientWidth);
  if (!picture) return null;
  await untilUnnoticed(place, signal);
  return <LivePicture key={(rows += 1)} content={content} picture={picture} />;
}

/**
 * The banners of a place, as soon as they can appear there without moving anything visible; null if there are none.
 * @throws SearchUnavailable if the service cannot tell, or the signal's reason.
 */
export async function bannerRow(
  place: BannerPlace,
  term: string,
  element: HTMLElement,
  signal: AbortSignal,
): Promise<ReactNode> {
  const { bannersFor } = await searchSettings(signal);
  const banners = await Promise.all(
    bannersFor(place, term).map(async (banner) => {
      const src = servedPicture(banner.imageUrl, element.clientWidth);
      return { banner, src, size: await measured(src) };
    }),
  );
  const shown = banners.flatMap(({ size, ...banner }) => (size ? [{ ...banner, ...size }] : []));
  if (shown.length === 0) return null;
  await untilUnnoticed(element, signal);
  return <BannerList term={term} banners={shown} />;
}
