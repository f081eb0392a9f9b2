import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import { useEffect, useRef } from 'react';
import { type Offer, termOf } from './offers.ts';

interface SearchComboboxOptions {
  /** A new one replaces what was typed. */
  readonly initialTerm: string;
  /** Whether the offers are always shown, as in the overlay, or only from the first key or click on. */
  readonly alwaysOpen: boolean;
  readonly offers: readonly Offer[];
  readonly onTextChange: (text: string) => void;
  readonly onOpenChange: (open: boolean) => void;
  readonly onChoose: (offer: Offer) => void;
}

/** The search box's behavior: typing shows offers, the arrow keys go through all of them, choosing one opens it. */
export function useSearchCombobox(options: SearchComboboxOptions) {
  const { initialTerm, alwaysOpen, offers, onTextChange, onOpenChange, onChoose } = options;
  const inPanel = useRef(false);
  const combobox = useCombobox<Offer>({
    items: [...offers],
    initialInputValue: initialTerm,
    ...(alwaysOpen && { isOpen: true }),
    // Nothing stays selected, so that selecting the same offer twice opens it twice.
    selectedItem: null,
    itemToString: (offer) => (offer && termOf(offer)) ?? '',
    scrollIntoView: (element) => element.scrollIntoView({ block: 'nearest' }),
    // Of typing, the input itself tells: at once, and not in an effect, after which the next key may come first.
    onInputValueChange: ({ type, inputValue }) => {
      if (type !== useCombobox.stateChangeTypes.InputChange) onTextChange(inputValue);
    },
    onIsOpenChange: ({ isOpen }) => onOpenChange(isOpen),
    onSelectedItemChange: ({ selectedItem }) => selectedItem && onChoose(selectedItem),
    stateReducer: (state, change) => {
      const isBlur = change.type === useCombobox.stateChangeTypes.InputBlur;
      // A press on what else the panel contains, e.g. a button that removes a term, leaves it open.
      if (isBlur && inPanel.current) return state;
      return keepText(state, change);
    },
  });
  const { setInputValue } = combobox;
  const shown = useRef(initialTerm);
  useEffect(() => {
    // Not at first: by then, more may have been typed.
    if (shown.current === initialTerm) return;
    shown.current = initialTerm;
    setInputValue(initialTerm);
  }, [initialTerm, setInputValue]);
  /** For what surrounds the list of offers and belongs to it. */
  const panelProps = {
    onPointerDown: () => {
      inPanel.current = true;
    },
    onClick: () => {
      inPanel.current = false;
    },
  };
  return { combobox, panelProps };
}

/**
 * Leaving the box selects nothing, although the combobox would select what is highlighted; and what was typed stays,
 * unless another term was chosen.
 */
function keepText(
  state: UseComboboxState<Offer>,
  { type, changes }: UseComboboxStateChangeOptions<Offer>,
): Partial<UseComboboxState<Offer>> {
  const { InputBlur, InputClick, InputKeyDownEscape } = useCombobox.stateChangeTypes;
  // A second click only moves the cursor.
  if (type === InputClick) return { ...changes, isOpen: true };
  if (type === InputBlur) return { ...changes, selectedItem: null, inputValue: state.inputValue };
  if (type === InputKeyDownEscape) return { ...changes, inputValue: state.inputValue };
  const opensPage = changes.selectedItem && termOf(changes.selectedItem) === null;
  return opensPage ? { ...changes, inputValue: state.inputValue } : changes;
}
