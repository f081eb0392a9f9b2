import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/**
 * Scrolls an element to just below the sticky header (`scroll-padding-top` in global.css), unless all of it can already
 * be seen: neither outside the screen nor under the header, the consent banner, or anything else.
 */
export function show(element: HTMLElement): void {
  const { left, width, top, bottom } = element.getBoundingClientRect();
  const isSeen = [top + 1, bottom - 1].every((y) =>
    element.contains(document.elementFromPoint(left + width / 2, y)),
  );
  const { matches: isCalm } = window.matchMedia('(prefers-reduced-motion: reduce)');
  if (!isSeen) element.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth' });
}

/** Moves the focus to an element (with `tabIndex={-1}` if it is only text) and shows it. */
export function focusOn(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
  if (element) show(element);
}

/**
 * An element that comes next after an action: the returned function moves the focus there, once everything that the
 * action changed has been rendered.
 */
export function useFocusNext<Element extends HTMLElement>(): [RefObject<Element | null>, () => void] {
  const element = useRef<Element>(null);
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    if (asked > 0) focusOn(element.current);
  }, [asked]);
  return [element, useCallback(() => setAsked((count) => count + 1), [])];
}

/** An element that receives the focus when it appears, so that a screen reader starts there. */
export function useFocusOnce<Element extends HTMLElement>(): RefObject<Element | null> {
  const element = useRef<Element>(null);
  useEffect(() => focusOn(element.current), []);
  return element;
}
