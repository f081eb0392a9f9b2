import { vi } from 'vitest';
import type { Cart, CartAction } from '../../contract/cart.ts';
import { createCartCommands } from '../cart/cart-store.ts';
import { createKnownCart } from '../cart/known-cart.ts';
import { readEntry, removeEntry } from '../consent/guarded-storage.ts';
import { ShopApiError } from '../shop-api/shop-api-error.ts';
import { shopApi } from '../shop-api/shop-api.ts';
import { cartFixture, lineItemFixture } from './carts.ts';

/** Responds like a request: later, with thrown errors as rejections. */
function answer<Value>(make: () => Value): Promise<Value> {
  return Promise.resolve().then(make);
}

/**
 * A shop API with one rule: a write needs the latest version. The tabs of a test share it, and the browser's storage, which
 * is empty at first.
 */
export function fakeShop() {
  const carts = new Map<string, Cart>();
  const writes: CartAction[][] = [];
  let made = 0;
  const save = (cart: Cart) => {
    carts.set(cart.id, cart);
    return cart;
  };
  const demand = (id: string, version?: number) => {
    const cart = carts.get(id);
    if (!cart) throw new ShopApiError('CartNotFound', id);
    if (version !== undefined && version !== cart.version)
      throw new ShopApiError('VersionConflict', `now ${cart.version}`);
    return cart;
  };
  const apply = (cart: Cart, actions: readonly CartAction[]) =>
    save({ ...cart, version: cart.version + 1, lineItems: actions.reduce(after, cart.lineItems) });
  const create = (fields: Partial<Cart>) => {
    made += 1;
    return save(cartFixture({ version: 1, lineItems: [], ...fields, id: `c${made}` }));
  };
  const api = {
    createCart: vi
      .spyOn(shopApi, 'createCart')
      .mockReset()
      .mockImplementation(({ country, lineItems = [] }) =>
        answer(() => {
          const actions = lineItems.map((item) => ({ action: 'addLineItem' as const, ...item }));
          return apply(create({ country }), actions);
        }),
      ),
    loadCart: vi
      .spyOn(shopApi, 'loadCart')
      .mockReset()
      .mockImplementation((id) => answer(() => demand(id))),
    moveCart: vi
      .spyOn(shopApi, 'moveCart')
      .mockReset()
      .mockImplementation((id, version, country) =>
        answer(() => {
          const { lineItems } = demand(id, version);
          return create({ country, lineItems });
        }),
      ),
    updateCart: vi
      .spyOn(shopApi, 'updateCart')
      .mockReset()
      .mockImplementation((id, version, actions) =>
        answer(() => {
          const cart = demand(id, version);
          writes.push([...actions]);
          return apply(cart, actions);
        }),
      ),
  };
  closeTabs();
  removeEntry('CT_CART_ID');
  removeEntry('pending-additions');
  return {
    api,
    writes,
    openTab,
    /** The cart that the cookie identifies. @throws if there is none */
    cart: () => demand(readEntry('CT_CART_ID') ?? ''),
    /** Every cart is gone: ordered or expired. */
    end: () => carts.clear(),
  };
}

const listeners: Parameters<typeof window.addEventListener>[] = [];

/** Opens the cart in another tab of the browser, or in the same one after a reload. */
function openTab() {
  const known = createKnownCart();
  const listening = vi.spyOn(window, 'addEventListener');
  const { begin, ...commands } = createCartCommands(known);
  begin();
  listeners.push(...listening.mock.calls);
  listening.mockRestore();
  return { ...commands, getState: known.state.getState };
}

/** What is under way in the open tabs goes on, but they no longer notice the connection. */
export function closeTabs(): void {
  for (const [type, listener] of listeners.splice(0)) window.removeEventListener(type, listener);
}

function after(items: Cart['lineItems'], action: CartAction): Cart['lineItems'] {
  if (action.action === 'changeLineItemQuantity') {
    const { lineItemId, quantity } = action;
    return items.flatMap((item) =>
      item.id !== lineItemId ? [item] : quantity > 0 ? [{ ...item, quantity }] : [],
    );
  }
  if (action.action !== 'addLineItem') return items;
  const { sku, quantity } = action;
  return items.some((item) => item.sku === sku)
    ? items.map((item) => (item.sku === sku ? { ...item, quantity: item.quantity + quantity } : item))
    : [...items, lineItemFixture({ id: `line-${sku}`, sku, quantity })];
}

/** What a shopper in the US adds. */
export const item = (sku: string, quantity = 1) => ({ sku, name: sku, quantity, country: 'us' });

/** What the browser's cart contains, by SKU. */
export const quantities = (shop: ReturnType<typeof fakeShop>) =>
  Object.fromEntries(shop.cart().lineItems.map(({ sku, quantity }) => [sku, quantity]));
