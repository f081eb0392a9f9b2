import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
} from 'react';
import type { Cart } from '../../contract/cart.ts';
import { useCart } from '../cart/use-cart.tsx';
import { useShopDispatch, useShopState } from '../shop/shop-context.tsx';
import { useFirstCountry } from './use-first-country.ts';

/** A cart that went to another country: what it was and what it is now. */
export interface CountryChange {
  readonly before: Cart;
  readonly after: Cart;
}

/** What became of the latest wish to shop in another country. */
export type CountryChangeStatus =
  | { readonly kind: 'none' }
  /** ISO 3166-1 alpha-2, lower case, as everywhere below. */
  | { readonly kind: 'changing'; readonly to: string }
  | { readonly kind: 'changed'; readonly change: CountryChange }
  | { readonly kind: 'undone'; readonly country: string }
  /** Still shopping in `country`; nothing was changed. */
  | { readonly kind: 'failed'; readonly country: string };

/** The country one shops in, and how to change it. */
export interface Region {
  readonly country: string;
  readonly status: CountryChangeStatus;
  /** A country the visitor seems to be in and that this storefront does not sell to; null when there is none. */
  readonly suggestedCountry: string | null;
  /** Shops in another country of this storefront from now on: prices, deliveries and the cart, or nothing of it. */
  readonly changeCountry: (country: string) => Promise<void>;
  /** Goes back to the cart and the country before the latest change. */
  readonly undo: () => Promise<void>;
  /** Takes the words about the latest change away. */
  readonly dismiss: () => void;
  /** Stays in this storefront, here and on later visits. */
  readonly stay: () => void;
  readonly selectorOpen: boolean;
  readonly setSelectorOpen: (open: boolean) => void;
}

const RegionContext = createContext<Region | null>(null);

/** Gives everything below it the country one shops in; stands inside `CartProvider`. */
export function RegionProvider({ children }: { children: ReactNode }) {
  const { userCountry } = useShopState();
  const dispatch = useShopDispatch();
  const { cart, moveCart, reopenCart } = useCart();
  const [status, setStatus] = useState<CountryChangeStatus>({ kind: 'none' });
  const [selectorOpen, setSelectorOpen] = useState(false);

  const changeCountry = useCallback(
    async (to: string) => {
      if (to === userCountry && (!cart || cart.country === to)) return;
      setStatus({ kind: 'changing', to });
      try {
        const change = await moveCart(to);
        dispatch({ type: 'setUserCountry', country: to });
        setStatus(
          change && change.before.lineItems.length > 0 ? { kind: 'changed', change } : { kind: 'none' },
        );
      } catch {
        setStatus({ kind: 'failed', country: cart?.country ?? userCountry });
      }
    },
    [userCountry, cart, moveCart, dispatch],
  );
  const undo = useCallback(async () => {
    if (status.kind !== 'changed') return;
    const { before, after } = status.change;
    setStatus({ kind: 'changing', to: before.country });
    try {
      await reopenCart(before.id);
      dispatch({ type: 'setUserCountry', country: before.country });
      setStatus({ kind: 'undone', country: before.country });
    } catch {
      setStatus({ kind: 'failed', country: after.country });
    }
  }, [status, reopenCart, dispatch]);
  const dismiss = useCallback(() => setStatus({ kind: 'none' }), []);

  const { suggestedCountry, forgetSuggestion } = useFirstCountry(changeCountry);
  const stay = useCallback(() => {
    dispatch({ type: 'setUserCountry', country: userCountry });
    forgetSuggestion();
  }, [dispatch, userCountry, forgetSuggestion]);
  useCountryOfCart(cart);

  const value = useMemo(
    (): Region => ({
      country: userCountry,
      status,
      suggestedCountry,
      changeCountry,
      undo,
      dismiss,
      stay,
      selectorOpen,
      setSelectorOpen,
    }),
    [userCountry, status, suggestedCountry, changeCountry, undo, dismiss, stay, selectorOpen],
  );
  return <RegionContext.Provider value={value}>{children}</RegionContext.Provider>;
}

/** The country one shops in. @throws Error outside `RegionProvider`. */
export function useRegion(): Region {
  const region = useContext(RegionContext);
  if (!region) throw new Error('useRegion must be used within a RegionProvider');
  return region;
}

/** A cart says where it goes: one that another tab or an earlier visit left decides the country. */
function useCountryOfCart(cart: Cart | null): void {
  const { userCountry } = useShopState();
  const dispatch = useShopDispatch();
  const country = cart?.country;
  const follow = useEffectEvent(() => {
    if (country !== undefined && country !== userCountry) dispatch({ type: 'resolveUserCountry', country });
  });
  useEffect(() => follow(), [country]);
}
