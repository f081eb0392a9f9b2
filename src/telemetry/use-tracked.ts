import { useEffect, useRef } from 'react';
import type { ShopEvent } from './events.ts';
import { track } from './track.ts';

/** Tracks what a component shows, once for every key, as soon as it is known; null means not yet. */
export function useTracked(key: string, event: ShopEvent | null): void {
  const last = useRef<string | null>(null);
  useEffect(() => {
    if (!event || key === last.current) return;
    last.current = key;
    track(event);
  });
}
