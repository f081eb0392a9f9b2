import { vi } from 'vitest';
import type { Cart } from '../../contract/cart.ts';
import type { CartAction, CreateCart } from '../../contract/cart-requests.ts';
import { createCartQueue } from '../cart/cart-queue.ts';
import { ShopApiError } from '../shop-api/shop-api-error.ts';
import { cartFixture, lineItemFixture } from './carts.ts';

/** Responds like a request: later, with thrown errors as rejections. */
function answer<Value>(make: () => Value): Promise<Value> {
  return Promise.resolve().then(make);
}

/** A shop API with one rule: a write needs the latest version. Two tabs share it and its cookie. */
export function fakeShop() {
  const carts = new Map<string, Cart>();
  const browser: { cookie: string | null } = { cookie: null };
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
    createCart: vi.fn(({ country, lineItems = [] }: CreateCart) =>
      answer(() => {
        const actions = lineItems.map((item) => ({ action: 'addLineItem' as const, ...item }));
        return apply(create({ country }), actions);
      }),
    ),
    loadCart: vi.fn((id: string) => answer(() => demand(id))),
    moveCart: vi.fn((id: string, version: number, country: string) =>
      answer(() => {
        const { lineItems } = demand(id, version);
        return create({ country, lineItems });
      }),
    ),
    updateCart: vi.fn((id: string, version: number, actions: readonly CartAction[]) =>
      answer(() => {
        const cart = demand(id, version);
        writes.push([...actions]);
        return apply(cart, actions);
      }),
    ),
  };
  const openTab = () =>
    createCartQueue({
      ...api,
      storedId: () => browser.cookie,
      onCart: (known) => {
        browser.cookie = known?.id ?? null;
      },
    });
  return {
    api,
    browser,
    writes,
    openTab,
    /** The cart that the cookie identifies. @throws if there is none */
    cart: () => demand(browser.cookie ?? ''),
    /** Every cart is gone: ordered or expired. */
    end: () => carts.clear(),
  };
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

export const add =
  (sku: string, quantity = 1) =>
  (): CartAction[] => [{ action: 'addLineItem', sku, quantity }];

export const setTo = (lineItemId: string, quantity: number) => (): CartAction[] => [
  { action: 'changeLineItemQuantity', lineItemId, quantity },
];

export const inUs = { startIn: 'us' };

/** What the browser's cart contains, by SKU. */
export const quantities = (shop: ReturnType<typeof fakeShop>) =>
  Object.fromEntries(shop.cart().lineItems.map(({ sku, quantity }) => [sku, quantity]));
