import { useStore } from 'zustand';
import { useCountryChange } from '../cart/use-cart.tsx';
import { Later } from '../components/later.tsx';
import { usePage } from '../navigation/page-context.tsx';
import { workerStore } from '../offline/worker-store.ts';
import { loadExtra, loadPart } from '../recovery/reload-guard.ts';
import { useRegionState } from '../region/region-context.tsx';

/** Offers a new version of the site once it has been installed; nothing interrupts somebody who is about to pay. */
export function LaterUpdateNotice() {
  const { pageKey } = usePage();
  const update = useStore(workerStore, (store) => store.update);
  const isPaying = pageKey === 'checkout' || pageKey === 'order-confirmation';
  return (
    <Later wanted={!isPaying && update !== null} load={() => import('../offline/update-notice.tsx')}>
      {({ UpdateNotice }) => update && <UpdateNotice registration={update} />}
    </Later>
  );
}

/** The offer of another country's storefront, for the few visitors who need it. */
export function LaterShopSuggestion() {
  const isSuggested = useRegionState(({ suggestedCountry }) => suggestedCountry !== null);
  return (
    <Later wanted={isSuggested} load={() => loadExtra(() => import('../region/shop-suggestion.tsx'))}>
      {({ ShopSuggestion }) => <ShopSuggestion />}
    </Later>
  );
}

/**
 * The notice about a changed country. It is loaded with the selector, so that it is available even if the network fails
 * afterwards.
 */
export function LaterCountryChangeNotice() {
  const selectorOpen = useRegionState((state) => state.selectorOpen);
  const isNone = useStore(useCountryChange().status, ({ kind }) => kind === 'none');
  return (
    <Later
      wanted={selectorOpen || !isNone}
      load={() => loadPart(() => import('../cart/country-change-notice.tsx'))}
    >
      {({ CountryChangeNotice }) => <CountryChangeNotice />}
    </Later>
  );
}
