import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import type { Cart } from '../../contract/cart.ts';
import type { CartAction } from '../../contract/cart-requests.ts';
import { readEntry } from '../consent/guarded-storage.ts';
import { useShopState } from '../shop/shop-context.tsx';
import { type CartQueue, createCartQueue } from './cart-queue.ts';
import { useCheckoutDispatch, useCheckoutState } from '../checkout/checkout-context.tsx';
import { callShopApi } from '../shop-api/lazy-shop-api.ts';
import { errorCodeOf, type ShopErrorCode } from '../shop-api/shop-api-error.ts';

/** The shopper's cart and everything that can be done to it. Each change throws `ShopApiError` when refused. */
export interface CartAccess {
  /** Null while loading and when there is none. */
  readonly cart: Cart | null;
  /** True until the first look at the cookie (and, if it names a cart, at the API) is over. */
  readonly loading: boolean;
  /** Why the cart could not be fetched, or null. */
  readonly loadError: ShopErrorCode | null;
  /** Pieces in the cart, for the mark beside the cart icon. */
  readonly cartCount: number;
  readonly addToCart: (sku: string, quantity: number, giftMessage?: string) => Promise<Cart | null>;
  /** 0 removes the line item. */
  readonly setQuantity: (lineItemId: string, quantity: number) => Promise<Cart | null>;
  readonly removeLineItem: (lineItemId: string) => Promise<Cart | null>;
  readonly applyCode: (code: string) => Promise<Cart | null>;
  readonly removeCode: (discountCodeId: string) => Promise<Cart | null>;
  /** Changes an existing cart; does nothing when it is gone. */
  readonly changeCart: (actions: readonly CartAction[]) => Promise<Cart | null>;
  /** The cart in another country of the storefront, before and after; null without one to move. */
  readonly moveCart: (country: string) => Promise<{ readonly before: Cart; readonly after: Cart } | null>;
  /** Makes an earlier cart the current one again. */
  readonly reopenCart: (id: string) => Promise<Cart>;
  /** Fetches the cart anew; never throws, a failure is `loadError`. */
  readonly refreshCart: () => Promise<void>;
}

const CartContext = createContext<CartAccess | null>(null);

/** Gives everything below it the cart; stands inside `CheckoutContextProvider`. */
export function CartProvider({ children }: { children: ReactNode }) {
  const { cart: versioned, cartLoading } = useCheckoutState();
  const [loaded, setLoaded] = useState<Cart | null>(null);
  const [loadError, setLoadError] = useState<ShopErrorCode | null>(null);
  const queue = useCartQueue(setLoaded);
  const refreshCart = useRefresh(queue, setLoadError);
  useFreshCart(refreshCart);

  const { userCountry } = useShopState();
  const changes = useMemo(() => changesOf(queue, userCountry), [queue, userCountry]);
  const cart = versioned && loaded?.id === versioned.id ? loaded : null;
  const value = useMemo(
    (): CartAccess => ({
      cart,
      loading: cartLoading,
      loadError,
      cartCount: countOf(cart),
      refreshCart,
      ...changes,
    }),
    [cart, cartLoading, loadError, refreshCart, changes],
  );
  return <CartContext.Provider value={value}>{children}</CartContext.Provider>;
}

/** The cart of this browser. @throws Error outside `CartProvider`. */
export function useCart(): CartAccess {
  const access = useContext(CartContext);
  if (!access) throw new Error('useCart must be used within a CartProvider');
  return access;
}

function useCartQueue(onCart: (cart: Cart | null) => void): CartQueue {
  const dispatch = useCheckoutDispatch();
  const [queue] = useState(() =>
    createCartQueue({
      createCart: (cart) => callShopApi((api) => api.createCart(cart)),
      loadCart: (id) => callShopApi((api) => api.loadCart(id)),
      moveCart: (id, version, country) => callShopApi((api) => api.moveCart(id, version, country)),
      updateCart: (id, version, actions) => callShopApi((api) => api.updateCart(id, version, actions)),
      storedId: () => readEntry('CT_CART_ID'),
      onCart: (cart) => {
        onCart(cart);
        dispatch({ type: 'setCart', cart });
      },
    }),
  );
  return queue;
}

function useRefresh(
  queue: CartQueue,
  setLoadError: (code: ShopErrorCode | null) => void,
): () => Promise<void> {
  const dispatch = useCheckoutDispatch();
  return useCallback(async () => {
    try {
      await queue.refresh();
      setLoadError(null);
    } catch (error) {
      setLoadError(errorCodeOf(error));
    } finally {
      dispatch({ type: 'setFlags', flags: { cartLoading: false } });
    }
  }, [queue, setLoadError, dispatch]);
}

/** Looks at the cart when the page starts and whenever its tab comes back: another tab may have changed it. */
function useFreshCart(refreshCart: () => Promise<void>): void {
  useEffect(() => {
    void refreshCart();
    const onVisible = () => {
      if (document.visibilityState === 'visible') void refreshCart();
    };
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, [refreshCart]);
}

function changesOf(queue: CartQueue, country: string) {
  const changeCart = (actions: readonly CartAction[]) => queue.change((cart) => (cart ? actions : []));
  const setQuantity = (lineItemId: string, quantity: number) =>
    queue.change(
      (cart) =>
        cart?.lineItems.some(({ id }) => id === lineItemId)
          ? [{ action: 'changeLineItemQuantity', lineItemId, quantity }]
          : [],
      { slot: `line item ${lineItemId}` },
    );
  return {
    changeCart,
    moveCart: (to: string) => queue.move(to),
    reopenCart: (id: string) => queue.reopen(id),
    setQuantity,
    addToCart: (sku: string, quantity: number, giftMessage?: string) =>
      queue.change(
        () => [
          { action: 'addLineItem', sku, quantity, ...(giftMessage === undefined ? {} : { giftMessage }) },
        ],
        { startIn: country },
      ),
    removeLineItem: (lineItemId: string) => setQuantity(lineItemId, 0),
    applyCode: (code: string) => changeCart([{ action: 'addDiscountCode', code }]),
    removeCode: (discountCodeId: string) =>
      queue.change((cart) =>
        cart?.discountCodes.some(({ id }) => id === discountCodeId)
          ? [{ action: 'removeDiscountCode', discountCodeId }]
          : [],
      ),
  };
}

function countOf(cart: Cart | null): number {
  return cart?.lineItems.reduce((sum, { quantity }) => sum + quantity, 0) ?? 0;
}
