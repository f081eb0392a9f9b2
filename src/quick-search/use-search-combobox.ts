import { type KeyboardEvent, type MouseEvent, useId, useRef, useState } from 'react';
import { keyOf, type Offer, termOf } from './offers.ts';

interface SearchComboboxOptions {
  readonly text: string;
  readonly offers: readonly Offer[];
  /** Whether the offers are shown. */
  readonly isOpen: boolean;
  readonly onTextChange: (text: string) => void;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly onChoose: (offer: Offer) => void;
}

export type SearchCombobox = ReturnType<typeof useSearchCombobox>;

/**
 * The search box's behavior, an editable combobox with a list (ARIA Authoring Practices): typing shows offers, the arrow
 * keys go through all of them while the focus stays in the field, choosing one opens it.
 */
export function useSearchCombobox(options: SearchComboboxOptions) {
  const { text, offers, isOpen, onTextChange, onOpenChange, onChoose } = options;
  const listId = useId();
  // By its key, because offers may arrive above it.
  const [reachedKey, setReachedKey] = useState<string | null>(null);
  const reached = isOpen ? offers.findIndex((offer) => keyOf(offer) === reachedKey) : -1;
  const inPanel = useRef(false);
  const idOf = (position: number) => `${listId}-${position}`;

  const close = () => {
    setReachedKey(null);
    onOpenChange(false);
  };
  const choose = (offer: Offer) => {
    const term = termOf(offer);
    if (term !== null) onTextChange(term);
    close();
    onChoose(offer);
  };
  const reach = (position: number) => {
    const offer = offers[position];
    if (!offer) return;
    setReachedKey(keyOf(offer));
    document.getElementById(idOf(position))?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // These keys may belong to an input method.
    if (event.nativeEvent.isComposing) return;
    const offer = offers[reached];
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (!isOpen) onOpenChange(true);
      else if (event.key === 'ArrowDown') reach((reached + 1) % offers.length);
      else reach((reached < 1 ? offers.length : reached) - 1);
    } else if (event.key === 'Enter' && offer) {
      // Otherwise the form is sent.
      event.preventDefault();
      choose(offer);
    } else if (event.key === 'Escape') {
      // The field would be cleared.
      event.preventDefault();
      close();
    }
  };
  return {
    isOpen,
    close,
    inputProps: {
      value: text,
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': isOpen,
      'aria-controls': listId,
      'aria-activedescendant': reached === -1 ? undefined : idOf(reached),
      onKeyDown,
      onChange: ({ target }: { readonly target: HTMLInputElement }) => {
        setReachedKey(null);
        onTextChange(target.value);
        onOpenChange(true);
      },
      onClick: () => onOpenChange(true),
      // A press on what else the panel contains, e.g. a button that removes a term, leaves it open.
      onBlur: () => inPanel.current || close(),
    },
    /** For what surrounds the list of offers and belongs to it. */
    panelProps: {
      onPointerDown: () => {
        inPanel.current = true;
      },
      onClick: () => {
        inPanel.current = false;
      },
    },
    listProps: { id: listId, role: 'listbox', onMouseLeave: () => setReachedKey(null) },
    /** @param position among all offers, from 0 */
    optionProps: (offer: Offer, position: number) => ({
      id: idOf(position),
      role: 'option',
      'aria-selected': position === reached,
      onMouseMove: () => setReachedKey(keyOf(offer)),
      // The focus stays in the field.
      onMouseDown: (event: MouseEvent) => event.preventDefault(),
      onClick: () => choose(offer),
    }),
  } as const;
}
