import type { LineItem } from '../../contract/cart.ts';
import { readEntry, removeEntry, writeEntry } from '../consent/guarded-storage.ts';
import { isOnline, onNetworkChange } from '../recovery/network-status.ts';
import { shopErrorOf, ShopApiError } from '../shop-api/shop-api-error.ts';
import { track } from '../telemetry/track.ts';
import { type CartQueue, quantityOf } from './cart-queue.ts';
import type { KnownCart, PendingAddition } from './known-cart.ts';

export function createAdditions({ state }: KnownCart, { queue, apply, create }: CartQueue) {
  const inProgress = new Set<string>();

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
      const cart = await queue(async (before) => {
        const present = quantityOf(before, sku);
        const wanted = expected ?? present + quantity;
        note(id, { expected: wanted });
        if (present >= wanted) return before;
        const isPlain = giftMessage === undefined;
        if (!before && isPlain) return create({ country, lineItems: [{ sku, quantity }] });
        const addition = { action: 'addLineItem', sku, quantity, ...(!isPlain && { giftMessage }) } as const;
        return apply(before ?? (await create({ country })), [addition]);
      });
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
        const refusal = shopErrorOf(error).code;
        // Unreachable is not refused: the connection may be a moment's.
        note(addition.id, refusal === 'network' ? {} : { refusal });
      }
    }
  };

  const begin = () => {
    save(storedAdditions());
    void sendPending();
    onNetworkChange(() => void sendPending());
  };
  const wait = (addition: PendingAddition) => save([...storedAdditions(), addition]);
  return { begin, sendAtOnce, wait, drop };
}

/** Tells that a line item has changed. @param more how many units more there are than before; negative if there are fewer. */
export function trackQuantity(line: LineItem | undefined, more: number): void {
  if (!line || more === 0) return;
  track({ name: more > 0 ? 'add_to_cart' : 'remove_from_cart', line, quantity: Math.abs(more) });
}

/** The pending additions of this tab, which survive a reload; none if they cannot be read. */
function storedAdditions(): readonly PendingAddition[] {
  try {
    const additions: unknown = JSON.parse(readEntry('pending-additions') ?? '[]');
    return Array.isArray(additions) ? (additions as PendingAddition[]) : [];
  } catch {
    return [];
  }
}

function storeAdditions(additions: readonly PendingAddition[]): void {
  if (additions.length > 0) writeEntry('pending-additions', JSON.stringify(additions));
  else removeEntry('pending-additions');
}
