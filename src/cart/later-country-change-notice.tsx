import { useStore } from 'zustand';
import { loadPart } from '../recovery/reload-guard.ts';
import { useLater } from '../components/use-later.ts';
import { useRegionState } from '../region/region-context.tsx';
import { useCountryChange } from './use-cart.tsx';

const loadNotice = () => loadPart(() => import('./country-change-notice.tsx'));

/**
 * The notice about a changed country. It is loaded with the selector, so that it is available even if the network fails
 * afterwards.
 */
export function LaterCountryChangeNotice() {
  const selectorOpen = useRegionState((state) => state.selectorOpen);
  const isNone = useStore(useCountryChange().status, ({ kind }) => kind === 'none');
  const parts = useLater(selectorOpen || !isNone, loadNotice);
  return parts && <parts.CountryChangeNotice />;
}
