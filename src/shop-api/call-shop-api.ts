import { useRef, useState } from 'react';
import { useRequest } from '../components/use-request.ts';
import { isOnline } from '../recovery/network-status.ts';
import { loadPart } from '../recovery/reload-guard.ts';
import { ShopApiError, shopErrorOf } from './shop-api-error.ts';
import type { shopApi } from './shop-api.ts';

/** Calls the shop API, whose client is fetched on first use. @throws ShopApiError, also if that cannot be fetched. */
export async function callShopApi<Answer>(ask: (api: typeof shopApi) => Promise<Answer>): Promise<Answer> {
  const client = await loadShopPart(() => import(/* webpackChunkName: "shop-api" */ './shop-api.ts'));
  return ask(client.shopApi);
}

/** Imports a part of the shop that buying needs (`loadPart`). @throws ShopApiError if it cannot be fetched. */
export async function loadShopPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await loadPart(load);
  } catch (cause) {
    const code = isOnline() ? 'outdated' : 'network';
    throw new ShopApiError(code, `A part of the shop could not be fetched: ${String(cause)}`);
  }
}

/** Asks the shop API whenever the key changes. `data` and `error` are null while an answer is loading. */
export function useShopData<Data>(key: string, load: (api: typeof shopApi) => Promise<Data>) {
  const { status, value, error, retry } = useRequest(key, () => callShopApi(load));
  return {
    data: status === 'answered' ? value : null,
    error: status === 'failed' ? shopErrorOf(error) : null,
    retry,
  };
}

/** Something that the shop is asked to do: whether it is in progress, and the error of the last time. */
export function useAction() {
  const [running, setRunning] = useState(0);
  const [error, setError] = useState<ShopApiError | null>(null);
  /** @returns what it resolved to when it succeeded, otherwise null. */
  const run = async <Result>(action: () => Promise<Result>): Promise<{ readonly result: Result } | null> => {
    setRunning((count) => count + 1);
    setError(null);
    try {
      const result = await action();
      setError(null);
      return { result };
    } catch (thrown) {
      if (!(thrown instanceof ShopApiError)) throw thrown;
      setError(thrown);
      return null;
    } finally {
      setRunning((count) => count - 1);
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
  return { pending: running > 0, error, run, runOnce, clear: () => setError(null) };
}
