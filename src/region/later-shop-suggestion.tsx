import { loadExtra } from '../recovery/reload-guard.ts';
import { useLater } from '../components/use-later.ts';
import { useRegionState } from './region-context.tsx';

const loadSuggestion = () => loadExtra(() => import('./shop-suggestion.tsx'));

/** The offer of another country's storefront, for the few visitors who need it. */
export function LaterShopSuggestion() {
  const isSuggested = useRegionState(({ suggestedCountry }) => suggestedCountry !== null);
  const parts = useLater(isSuggested, loadSuggestion);
  return parts && <parts.ShopSuggestion />;
}
