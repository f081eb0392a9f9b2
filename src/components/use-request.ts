import { useCallback, useEffect, useEffectEvent, useState } from 'react';

/** Where a request stands. While the next answer loads, and while nothing is asked, the last one stays. */
export type RequestState<Value> =
  | { readonly status: 'idle' | 'loading'; readonly value: Value | null; readonly error: null }
  | { readonly status: 'answered'; readonly value: Value; readonly error: null }
  | { readonly status: 'failed'; readonly value: null; readonly error: unknown };

type Outcome<Value> =
  | { readonly value: Value; readonly error: null }
  | { readonly value: null; readonly error: { readonly thrown: unknown } };

/**
 * Asks whenever the key changes, after a pause in which it may change again; null asks nothing. Answers to questions no
 * longer asked are aborted and never shown. An answer that is known is not asked for again; a failed question is, once
 * it comes back.
 * @param key What the answer depends on.
 * @param delayMs Pause before asking, in milliseconds.
 */
export function useRequest<Value>(
  key: string | null,
  load: (signal: AbortSignal) => Promise<Value>,
  delayMs = 0,
): RequestState<Value> & { readonly retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [latest, setLatest] = useState<{ readonly id: string; readonly outcome: Outcome<Value> } | null>(
    null,
  );
  const id = key === null ? null : `${attempt} ${key}`;
  if (id === null && latest?.outcome.error) setLatest(null);
  const isKnown = latest?.id === id;
  const start = useEffectEvent(load);

  useEffect(() => {
    if (id === null || isKnown) return undefined;
    const controller = new AbortController();
    const keep = (outcome: Outcome<Value>) => {
      if (!controller.signal.aborted) setLatest({ id, outcome });
    };
    const ask = () =>
      start(controller.signal).then(
        (value) => keep({ value, error: null }),
        (thrown: unknown) => keep({ value: null, error: { thrown } }),
      );
    const timer = delayMs > 0 ? setTimeout(() => void ask(), delayMs) : void ask();
    return () => {
      clearTimeout(timer ?? undefined);
      controller.abort();
    };
  }, [id, isKnown, delayMs]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { ...stateOf(id, latest), retry };
}

function stateOf<Value>(
  id: string | null,
  latest: { readonly id: string; readonly outcome: Outcome<Value> } | null,
): RequestState<Value> {
  const last = latest?.outcome.value ?? null;
  if (id === null) return { status: 'idle', value: last, error: null };
  if (latest?.id !== id) return { status: 'loading', value: last, error: null };
  const { value, error } = latest.outcome;
  return error
    ? { status: 'failed', value: null, error: error.thrown }
    : { status: 'answered', value, error };
}
