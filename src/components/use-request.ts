import { useCallback, useEffect, useEffectEvent, useState } from 'react';

/** The state of a request. The last answer is kept while the next one loads, and while nothing is requested. */
export type RequestState<Value> =
  | { readonly status: 'idle' | 'loading'; readonly value: Value | null; readonly error: null }
  | { readonly status: 'answered'; readonly value: Value; readonly error: null }
  | { readonly status: 'failed'; readonly value: null; readonly error: unknown };

const ordinarily = (set: () => void): void => set();

/**
 * Sends a request whenever the key changes, after a pause during which it may change again; null sends nothing.
 * Requests that are no longer needed are aborted. A known answer is not requested again; a failed request is repeated
 * when its key comes back.
 * @param update how an answer is set; with React's `flushSync`, it is shown before anything that renders in the background.
 */
export function useRequest<Value>(
  key: string | null,
  load: (signal: AbortSignal) => Promise<Value>,
  delayMs = 0,
  update = ordinarily,
): RequestState<Value> & { readonly retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [latest, setLatest] = useState<{ readonly id: string; readonly state: RequestState<Value> } | null>(
    null,
  );
  const id = key === null ? null : `${attempt} ${key}`;
  if (id === null && latest?.state.status === 'failed') setLatest(null);
  const known = latest?.id === id ? latest : null;
  const isKnown = known !== null;
  const start = useEffectEvent(load);

  useEffect(() => {
    if (id === null || isKnown) return undefined;
    const controller = new AbortController();
    const keep = (state: RequestState<Value>) => {
      if (!controller.signal.aborted) update(() => setLatest({ id, state }));
    };
    const ask = () =>
      start(controller.signal).then(
        (value) => keep({ status: 'answered', value, error: null }),
        (error: unknown) => keep({ status: 'failed', value: null, error }),
      );
    const timer = delayMs > 0 ? setTimeout(() => void ask(), delayMs) : void ask();
    return () => {
      clearTimeout(timer ?? undefined);
      controller.abort();
    };
  }, [id, isKnown, delayMs, update]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  if (known) return { ...known.state, retry };
  return { status: id === null ? 'idle' : 'loading', value: latest?.state.value ?? null, error: null, retry };
}
