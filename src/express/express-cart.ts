import type { Cart, CartAction } from '../../contract/cart.ts';
import type { CartStore } from '../cart/cart-store.ts';
import { callShopApi } from '../shop-api/call-shop-api.ts';
import { isShopError, ShopApiError } from '../shop-api/shop-api-error.ts';

/** Where express buttons are, as Adyen's analytics calls it. */
export type ExpressPage = 'pdp' | 'cart' | 'checkout';

export interface ExpressItem {
  readonly sku: string;
  /** The product's name, for the shopper's own cart if the product ends there. */
  readonly name: string;
  readonly quantity: number;
}

export interface ExpressCart {
  /** Whether it is the shopper's own, which other pages show. */
  readonly isShoppers: boolean;
  readonly known: () => Cart;
  /** @throws ShopApiError */
  readonly change: (actions: readonly CartAction[]) => Promise<Cart>;
  /** Asks for the latest version, e.g. after a payment that failed. @throws ShopApiError */
  readonly refresh: () => Promise<Cart>;
}

/**
 * A cart with nothing but this product, which this browser does not remember: the shopper's own stays as it is.
 * @param country ISO 3166-1 alpha-2, lower case.
 * @throws ShopApiError
 */
export async function cartOfProduct({ sku, quantity }: ExpressItem, country: string): Promise<ExpressCart> {
  let cart = await callShopApi((api) => api.createCart({ country, lineItems: [{ sku, quantity }] }));
  const keep = (latest: Cart) => (cart = latest);
  const refresh = async () => keep(await callShopApi((api) => api.loadCart(cart.id)));
  const update = async (actions: readonly CartAction[]) =>
    keep(await callShopApi((api) => api.updateCart(cart.id, cart.version, actions)));
  return {
    isShoppers: false,
    known: () => cart,
    change: async (actions) => {
      try {
        return await update(actions);
      } catch (error) {
        // A payment that failed has been recorded in the cart.
        if (!isShopError(error, ['VersionConflict'])) throw error;
        await refresh();
        return update(actions);
      }
    },
    refresh,
  };
}

/** The shopper's own cart. @throws ShopApiError `CartNotFound` from any of its functions if it is gone. */
export function cartOfShopper(store: CartStore): ExpressCart {
  const present = (cart: Cart | null): Cart => {
    if (!cart) throw new ShopApiError('CartNotFound', 'The cart is gone');
    return cart;
  };
  const known = () => present(store.state.getState().cart);
  return {
    isShoppers: true,
    known,
    change: async (actions) => present(await store.change(actions)),
    refresh: async () => {
      await store.refresh();
      return known();
    },
  };
}
