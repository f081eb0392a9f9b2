import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react';

/**
 * A button that shows and hides a panel: the properties of both, and of what is around them. Escape hides the panel, and
 * so does moving the focus elsewhere, so that it covers nothing that is being used.
 */
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
