import type { Cart } from '../../contract/cart.ts';
import type { CartAction } from '../../contract/cart-requests.ts';
import { readEntry } from '../consent/guarded-storage.ts';
import { isOnline } from '../recovery/network-status.ts';
import { createAdditions } from './cart-additions.ts';
import { move, removeCode, reopen, setQuantity } from './cart-edits.ts';
import { createCartQueue } from './cart-queue.ts';
import type { KnownCart, PendingAddition } from './known-cart.ts';

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
  /**
   * 0 removes the line item. The quantity is in the state at once, until the shop has answered. Of several quantities that
   * wait for their turn, only the latest is sent.
   */
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

/** Creates the commands of one browser tab, and adds what an earlier page could not put in the cart. */
export function createCartCommands(known: KnownCart): CartCommands {
  const { state, keep } = known;
  const queue = createCartQueue(known);
  const { enqueue, load, queueChange } = queue;
  const additions = createAdditions(known, queue);
  /** Changes of quantities that wait for their turn, by line item. */
  const waiting = new Map<string, Promise<Cart | null>>();

  /** Notes a quantity that is shown until the shop has answered; undefined once it has. */
  const choose = (lineItemId: string, quantity?: number) =>
    state.setState(({ quantities }) => ({ quantities: { ...quantities, [lineItemId]: quantity } }));

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
      if (isWaiting) additions.wait(addition);
      else await additions.sendAtOnce(addition);
      state.setState({ added: { ...addition, isWaiting } });
      return !isWaiting;
    },
    dropAddition: (id) => {
      additions.drop(id);
      return Promise.resolve();
    },
    setQuantity(lineItemId, quantity) {
      choose(lineItemId, quantity);
      const earlier = waiting.get(lineItemId);
      if (earlier) return earlier;
      const result = enqueue(async () => {
        waiting.delete(lineItemId);
        const { [lineItemId]: latest = quantity } = state.getState().quantities;
        return setQuantity(queue, lineItemId, latest);
      }).finally(() => {
        // The shopper may have chosen again meanwhile.
        if (!waiting.has(lineItemId)) choose(lineItemId);
      });
      waiting.set(lineItemId, result);
      return result;
    },
    applyCode: (code) => change([{ action: 'addDiscountCode', code }]),
    removeCode: (discountCodeId) => enqueue(() => removeCode(queue, discountCodeId)),
    change,
    move: (country) => enqueue(() => move(queue, country)),
    reopen: (id) => enqueue(() => reopen(queue, id)),
    refresh: () =>
      enqueue(async () => {
        const id = readEntry('CT_CART_ID');
        if (id !== null) return load(id);
        const { cart, isGone } = state.getState();
        keep(null, { isGone: isGone || cart !== null });
        return null;
      }),
  };
}
