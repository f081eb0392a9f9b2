import type { ReactNode } from 'react';
import { loadExtra } from '../../recovery/reload-guard.ts';
import { useCurrency } from '../../shop/shop-context.tsx';
import type { RecommendationRequest } from '../service/search-port.ts';
import { LatePlace } from './late-place.tsx';

interface RecommendationsProps extends RecommendationRequest {
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
export function Recommendations({
  children,
  without = [],
  needsHistory = false,
  ...request
}: RecommendationsProps) {
  const { id, categoryPath, variants } = request;
  const currency = useCurrency();
  // It starts from the variant that is chosen when it is asked for, and stays when another one is chosen.
  const productKeys = variants?.map(({ productKey }) => productKey);
  return (
    <LatePlace
      name={id}
      about={JSON.stringify([currency, categoryPath, productKeys])}
      load={async (place, signal) => {
        const { loadRow, LiveRow } = await loadExtra(() => import('./live-row.tsx'));
        const row = await loadRow({ ...request, currency, without, needsHistory }, place, signal);
        return row && { row, LiveRow };
      }}
      render={({ row, LiveRow }) => <LiveRow name={id} row={row} />}
    >
      {children}
    </LatePlace>
  );
}
