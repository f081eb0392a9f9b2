import type { ReactNode } from 'react';
import { useLanguage } from '../i18n/use-locale.ts';
import { loadExtra } from '../recovery/reload-guard.ts';
import { useCurrency } from '../shop/shop-context.tsx';
import { LatePlace } from './late-place.tsx';
import type { RecommendationWish } from './recommended-row.tsx';

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
  return (
    <LatePlace
      name={wish.id}
      about={JSON.stringify([wish, useLanguage()])}
      load={async (place, signal) => {
        const { recommendedRow } = await loadExtra(() => import('./recommended-row.tsx'));
        return recommendedRow(wish, place, signal);
      }}
    >
      {children}
    </LatePlace>
  );
}
