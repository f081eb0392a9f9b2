import type { Cart } from '../../contract/cart.ts';
import type { CartAction } from '../../contract/cart-requests.ts';
import { readEntry } from '../consent/guarded-storage.ts';
import { isOnline } from '../recovery/network-status.ts';
import { callShopApi } from '../shop-api/call-shop-api.ts';
import { isShopError, placedOrderOf, type ShopErrorCode } from '../shop-api/shop-api-error.ts';
import type { KnownCart } from './known-cart.ts';

/** What to do with the cart as it is now; no actions means that there is nothing left to do. */
type CartChange = (cart: Cart | null) => readonly CartAction[];

const cartIsGone: readonly ShopErrorCode[] = ['CartNotFound', 'CartNotActive'];

/**
 * The queue of one browser tab, in which everything that asks for the cart or changes it waits for its turn.
 *
 * A change is a function of the cart, so after another tab's write (`VersionConflict`), it is planned again with the
 * refetched cart and retried once. A write whose response is lost is sent again for the same version, which the API
 * accepts only once; so a change is never applied twice. A cart that is gone is forgotten, and what is added after that
 * creates a new one.
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

  const apply = async (cart: Cart | null, actions: readonly CartAction[], startIn?: string) => {
    if (actions.length === 0) return cart;
    if (cart) return kept(await update(cart, actions));
    if (startIn === undefined) return null;
    const { lineItems, rest } = splitForCreation(actions);
    const create = () => callShopApi((api) => api.createCart({ country: startIn, lineItems }));
    // If the response is lost, the first cart belongs to nobody.
    const created = kept(await create().catch(onceMore(create)));
    return rest.length === 0 ? created : kept(await update(created, rest));
  };

  /** @param startIn the country a new cart is for: without it, the change never creates one. */
  const queueChange = (change: CartChange, startIn?: string) =>
    enqueue(() => withLatest((cart) => apply(cart, change(cart), startIn)));

  return { enqueue, kept, load, withLatest, apply, queueChange };
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

/** Units of a product in a cart. */
export function quantityOf(cart: Cart | null, sku: string): number {
  const lineItems = cart?.lineItems.filter((lineItem) => lineItem.sku === sku) ?? [];
  return lineItems.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** A new cart accepts plain line items immediately; everything else follows as an update. */
function splitForCreation(actions: readonly CartAction[]) {
  const lineItems: { sku: string; quantity: number }[] = [];
  const rest: CartAction[] = [];
  for (const action of actions) {
    if (action.action === 'addLineItem' && action.giftMessage === undefined) {
      lineItems.push({ sku: action.sku, quantity: action.quantity });
    } else rest.push(action);
  }
  return { lineItems, rest };
}
