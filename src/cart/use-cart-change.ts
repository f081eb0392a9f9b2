import { useCallback, useState } from 'react';
import { ShopApiError } from '../shop-api/shop-api-error.ts';

/** One place that changes the cart: whether its change is under way and what went wrong with the last one. */
export interface CartChangeState {
  readonly pending: boolean;
  readonly error: ShopApiError | null;
  /** Runs a change; true when it succeeded. An error stays until the next run. */
  readonly run: (change: () => Promise<unknown>) => Promise<boolean>;
}

/** Keeps the error of a cart change beside the control that caused it. */
export function useCartChange(): CartChangeState {
  const [state, setState] = useState<{ running: number; error: ShopApiError | null }>({
    running: 0,
    error: null,
  });
  const run = useCallback(async (change: () => Promise<unknown>) => {
    setState(({ running }) => ({ running: running + 1, error: null }));
    const error = await failureOf(change);
    setState(({ running }) => ({ running: running - 1, error }));
    return error === null;
  }, []);
  return { pending: state.running > 0, error: state.error, run };
}

async function failureOf(change: () => Promise<unknown>): Promise<ShopApiError | null> {
  try {
    await change();
    return null;
  } catch (error) {
    if (error instanceof ShopApiError) return error;
    throw error;
  }
}
