import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useRequest } from '../../components/use-request.ts';
import { useLanguage } from '../../i18n/use-locale.ts';
import { usePage } from '../../navigation/page-context.tsx';
import { loadExtra } from '../../recovery/reload-guard.ts';
import { whenIdle } from '../../recovery/when-idle.ts';
import { useCurrency } from '../../shop/shop-context.tsx';
import type { BannerPlace } from '../service/search-port.ts';
import type { RecommendationWish } from './rows.tsx';

interface LatePlaceProps {
  /** What the place is for, in tests and styles. */
  readonly name: string;
  /** What the content depends on. */
  readonly about: string;
  /** Makes the content once it can appear unnoticed (`untilUnnoticed`); null if there is none. */
  readonly load: (place: HTMLElement, signal: AbortSignal) => Promise<ReactNode>;
  /** What is shown meanwhile, and if there is nothing. */
  readonly children?: ReactNode;
}

/** Contents by their page and what they were about, so that a page that is shown again looks as it did, at once. */
const known = new Map<string, ReactNode>();

/**
 * How near the viewport a place is asked for. What arrives after its place has been reached has to wait until nobody
 * would see it appear, so a shopper who scrolls without stopping on a slow phone would never see it.
 */
const lead = '1200px';

/** A place for something that is asked for when the page is idle and the place is near the viewport. */
export function LatePlace({ name, about, load, children }: LatePlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  // What suits a place depends on what else its page shows.
  const key = `${usePage().pageKey} ${about}`;
  const [before] = useState(() => known.get(key));
  const find = async (signal: AbortSignal) => {
    const content = place.current && (await load(place.current, signal));
    known.set(key, content);
    return { content };
  };
  // An ordinary update would wait until a list that is rendered in the background is shown, and then push it down.
  const { status, value } = useRequest(near ? key : null, find, 0, flushSync);
  const move = useEffectEvent((isNear: boolean) => {
    // What failed is asked for once more when the shopper comes back.
    if (isNear || status === 'failed') setNear(isNear);
  });
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => move(entries.at(-1)?.isIntersecting ?? false), {
      rootMargin: lead,
    });
    whenIdle(() => place.current && observer.observe(place.current));
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place} data-late={name}>
      {(value ? value.content : before) ?? children}
    </div>
  );
}

/** What fills the places: nobody waits for it. */
const importRows = () => loadExtra(() => import('./rows.tsx'));

interface BannersProps {
  readonly place: Exclude<BannerPlace, 'quicksearch'>;
  /** The search term, or the category's path joined with `;`. Nothing is asked for without one. */
  readonly term: string;
}

/**
 * A place for the merchant's banners. They appear only while nothing visible moves, so they belong below a heading
 * whose list is still loading (`aria-busy`), or at the end of a page.
 */
export function Banners({ place, term }: BannersProps) {
  const language = useLanguage();
  if (term === '') return null;
  const about = `${language} ${place} ${term}`;
  return (
    <LatePlace
      key={about}
      name={place}
      about={about}
      load={async (element, signal) => {
        const { bannerRow } = await importRows();
        return bannerRow(place, term, element, signal);
      }}
    />
  );
}

interface RecommendationsProps extends Omit<RecommendationWish, 'currency'> {
  /** The row with products of the build that is shown meanwhile, and if there are no recommendations. */
  readonly children?: ReactNode;
}

/**
 * A place for recommended products. They appear only where nothing visible moves, so a place without children comes
 * last on its page.
 */
export function Recommendations({ children, ...asked }: RecommendationsProps) {
  const wish = { ...asked, currency: useCurrency() };
  const { id, currency, categoryPath, variants } = wish;
  // It starts from the variant that is chosen when it is asked for, and stays when another one is chosen.
  const productKeys = variants?.map(({ productKey }) => productKey);
  return (
    <LatePlace
      name={id}
      about={JSON.stringify([id, currency, useLanguage(), categoryPath, productKeys])}
      load={async (place, signal) => {
        const { recommendedRow } = await importRows();
        return recommendedRow(wish, place, signal);
      }}
    >
      {children}
    </LatePlace>
  );
}
