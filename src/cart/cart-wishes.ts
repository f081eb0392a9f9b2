import { readEntry, removeEntry, writeEntry } from '../consent/guarded-storage.ts';
import { isOnline, onNetworkChange } from '../recovery/network-status.ts';
import { errorCodeOf, type ShopErrorCode } from '../shop-api/shop-api-error.ts';

/** Something a shopper wants in the cart that the shop has not confirmed yet. */
export interface CartWish {
  readonly id: string;
  readonly sku: string;
  /** The product's name, to show it while it waits. */
  readonly name: string;
  readonly quantity: number;
  /** The country a new cart is for: ISO 3166-1 alpha-2, lower case. */
  readonly country: string;
  readonly giftMessage?: string;
  /**
   * How many of the product the cart contains once this wish has been granted, from the moment it is sent: a page that
   * is closed meanwhile does not know the answer.
   */
  readonly expected?: number;
  /** Why it could not be granted, if it was tried and refused. */
  readonly refusal?: ShopErrorCode;
}

/** What wishes need from the cart. */
export interface WishPorts {
  /** Adds to the cart, unless it contains `expected` already. @throws ShopApiError */
  readonly grant: (wish: CartWish, onSend: (expected: number) => void) => Promise<unknown>;
  /** Called with all wishes that are waiting for a connection or were refused. */
  readonly onWaiting: (wishes: readonly CartWish[]) => void;
  /** Called with a wish that has waited and is in the cart now. */
  readonly onGranted: (wish: CartWish) => void;
}

/** Wishes survive a reload: they are stored for the tab until the shop has confirmed them. */
export interface CartWishes {
  /**
   * Grants a wish now; without a connection it waits for one.
   * @returns whether the cart contains it now.
   * @throws ShopApiError if the shop refuses it, or cannot be reached although there is a connection.
   */
  readonly make: (wish: Omit<CartWish, 'id'>) => Promise<boolean>;
  /** Gives up a waiting wish. */
  readonly drop: (id: string) => void;
  /** Grants what an earlier page left, and from now on whatever waits when the connection comes back. */
  readonly start: () => () => void;
}

export function createCartWishes({ grant, onWaiting, onGranted }: WishPorts): CartWishes {
  const inProgress = new Set<string>();

  const save = (wishes: readonly CartWish[]) => {
    if (wishes.length > 0) writeEntry('cart-wishes', JSON.stringify(wishes));
    else removeEntry('cart-wishes');
    onWaiting(wishes.filter(({ id }) => !inProgress.has(id)));
  };
  const update = (id: string, change: Partial<CartWish>) =>
    save(storedWishes().map((wish) => (wish.id === id ? { ...wish, ...change } : wish)));
  const drop = (id: string) => save(storedWishes().filter((wish) => wish.id !== id));

  const send = async (wish: CartWish): Promise<void> => {
    inProgress.add(wish.id);
    try {
      await grant(wish, (expected) => update(wish.id, { expected }));
    } finally {
      inProgress.delete(wish.id);
    }
  };

  const sendWaiting = async () => {
    for (const wish of storedWishes()) {
      if (!isOnline()) return;
      if (inProgress.has(wish.id) || wish.refusal !== undefined) continue;
      try {
        await send(wish);
        drop(wish.id);
        onGranted(wish);
      } catch (error) {
        const refusal = errorCodeOf(error);
        // Unreachable is not refused: the connection may be a moment's.
        update(wish.id, refusal === 'network' ? {} : { refusal });
      }
    }
  };

  return {
    drop,
    async make(fields) {
      const wish = { ...fields, id: crypto.randomUUID() };
      if (!isOnline()) {
        save([...storedWishes(), wish]);
        return false;
      }
      inProgress.add(wish.id);
      save([...storedWishes(), wish]);
      try {
        await send(wish);
        return true;
      } finally {
        // The shopper learns about a failure where it happened, and decides again.
        drop(wish.id);
      }
    },
    start() {
      save(storedWishes());
      void sendWaiting();
      return onNetworkChange(() => void sendWaiting());
    },
  };
}

/** What this tab has stored; nothing if it cannot be read. */
function storedWishes(): readonly CartWish[] {
  try {
    const wishes: unknown = JSON.parse(readEntry('cart-wishes') ?? '[]');
    return Array.isArray(wishes) ? (wishes as CartWish[]) : [];
  } catch {
    return [];
  }
}
