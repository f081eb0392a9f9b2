import { createStore } from 'zustand';
import type { Cart } from '../../contract/cart.ts';
import type { RegionStore } from '../region/region-store.ts';
import type { CartStore } from './cart-store.ts';
import type { CartState } from './known-cart.ts';

export interface MovedCart {
  readonly before: Cart;
  readonly after: Cart;
}

export type CountryChangeStatus =
  | { readonly kind: 'none' }
  /** ISO 3166-1 alpha-2, lower case, as everywhere below. */
  | { readonly kind: 'changing'; readonly to: string }
  | { readonly kind: 'changed'; readonly change: MovedCart }
  | { readonly kind: 'undone'; readonly country: string }
  /** Still shopping in `country`; nothing was changed. */
  | { readonly kind: 'failed'; readonly country: string };

export type CountryChange = ReturnType<typeof createCountryChange>;

export function createCountryChange(cart: CartStore, region: RegionStore) {
  const status = createStore<CountryChangeStatus>(() => ({ kind: 'none' }));
  const show = (shown: CountryChangeStatus) => status.setState(shown, true);
  return {
    status,
    /** Prices, deliveries, and the cart change together or not at all. */
    changeCountry: async (to: string) => {
      const from = cart.state.getState().cart?.country ?? region.country();
      if (to === region.country() && to === from) return;
      show({ kind: 'changing', to });
      try {
        const change = await cart.move(to);
        region.choose(to);
        show(change && change.before.lineItems.length > 0 ? { kind: 'changed', change } : { kind: 'none' });
      } catch {
        show({ kind: 'failed', country: from });
      }
    },
    undo: async () => {
      const latest = status.getState();
      if (latest.kind !== 'changed') return;
      const { before, after } = latest.change;
      show({ kind: 'changing', to: before.country });
      try {
        await cart.reopen(before.id);
        region.choose(before.country);
        show({ kind: 'undone', country: before.country });
      } catch {
        show({ kind: 'failed', country: after.country });
      }
    },
    dismiss: () => show({ kind: 'none' }),
  };
}

/**
 * Makes the shop follow its cart: a cart left by another tab or an earlier visit determines the country, and the visit
 * starts once it is known whether there is one.
 * @returns a function that stops following.
 */
export function followCart(
  cart: CartStore,
  region: RegionStore,
  { changeCountry }: CountryChange,
): () => void {
  let begun = false;
  const look = ({ cart: current, loading }: CartState) => {
    if (current && current.country !== region.country()) region.follow(current.country);
    if (loading || begun) return;
    begun = true;
    const asked = region.begin(current?.country ?? null);
    if (asked !== null) void changeCountry(asked);
  };
  return cart.state.subscribe(look);
}
