import { useLater } from '../components/use-later.ts';
import { useRegion } from './region-context.tsx';

const loadNotice = () => import('../cart/country-change-notice.tsx');
const loadSuggestion = () => import('./shop-suggestion.tsx');

/** The words about a changed country. They come with the selector, so that they are there when something went wrong. */
export function LaterCountryChangeNotice() {
  const { status, selectorOpen } = useRegion();
  const parts = useLater(selectorOpen || status.kind !== 'none', loadNotice);
  return parts && <parts.CountryChangeNotice />;
}

/** The offer of another country's shop, for the few who need it. */
export function LaterShopSuggestion() {
  const { suggestedCountry } = useRegion();
  const parts = useLater(suggestedCountry !== null, loadSuggestion);
  return parts && <parts.ShopSuggestion />;
}
