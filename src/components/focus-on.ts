import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/**
 * Scrolls an element to just below the sticky header (`scroll-padding-top` in global.css), unless all of it can be seen. It
 * does not move smoothly: what is still loading above would change the place it moves to.
 */
export function show(element: HTMLElement): void {
  const { left, width, top, bottom } = element.getBoundingClientRect();
  const isSeen = [top + 1, bottom - 1].every((y) =>
    element.contains(document.elementFromPoint(left + width / 2, y)),
  );
  if (!isSeen) element.scrollIntoView();
}

/**
 * Brings onto the screen what an action has changed elsewhere, no farther than it takes; the focus stays. An element may ask
 * for room (`scroll-margin`) for what follows it. Smooth, unless the visitor wants less motion.
 */
export function reveal(element: HTMLElement | null): void {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  element?.scrollIntoView({ block: 'nearest', behavior: isCalm ? 'instant' : 'smooth' });
}

/** Moves the focus to an element (with `tabIndex={-1}` if it is only text) and shows it. */
export function focusOn(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
  if (element) show(element);
}

/** An element that comes next: the returned function moves the focus there, once what an action changed has been rendered. */
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

/** A `ref` for what a dialog was opened for: it has the focus, now or when it opens, and not the dialog's first button. */
export function focusInDialog(element: HTMLElement | null): void {
  element?.setAttribute('autofocus', '');
  element?.focus();
}
