import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import { useEffect, useState } from 'react';
import { useSitePaths } from '../navigation/page-context.tsx';
import type { SearchHit } from '../search/search-port.ts';
import { searchPath } from '../search/search-query.ts';
import type { Suggestion } from '../search/suggestion-markup.ts';
import { track } from '../telemetry/track.ts';
import { useSuggestions } from './use-suggestions.ts';

/** A suggestion of the search box. */
export type Offer =
  | { readonly kind: 'suggestion'; readonly suggestion: Suggestion }
  | { readonly kind: 'product'; readonly hit: SearchHit };

/** The search box's behavior: completions first, then products; selecting one opens its page. */
export function useSearchCombobox(initialTerm: string, onNavigate: (path: string) => void) {
  const searchPage = useSitePaths()('search');
  // Only typing requests suggestions, not the term the box starts with.
  const [text, setText] = useState('');
  const { status, offered } = useSuggestions(text);
  const offers: Offer[] = [
    ...offered.suggestions.map((suggestion) => ({ kind: 'suggestion' as const, suggestion })),
    ...offered.products.map((hit) => ({ kind: 'product' as const, hit })),
  ];
  const combobox = useCombobox<Offer>({
    items: offers,
    initialInputValue: initialTerm,
    // Nothing stays selected, so that selecting the same suggestion twice opens it twice.
    selectedItem: null,
    itemToString: (offer) => (offer ? textOf(offer) : ''),
    onInputValueChange: ({ type, inputValue }) => {
      if (type === useCombobox.stateChangeTypes.InputChange) setText(inputValue);
    },
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem?.kind === 'product')
        track({ name: 'select_item', list: 'search-suggestions', product: selectedItem.hit });
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

/** Leaving the box selects nothing, although the combobox would select the highlighted suggestion. */
function takeNothingOnBlur(
  state: UseComboboxState<Offer>,
  { type, changes }: UseComboboxStateChangeOptions<Offer>,
): Partial<UseComboboxState<Offer>> {
  if (type !== useCombobox.stateChangeTypes.InputBlur) return changes;
  return { ...changes, selectedItem: state.selectedItem, inputValue: state.inputValue };
}
