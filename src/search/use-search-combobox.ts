import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import { useEffect, useState } from 'react';
import { useSitePaths } from '../navigation/page-context.tsx';
import type { SearchHit } from './search-hit.ts';
import { searchPath } from './search-query.ts';
import type { Suggestion } from './suggestion-markup.ts';
import { useSuggestions } from './use-suggestions.ts';

/** Something the search box offers while one types. */
export type Offer =
  | { readonly kind: 'suggestion'; readonly suggestion: Suggestion }
  | { readonly kind: 'product'; readonly hit: SearchHit };

/** The search box's behaviour: completions first, then products; taking one goes to its page. */
export function useSearchCombobox(initialTerm: string, onNavigate: (path: string) => void) {
  const searchPage = useSitePaths()('search');
  // Only what is typed asks for offers, not the term the box starts with.
  const [text, setText] = useState('');
  const { status, offered } = useSuggestions(text);
  const offers: Offer[] = [
    ...offered.suggestions.map((suggestion) => ({ kind: 'suggestion' as const, suggestion })),
    ...offered.records.map((hit) => ({ kind: 'product' as const, hit })),
  ];
  const combobox = useCombobox<Offer>({
    items: offers,
    initialInputValue: initialTerm,
    // Nothing stays selected: taking the same offer twice must go there twice.
    selectedItem: null,
    itemToString: (offer) => (offer ? textOf(offer) : ''),
    onInputValueChange: ({ type, inputValue }) => {
      if (type === useCombobox.stateChangeTypes.InputChange) setText(inputValue);
    },
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) onNavigate(pathOf(selectedItem, searchPage));
    },
    stateReducer: takeNothingOnBlur,
  });
  const { setInputValue } = combobox;
  useEffect(() => setInputValue(initialTerm), [initialTerm, setInputValue]);
  return { status, offers, combobox };
}

const textOf = (offer: Offer): string => (offer.kind === 'product' ? offer.hit.name : offer.suggestion.text);
const pathOf = (offer: Offer, searchPage: string): string =>
  offer.kind === 'product' ? offer.hit.path : searchPath(searchPage, offer.suggestion.text);

/** Leaving the box takes no offer, although the combobox would take the highlighted one. */
function takeNothingOnBlur(
  state: UseComboboxState<Offer>,
  { type, changes }: UseComboboxStateChangeOptions<Offer>,
): Partial<UseComboboxState<Offer>> {
  if (type !== useCombobox.stateChangeTypes.InputBlur) return changes;
  return { ...changes, selectedItem: state.selectedItem, inputValue: state.inputValue };
}
