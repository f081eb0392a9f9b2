import { useCombobox } from 'downshift';
import { type ComponentProps, type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { keyOf, type Offer } from './use-offers.ts';

interface SearchComboboxOptions {
  /** The accessible name of the field and of its list. */
  readonly label: string;
  readonly text: string;
  readonly offers: readonly Offer[];
  readonly isOpen: boolean;
  readonly onTextChange: (text: string) => void;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly onChoose: (offer: Offer) => void;
}

export type SearchCombobox = ReturnType<typeof useSearchCombobox>;

/**
 * The search box's behavior: typing shows offers, the arrow keys go through all of them while the focus stays in the
 * field, choosing one opens it.
 */
export function useSearchCombobox(options: SearchComboboxOptions) {
  const { label, text, offers, isOpen, onTextChange, onOpenChange, onChoose } = options;
  const combobox = useCombobox<Offer>({
    items: [...offers],
    inputValue: text,
    isOpen,
    // Nothing stays selected, so that selecting the same offer twice opens it twice.
    selectedItem: null,
    scrollIntoView: (element) => element.scrollIntoView({ block: 'nearest' }),
    onIsOpenChange: (change) => onOpenChange(change.isOpen),
    onSelectedItemChange: ({ selectedItem }) => {
      if (!selectedItem) return;
      if (selectedItem.term !== null) onTextChange(selectedItem.term);
      onChoose(selectedItem);
    },
    stateReducer: (_, { type, changes }) => {
      const { InputClick, InputKeyDownEnter, ItemClick } = useCombobox.stateChangeTypes;
      // A second click only moves the cursor.
      if (type === InputClick) return { ...changes, isOpen: true };
      // Leaving the field would select what is highlighted.
      return type === ItemClick || type === InputKeyDownEnter ? changes : { ...changes, selectedItem: null };
    },
  });
  const { highlightedIndex, setHighlightedIndex } = combobox;
  useSteadyPosition(offers, highlightedIndex, setHighlightedIndex);
  const onKeyDown = ({ key, nativeEvent }: KeyboardEvent) => {
    // Enter sends the form unless an offer is reached, Home and End move the cursor, and any key may belong to an input
    // method.
    const isForField = key === 'Home' || key === 'End' || (key === 'Enter' && highlightedIndex === -1);
    if (isForField || nativeEvent.isComposing) Object.assign(nativeEvent, { preventDownshiftDefault: true });
  };
  const { ref: panelRef, ...listProps } = combobox.getMenuProps({ 'aria-label': label });
  const inputProps: ComponentProps<'input'> = combobox.getInputProps({
    'aria-label': label,
    onKeyDown,
    // At once, and not in an effect, after which the next key may come first.
    onChange: ({ currentTarget }) => onTextChange(currentTarget.value),
  });
  return {
    isOpen,
    close: combobox.closeMenu,
    // Downshift writes an empty ID if no offer is reached, which is none.
    inputProps: { ...inputProps, 'aria-activedescendant': inputProps['aria-activedescendant'] || undefined },
    /** For what surrounds the list of offers: a press there, e.g. on a button that removes a term, leaves it open. */
    panelRef,
    listProps,
    /** @param index among all offers, from 0 */
    optionProps: (item: Offer, index: number) => combobox.getItemProps({ item, index }),
  };
}

/** Keeps the same offer highlighted when others arrive above it; the combobox knows only its position. */
function useSteadyPosition(
  offers: readonly Offer[],
  position: number,
  setPosition: (position: number) => void,
): void {
  const known = useRef<{ readonly position: number; readonly key: string | null }>({ position, key: null });
  useLayoutEffect(() => {
    const offer = offers[position];
    const { key } = known.current;
    if (position === known.current.position && key !== null && (!offer || keyOf(offer) !== key))
      setPosition(offers.findIndex((other) => keyOf(other) === key));
    else known.current = { position, key: offer ? keyOf(offer) : null };
  }, [offers, position, setPosition]);
}
