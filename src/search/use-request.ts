import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { SearchUnavailable } from './search-unavailable.ts';

/** Where a request stands. While the next answer loads, the last one stays to be shown. */
export type RequestState<Value> =
  | { readonly status: 'idle'; readonly value: null }
  | { readonly status: 'loading'; readonly value: Value | null }
  | { readonly status: 'answered'; readonly value: Value }
  | { readonly status: 'unavailable'; readonly value: null };

type Outcome<Value> = { readonly value: Value } | { readonly error: unknown };

/**
 * Asks whenever the key changes, after a pause in which it may change again; null asks nothing. Answers to
 * questions no longer asked are aborted and never shown. Errors other than `SearchUnavailable` are thrown to the
 * nearest error boundary.
 * @param delayMs pause before asking, ms
 */
export function useRequest<Value>(
  key: string | null,
  load: (signal: AbortSignal) => Promise<Value>,
  delayMs: number,
): RequestState<Value> & { readonly retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [settled, setSettled] = useState<{ readonly id: string; readonly outcome: Outcome<Value> } | null>(
    null,
  );
  const id = key === null ? null : `${attempt} ${key}`;
  const start = useEffectEvent(load);

  useEffect(() => {
    if (id === null) return undefined;
    const controller = new AbortController();
    const settle = (outcome: Outcome<Value>) => {
      if (!controller.signal.aborted) setSettled({ id, outcome });
    };
    const timer = setTimeout(() => {
      start(controller.signal).then(
        (value) => settle({ value }),
        (error: unknown) => settle({ error }),
      );
    }, delayMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [id, delayMs]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { ...stateOf(id, settled), retry };
}

function stateOf<Value>(
  id: string | null,
  settled: { readonly id: string; readonly outcome: Outcome<Value> } | null,
): RequestState<Value> {
  if (id === null) return { status: 'idle', value: null };
  const outcome = settled?.outcome;
  if (settled?.id !== id)
    return { status: 'loading', value: outcome && 'value' in outcome ? outcome.value : null };
  if (outcome && 'value' in outcome) return { status: 'answered', value: outcome.value };
  if (outcome?.error instanceof SearchUnavailable) return { status: 'unavailable', value: null };
  throw outcome?.error;
}
