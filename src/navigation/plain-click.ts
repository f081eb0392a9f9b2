import type { MouseEvent } from 'react';

/** Whether a click on a link follows it here: with another button or a key held, it opens a tab or a window, or downloads. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
