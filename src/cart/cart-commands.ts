import type { Cart, LineItem } from '../../contract/cart.ts';
import type { CartAction } from '../../contract/cart-requests.ts';
import { readEntry } from '../consent/guarded-storage.ts';
import { isOnline, onNetworkChange } from '../recovery/network-status.ts';
import { callShopApi } from '../shop-api/call-shop-api.ts';
import {
  errorCodeOf,
  isShopError,
  placedOrderOf,
  ShopApiError,
  type ShopErrorCode,
} from '../shop-api/shop-api-error.ts';
import { track } from '../telemetry/track.ts';
import { areAdded, quantityOf, splitForCreation } from './cart-actions.ts';
import type { KnownCart } from './known-cart.ts';
import { type PendingAddition, storeAdditions, storedAdditions } from './pending-addition.ts';

/** Everything that asks the shop for a cart or changes one, one after the other. Each throws `ShopApiError`; later ones still run. */
export interface CartCommands {
  /**
   * Adds a product, to a new cart if there is none; without a connection, it waits for one. In another site's frame, it
   * opens the product's page in a new tab instead.
   * @returns whether it is in the cart.
   * @throws ShopApiError if the shop refuses it, or cannot be reached although there is a connection.
   */
  readonly add: (addition: Omit<PendingAddition, 'id'>) => Promise<boolean>;
  /** Gives up a pending addition. */
  readonly dropAddition: (id: string) => Promise<void>;
  /** 0 removes the line item. Of several quantities that wait for their turn, only the latest is sent. */
  readonly setQuantity: (lineItemId: string, quantity: number) => Promise<Cart | null>;
  readonly applyCode: (code: string) => Promise<Cart | null>;
  readonly removeCode: (discountCodeId: string) => Promise<Cart | null>;
  /** Changes an existing cart; does nothing if it is gone. */
  readonly change: (actions: readonly CartAction[]) => Promise<Cart | null>;
  /**
   * Moves the cart to another country (ISO 3166-1 alpha-2, lower case); null without a cart, and for a cart that is
   * already there. If it is rejected, the cart is unchanged.
   */
  readonly move: (country: string) => Promise<{ readonly before: Cart; readonly after: Cart } | null>;
  /** Makes another cart of this browser the current one. */
  readonly reopen: (id: string) => Promise<Cart>;
  /** Refetches the cart; null if this browser has none. */
  readonly refresh: () => Promise<Cart | null>;
}

/** What to do with the cart as it is now; no actions means that there is nothing left to do. */
type CartChange = (cart: Cart | null) => readonly CartAction[];

/** A new quantity of a line item that waits for its turn. */
interface WaitingQuantity {
  latest: number;
  readonly result: Promise<Cart | null>;
}

const cartIsGone: readonly ShopErrorCode[] = ['CartNotFound', 'CartNotActive'];

/**
 * Creates the commands of one browser tab, and adds what an earlier page could not put in the cart.
 *
 * A change is a function of the cart, so after another tab's write (`VersionConflict`), it is planned again with the
 * refetched cart and retried once. A write whose response is lost is sent again for the same version, which the API
 * accepts only once; so a change is never applied twice. A cart that is gone is forgotten, and what is added after that
 * creates a new one.
 */
