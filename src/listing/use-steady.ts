import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function that never changes and does what the one rendered last does: what is memoized can be given it. */
export function useSteady<Arguments extends readonly unknown[]>(
  act: (...given: Arguments) => void,
): (...given: Arguments) => void {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((...given) => latest.current(...given), []);
}
