import { type RefObject, useEffect, useRef } from 'react';

/** The element that receives the focus when it appears, so that a screen reader starts there. */
export function useFocusOnce<Element extends HTMLElement>(): RefObject<Element | null> {
  const element = useRef<Element>(null);
  useEffect(() => element.current?.focus(), []);
  return element;
}
