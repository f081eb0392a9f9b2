import { type RefObject, useEffect } from 'react';

/**
 * Keeps `--visible-height` of the dialog around an element at the height that a keyboard on the screen leaves free: no
 * unit of CSS knows about the keyboard.
 */
export function useVisibleHeight(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { visualViewport } = window;
    const dialog = element.current?.closest('dialog');
    if (!dialog || !visualViewport) return undefined;
    const follow = () => dialog.style.setProperty('--visible-height', `${visualViewport.height}px`);
    follow();
    visualViewport.addEventListener('resize', follow);
    return () => visualViewport.removeEventListener('resize', follow);
  }, [element]);
}