export function createCartCommands({ state, keep }: KnownCart): CartCommands {
  let tail: Promise<unknown> = Promise.resolve();
  const quantities = new Map<string, WaitingQuantity>();
  /** IDs of the pending additions that are being sent. */
  const inProgress = new Set<string>();

  const enqueue = <Result>(task: () => Promise<Result>): Promise<Result> => {
    const result = tail.then(task);
    tail = result.catch(() => undefined);
    return result;
  };

  const kept = (cart: Cart): Cart => {
    keep(cart);
    return cart;
  };

  const load = async (id: string): Promise<Cart | null> => {
    try {
      return kept(await callShopApi((api) => api.loadCart(id)));
    } catch (error) {
      if (!isShopError(error, cartIsGone)) throw error;
      keep(null, placedOrderOf(error));
      return null;
    }
  };

  /** The cart to work on: the known one, unless another tab has created a new one or ended it. */
  const current = async (): Promise<Cart | null> => {
    const { cart } = state.getState();
    const id = readEntry('CT_CART_ID');
    if (id !== null) return cart?.id === id ? cart : load(id);
    if (cart) keep(null);
    return null;
  };

  /** Does something with the current cart; retried once with the latest cart if another tab has changed or ended it. */
  const withLatest = async <Result>(task: (cart: Cart | null) => Promise<Result>): Promise<Result> => {
    const cart = await current();
    try {
      return await task(cart);
    } catch (error) {
      if (!cart || !isShopError(error, ['VersionConflict', ...cartIsGone])) throw error;
      return task(await load(readEntry('CT_CART_ID') ?? cart.id));
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

  const setTo = async (lineItemId: string, quantity: number): Promise<Cart | null> => {
    let before: LineItem | undefined;
    const after = await withLatest((cart) => {
      before = cart?.lineItems.find(({ id }) => id === lineItemId);
      return apply(cart, before ? [{ action: 'changeLineItemQuantity', lineItemId, quantity }] : []);
    });
    trackQuantity(before, quantity - (before?.quantity ?? 0));
    return after;
  };

  const save = (additions: readonly PendingAddition[]) => {
    storeAdditions(additions);
    const pendingAdditions = additions.filter(({ id }) => !inProgress.has(id));
    // Usually there are none, and it is no news.
    if (pendingAdditions.length > 0 || state.getState().pendingAdditions.length > 0)
      state.setState({ pendingAdditions });
  };
  const note = (id: string, news: Partial<PendingAddition>) =>
    save(storedAdditions().map((addition) => (addition.id === id ? { ...addition, ...news } : addition)));
  const drop = (id: string) => save(storedAdditions().filter((addition) => addition.id !== id));

  /** Adds to the cart, unless it contains what is expected already. */
  const send = async ({ id, sku, quantity, country, giftMessage, expected }: PendingAddition) => {
    inProgress.add(id);
    try {
      const cart = await queueChange((before) => {
        const present = quantityOf(before, sku);
        const wanted = expected ?? present + quantity;
        note(id, { expected: wanted });
        if (present >= wanted) return [];
        const message = giftMessage === undefined ? {} : { giftMessage };
        return [{ action: 'addLineItem', sku, quantity, ...message }];
      }, country);
      // Without cookies, the cart exists, but nothing leads back to it.
      if (cart && readEntry('CT_CART_ID') !== cart.id)
        throw new ShopApiError('cookiesBlocked', 'The browser does not keep the ID of the cart');
      trackQuantity(
        cart?.lineItems.find((line) => line.sku === sku),
        quantity,
      );
    } finally {
      inProgress.delete(id);
    }
  };

  const sendAtOnce = async (addition: PendingAddition) => {
    inProgress.add(addition.id);
    save([...storedAdditions(), addition]);
    try {
      await send(addition);
    } finally {
      // The shopper learns about a failure where it happened, and decides again.
      drop(addition.id);
    }
  };

  const sendPending = async () => {
    for (const addition of storedAdditions()) {
      if (!isOnline()) return;
      if (inProgress.has(addition.id) || addition.refusal !== undefined) continue;
      try {
        await send(addition);
        drop(addition.id);
        state.setState({ added: { ...addition, isWaiting: false } });
      } catch (error) {
        const refusal = errorCodeOf(error);
        // Unreachable is not refused: the connection may be a moment's.
        note(addition.id, refusal === 'network' ? {} : { refusal });
      }
    }
  };

  save(storedAdditions());
  void sendPending();
  onNetworkChange(() => void sendPending());

  const change = (actions: readonly CartAction[]) => queueChange(() => actions);
  return {
    async add(fields) {
      // Browsers would keep the cart of a frame apart from that of the shop's own tabs: the shopper buys in one of those.
      if (window.self !== window.top) {
        window.open(location.href, '_blank', 'noopener');
        return false;
      }
      const addition = { ...fields, id: crypto.randomUUID() };
      const isWaiting = !isOnline();
      if (isWaiting) save([...storedAdditions(), addition]);
      else await sendAtOnce(addition);
      state.setState({ added: { ...addition, isWaiting } });
      return !isWaiting;
    },
    dropAddition: (id) => {
      drop(id);
      return Promise.resolve();
    },
    setQuantity(lineItemId, quantity) {
      const earlier = quantities.get(lineItemId);
      if (earlier) {
        earlier.latest = quantity;
        return earlier.result;
      }
      const result = enqueue(() => {
        quantities.delete(lineItemId);
        return setTo(lineItemId, waiting.latest);
      });
      const waiting: WaitingQuantity = { latest: quantity, result };
      quantities.set(lineItemId, waiting);
      return result;
    },
    applyCode: (code) => change([{ action: 'addDiscountCode', code }]),
    removeCode: (discountCodeId) =>
      queueChange((cart) =>
        cart?.discountCodes.some(({ id }) => id === discountCodeId)
          ? [{ action: 'removeDiscountCode', discountCodeId }]
          : [],
      ),
    change,
    move: (country) =>
      enqueue(() =>
        withLatest(async (cart) => {
          if (!cart || cart.country === country) return null;
          const after = await callShopApi((api) => api.moveCart(cart.id, cart.version, country));
          return { before: cart, after: kept(after) };
        }),
      ),
    reopen: (id) => enqueue(async () => kept(await callShopApi((api) => api.loadCart(id)))),
    refresh: () =>
      enqueue(async () => {
        const id = readEntry('CT_CART_ID');
        if (id !== null) return load(id);
        keep(null);
        return null;
      }),
  };
}

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

/** @param more how many units more there are than before; negative if there are fewer. */
function trackQuantity(line: LineItem | undefined, more: number): void {
  if (!line || more === 0) return;
  track({ name: more > 0 ? 'add_to_cart' : 'remove_from_cart', line, quantity: Math.abs(more) });
}
