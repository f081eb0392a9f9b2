import { useEffect, useRef } from 'react';
import type { ShopEvent } from './events.ts';
import { track } from './track.ts';

/** Tracks what a component shows, once for every key, as soon as it is known; null means not yet. */
export function useTracked(key: string, event: ShopEvent | null | (() => ShopEvent | null)): void {
  const last = useRef<string | null>(null);
  useEffect(() => {
    if (key === last.current) return;
    const known = typeof event === 'function' ? event() : event;
    if (!known) return;
    last.current = key;
    track(known);
  });
}
