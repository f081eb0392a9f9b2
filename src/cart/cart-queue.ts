import type { Cart, CartAction, CreateCart } from '../../contract/cart.ts';
import { readEntry } from '../consent/guarded-storage.ts';
import { isOnline } from '../recovery/network-status.ts';
import { callShopApi } from '../shop-api/call-shop-api.ts';
import { isShopError, placedOrderOf, type ShopErrorCode } from '../shop-api/shop-api-error.ts';
import type { KnownCart } from './known-cart.ts';

const cartIsGone: readonly ShopErrorCode[] = ['CartNotFound', 'CartNotActive'];

/**
 * The queue of one browser tab, in which everything that asks for the cart or changes it waits for its turn.
 *
 * A change is a function of the cart, so after another tab's write (`VersionConflict`), it is planned again with the
 * refetched cart and retried once. A write whose response is lost is sent again for the same version, which the API
 * accepts only once; so a change is never applied twice.
 */
export function createCartQueue({ state, keep }: KnownCart) {
  let tail: Promise<unknown> = Promise.resolve();

  const enqueue = <Result>(task: () => Promise<Result>): Promise<Result> => {
    const result = tail.then(task);
    tail = result.catch(() => undefined);
    return result;
  };

  /** Notices stay until the shopper has read them, whatever page shows the cart next. */
  const kept = (cart: Cart): Cart => {
    const before = state.getState().cart;
    keep(before?.id === cart.id ? { ...cart, notices: before.notices.concat(cart.notices) } : cart);
    return cart;
  };

  const load = async (id: string): Promise<Cart | null> => {
    try {
      return kept(await callShopApi((api) => api.loadCart(id)));
    } catch (error) {
      if (!isShopError(error, cartIsGone)) throw error;
      const ordered = placedOrderOf(error);
      keep(null, { ordered, isGone: ordered === null });
      return null;
    }
  };

  /** The cart to work on: the known one, unless another tab has created a new one or ended it. */
  const current = async (): Promise<Cart | null> => {
    const { cart } = state.getState();
    const id = readEntry('CT_CART_ID');
    if (id !== null) return cart?.id === id ? cart : load(id);
    if (cart) keep(null, { isGone: true });
    return null;
  };

  /** Does something with the current cart; retried once with the latest cart if another tab has changed or ended it. */
  const withLatest = async <Result>(task: (cart: Cart | null) => Promise<Result>): Promise<Result> => {
    state.setState({ changing: true });
    try {
      const cart = await current();
      return await task(cart).catch(async (error: unknown) => {
        if (!cart || !isShopError(error, ['VersionConflict', ...cartIsGone])) throw error;
        return task(await load(readEntry('CT_CART_ID') ?? cart.id));
      });
    } finally {
      state.setState({ changing: false });
    }
  };

  const queue = <Result>(task: (cart: Cart | null) => Promise<Result>) => enqueue(() => withLatest(task));

  /** Changes a cart, unless there is none or nothing left to do. */
  const apply = async (cart: Cart | null, actions: readonly CartAction[]) =>
    cart && actions.length > 0 ? kept(await update(cart, actions)) : cart;

  const create = async (cart: CreateCart) => {
    const send = () => callShopApi((api) => api.createCart(cart));
    // If the response is lost, the first cart belongs to nobody.
    return kept(await send().catch(onceMore(send)));
  };

  return { enqueue, queue, kept, load, withLatest, apply, create };
}

export type CartQueue = ReturnType<typeof createCartQueue>;

/** @throws ShopApiError `VersionConflict` if the cart has changed, unless this update had changed it: its response was lost. */
function update(cart: Cart, actions: readonly CartAction[]): Promise<Cart> {
  const send = () => callShopApi((api) => api.updateCart(cart.id, cart.version, actions));
  const again = async () => {
    try {
      return await send();
    } catch (error) {
      if (!isShopError(error, ['VersionConflict'])) throw error;
      const latest = await callShopApi((api) => api.loadCart(cart.id));
      if (areAdded(actions, cart, latest)) return latest;
      throw error;
    }
  };
  return send().catch(onceMore(again));
}

/** Repeats a request whose response was lost; every other error, and this one without a connection, is rethrown. */
const onceMore =
  <Answer>(repeat: () => Promise<Answer>) =>
  (error: unknown): Promise<Answer> => {
    if (!isShopError(error, ['network']) || !isOnline()) throw error;
    return repeat();
  };

/** Whether these actions only add products, and the later cart has them. All other actions may be repeated. */
function areAdded(actions: readonly CartAction[], before: Cart, after: Cart): boolean {
  return actions.every(
    (action) =>
      action.action === 'addLineItem' &&
      quantityOf(after, action.sku) >= quantityOf(before, action.sku) + action.quantity,
  );
}

export function quantityOf(cart: Cart | null, sku: string): number {
  const lineItems = cart?.lineItems.filter((lineItem) => lineItem.sku === sku) ?? [];
  return lineItems.reduce((sum, { quantity }) => sum + quantity, 0);
}
