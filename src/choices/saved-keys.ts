import { createStore, useStore } from 'zustand';
import { readEntry } from '../consent/guarded-storage.ts';
import { onceInBrowser } from './once-in-browser.ts';

/** Which products are saved: all that cards and the header have to know before anybody touches them. */
const saved = createStore<{
  readonly keys: readonly string[];
  /** Whether something was saved or removed on this page: what tells of it is loaded then. */
  readonly isTouched: boolean;
}>(() => ({ keys: [], isTouched: false }));

const begin = onceInBrowser(() => {
  const read = () => {
    const text = storedText();
    if (text !== null) showKeys(rowsIn(text).flatMap(({ key }) => (typeof key === 'string' ? key : [])));
  };
  read();
  window.addEventListener('storage', read);
});

/** A part of what is known of saved products; there are none during server rendering and hydration. */
export function useSaved<Part>(select: (of: ReturnType<typeof saved.getState>) => Part): Part {
  begin();
  return useStore(saved, select);
}

/** What is stored of the list; what only this tab could store is newer. Null if nothing is. */
export const storedText = (): string | null => readEntry('saved-for-visit') ?? readEntry('saved-list');

/** The products in what is stored, unchecked. A text that cannot be read counts as one product without a key. */
export function rowsIn(text: string): readonly { readonly key?: unknown }[] {
  try {
    return (JSON.parse(text) as { items: object[] }).items.map((item) => ({ ...item }));
  } catch {
    return [{}];
  }
}

export const showKeys = (keys: readonly string[]): void => saved.setState({ keys });

export const touchList = (): void => saved.setState({ isTouched: true });
