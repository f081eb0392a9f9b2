import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { PartBoundary } from './error-boundary.tsx';
import { CloseIcon } from './icons.tsx';
import * as styles from './modal-dialog.module.css';

interface ModalDialogProps {
  readonly label: string;
  readonly closeLabel: string;
  readonly open: boolean;
  readonly onClose: () => void;
  /** `side` is the start of a line; `end` is its end, and on phones the bottom of the screen; `full` covers the screen. */
  readonly placement: 'side' | 'end' | 'top' | 'full';
  readonly children: ReactNode;
}

/**
 * The browser's own modal dialog: it traps the focus, closes on Escape and by a press on what is behind it, and returns the
 * focus. A single Escape is enough, although a search field and its suggestions would each take one for themselves.
 */
export function ModalDialog({ label, closeLabel, open, onClose, placement, children }: ModalDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open === open) return;
    if (open) element.showModal();
    else element.close();
  }, [open]);

  const onBackdrop = useEffectEvent(onClose);
  useEffect(() => {
    const element = dialog.current;
    let began: EventTarget | null = null;
    element?.addEventListener('pointerdown', ({ target }) => (began = target));
    // Only if it also began there: who selects text may let go of it outside.
    element?.addEventListener('click', ({ target }) => {
      if (target === element && began === element) onBackdrop();
    });
  }, []);

  const closeOnEscape = (event: KeyboardEvent) => {
    // In an input method, Escape takes back what is being composed.
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  };
  return (
    <dialog
      ref={dialog}
      aria-label={label}
      className={styles.dialog}
      data-placement={placement}
      onClose={onClose}
      onKeyDownCapture={closeOnEscape}
    >
      {open && (
        <div className={styles.content}>
          <button type="button" className={styles.close} aria-label={closeLabel} onClick={onClose}>
            <CloseIcon />
          </button>
          <PartBoundary room="dialog">{children}</PartBoundary>
        </div>
      )}
    </dialog>
  );
}
