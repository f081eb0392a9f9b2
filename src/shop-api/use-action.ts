import { useRef, useState } from 'react';
import { ShopApiError } from './shop-api-error.ts';

/** Something that the shop is asked to do: whether it is in progress, and the error of the last time. */
export function useAction() {
  const [{ running, error }, setState] = useState<{ running: number; error: ShopApiError | null }>({
    running: 0,
    error: null,
  });
  /** @returns what it resolved to when it succeeded, otherwise null. */
  const run = async <Result>(action: () => Promise<Result>): Promise<{ readonly result: Result } | null> => {
    const end = (failure: ShopApiError | null) =>
      setState((state) => ({ running: state.running - 1, error: failure }));
    setState((state) => ({ running: state.running + 1, error: null }));
    try {
      const result = await action();
      end(null);
      return { result };
    } catch (thrown) {
      if (!(thrown instanceof ShopApiError)) throw thrown;
      end(thrown);
      return null;
    }
  };
  // A second press may come before the first one is rendered.
  const isUnderWay = useRef(false);
  /** The same for what is sent once at a time, however often a button is pressed. */
  const runOnce = async (action: () => Promise<void>): Promise<void> => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    await run(action).finally(() => (isUnderWay.current = false));
  };
  /** The shopper has thought better of it. */
  const clear = () => setState((state) => ({ ...state, error: null }));
  return { pending: running > 0, error, run, runOnce, clear };
}
