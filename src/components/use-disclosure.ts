import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react';

/** The properties of a button and of the panel that it shows; Escape and moving the focus elsewhere hide the panel. */
export function useDisclosure() {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  return {
    isOpen,
    around: {
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) setIsOpen(false);
      },
      onKeyDown: ({ key }: KeyboardEvent) => {
        if (key !== 'Escape' || !isOpen) return;
        setIsOpen(false);
        opener.current?.focus();
      },
    },
    button: {
      ref: opener,
      type: 'button',
      'aria-expanded': isOpen,
      'aria-controls': id,
      onClick: () => setIsOpen(!isOpen),
    },
    // Focusable, so that a click on a text in it does not move the focus elsewhere.
    panel: { id, tabIndex: -1 },
  } as const;
}
