import type { Cart } from '../../contract/cart.ts';
import type { CartAction, CreateCart } from '../../contract/cart-requests.ts';
import { isOnline } from '../recovery/network-status.ts';
import {
  isShopError,
  type PlacedOrder,
  placedOrderOf,
  type ShopErrorCode,
} from '../shop-api/shop-api-error.ts';

/** What to do with the cart as it is now; no actions means that there is nothing left to do. */
type CartChange = (cart: Cart | null) => readonly CartAction[];

/** What a queue needs from the outside. */
export interface CartQueuePorts {
  /** The cart's ID as known to all tabs of this browser, or null. */
  readonly storedId: () => string | null;
  /** Called with every cart the API returns, and with null when the cart is gone: it may have become an order. */
  readonly onCart: (cart: Cart | null, order: PlacedOrder | null) => void;
  readonly createCart: (cart: CreateCart) => Promise<Cart>;
  readonly loadCart: (id: string) => Promise<Cart>;
  readonly moveCart: (id: string, version: number, country: string) => Promise<Cart>;
  readonly updateCart: (id: string, version: number, actions: readonly CartAction[]) => Promise<Cart>;
}

interface ChangeOptions {
  /** ISO 3166-1 alpha-2, lower case: the country a new cart is for. Without it, the change never creates one. */
  readonly startIn?: string;
  /** Of several queued changes with the same slot, only the latest is sent. */
  readonly slot?: string;
}

/** Reads and writes of one cart, one after the other. */
export interface CartQueue {
  /**
   * Applies a change after all earlier ones and returns the resulting cart.
   * @throws ShopApiError if the API rejects it; later changes still run.
   */
  readonly change: (change: CartChange, options?: ChangeOptions) => Promise<Cart | null>;
  /**
   * Moves the cart to another country (ISO 3166-1 alpha-2, lower case) after all earlier changes; null without a cart,
   * and for a cart that is already there.
   * @throws ShopApiError if the API rejects it; the cart is then unchanged.
   */
  readonly move: (country: string) => Promise<{ readonly before: Cart; readonly after: Cart } | null>;
  /** Makes another cart of this browser the current one. @throws ShopApiError if it is gone. */
  readonly reopen: (id: string) => Promise<Cart>;
  /** Refetches the cart; null if this browser has none. */
  readonly refresh: () => Promise<Cart | null>;
}

interface WaitingChange {
  change: CartChange;
  readonly options: ChangeOptions;
  readonly result: Promise<Cart | null>;
}

const cartIsGone: readonly ShopErrorCode[] = ['CartNotFound', 'CartNotActive'];

/**
 * Orders the cart writes of one browser tab. A change is a function of the cart, so after another tab's write
 * (`VersionConflict`), it is planned again with the refetched cart and retried once. A write whose response is lost is
 * sent again for the same version, which the API accepts only once; so a change is never applied twice. A cart that is
 * gone is forgotten, and the change creates a new one.
 */
export function createCartQueue(ports: CartQueuePorts): CartQueue {
  let current: Cart | null = null;
  let tail: Promise<unknown> = Promise.resolve();
  const waiting: WaitingChange[] = [];

  const keep = (cart: Cart | null, order: PlacedOrder | null = null): Cart | null => {
    current = cart;
    ports.onCart(cart, order);
    return cart;
  };

  /** The cart to work on: the known one, unless another tab has created a new one or ended it. */
  const known = async (): Promise<Cart | null> => {
    const id = ports.storedId();
    if (id === null) return current && keep(null);
    return current?.id === id ? current : load(id);
  };

  const load = async (id: string): Promise<Cart | null> => {
    try {
      return keep(await ports.loadCart(id));
    } catch (error) {
      if (!isShopError(error, cartIsGone)) throw error;
      return keep(null, placedOrderOf(error));
    }
  };

  const apply = async (cart: Cart | null, { change, options }: WaitingChange): Promise<Cart | null> => {
    const actions = change(cart);
    if (actions.length === 0) return cart;
    if (cart) return keep(await update(cart, actions));
    if (options.startIn === undefined) return null;
    const { lineItems, rest } = splitForCreation(actions);
    const draft = { country: options.startIn, lineItems };
    // If the response is lost, the first cart belongs to nobody.
    const created = await ports.createCart(draft).catch(onceMore(() => ports.createCart(draft)));
    keep(created);
    return rest.length === 0 ? created : keep(await update(created, rest));
  };

  const update = (cart: Cart, actions: readonly CartAction[]): Promise<Cart> => {
    const send = () => ports.updateCart(cart.id, cart.version, actions);
    const again = async () => {
      try {
        return await send();
      } catch (error) {
        if (!isShopError(error, ['VersionConflict'])) throw error;
        const latest = await ports.loadCart(cart.id);
        if (areAdded(actions, cart, latest)) return latest;
        throw error;
      }
    };
    return send().catch(onceMore(again));
  };

  const moveTo = async (cart: Cart | null, country: string) => {
    if (!cart || cart.country === country) return null;
    const after = await ports.moveCart(cart.id, cart.version, country);
    keep(after);
    return { before: cart, after };
  };

  /** Does something with the known cart; retried once with the latest cart if another tab has changed or ended it. */
  const toLatest = async <Result>(task: (cart: Cart | null) => Promise<Result>): Promise<Result> => {
    const cart = await known();
    try {
      return await task(cart);
    } catch (error) {
      if (!cart || !isShopError(error, ['VersionConflict', ...cartIsGone])) throw error;
      return task(await load(ports.storedId() ?? cart.id));
    }
  };

  const enqueue = <Result>(task: () => Promise<Result>): Promise<Result> => {
    const result = tail.then(task);
    tail = result.catch(() => undefined);
    return result;
  };

  return {
    change(change, options = {}) {
      const { slot } = options;
      const earlier = slot === undefined ? undefined : waiting.find((entry) => entry.options.slot === slot);
      if (earlier) {
        earlier.change = change;
        return earlier.result;
      }
      const result = enqueue(() => {
        waiting.splice(waiting.indexOf(entry), 1);
        return toLatest((cart) => apply(cart, entry));
      });
      const entry: WaitingChange = { change, options, result };
      waiting.push(entry);
      return result;
    },
    move(country) {
      return enqueue(() => toLatest((cart) => moveTo(cart, country)));
    },
    reopen(id) {
      return enqueue(async () => {
        const cart = await ports.loadCart(id);
        keep(cart);
        return cart;
      });
    },
    refresh() {
      return enqueue(async () => {
        const id = ports.storedId();
        return id === null ? keep(null) : load(id);
      });
    },
  };
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
