import { type RefObject, useEffect, useRef } from 'react';

/**
 * Shoppers who asked for more continue at the first new product, wherever the link has moved.
 * @param count the number of products shown
 * @param container what contains them, each an article
 * @returns what to call when more is asked for
 */
export function useFocusAdded(count: number, container: RefObject<HTMLElement | null>): () => void {
  const before = useRef<number | null>(null);
  useEffect(() => {
    const first = before.current;
    if (first === null || count <= first) return;
    before.current = null;
    const added = container.current?.querySelectorAll('article')[first];
    added?.querySelector('a')?.focus({ preventScroll: true });
  }, [count, container]);
  return () => {
    before.current = count;
  };
}
