import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useRequest } from '../components/use-request.ts';
import { loadPart } from '../recovery/reload-guard.ts';
import { whenIdle } from '../recovery/when-idle.ts';
import { useCurrency } from '../shop/shop-context.tsx';
import type { RecommendationWish } from './recommended-row.tsx';

interface RecommendationsProps extends Omit<RecommendationWish, 'currency'> {
  /** The row with products of the build that is shown meanwhile, and if there are no recommendations. */
  readonly children?: ReactNode;
}

/** Rows by what was asked for, so that a page that is shown again looks as it did, at once. */
const known = new Map<string, ReactNode>();

/**
 * A place for recommended products. They are asked for when the place comes near the viewport, and appear only where
 * nothing visible moves: see `untilUnnoticed`.
 */
export function Recommendations({ children, ...asked }: RecommendationsProps) {
  const wish = { ...asked, currency: useCurrency() };
  const { i18n } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  const key = JSON.stringify([wish, i18n.language]);
  const [before] = useState(() => known.get(key));
  const { value } = useRequest(near ? key : null, async (signal) => {
    const { recommendedRow } = await loadPart(() => import('./recommended-row.tsx'));
    const row = await recommendedRow(wish, place.current, signal);
    known.set(key, row);
    return { row };
  });
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '600px',
    });
    whenIdle(() => place.current && observer.observe(place.current));
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place} data-recommendations={wish.id}>
      {(value ? value.row : before) ?? children}
    </div>
  );
}
