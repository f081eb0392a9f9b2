import { createStore, useStore } from 'zustand';
import { readEntry, writeEntry } from '../consent/guarded-storage.ts';
import { keysIn, keysText } from './key-list.ts';
import { onceInBrowser } from './once-in-browser.ts';

/** How many products can be compared. */
export const mostCompared = 4;

/** The products that a shopper has chosen to compare, until the tab is closed. */
interface Compared {
  readonly keys: readonly string[];
  /** What the last touch of a product's button did, to be told. */
  readonly said: { readonly kind: 'added' | 'removed' | 'full'; readonly name: string } | null;
}

const compared = createStore<Compared>(() => ({ keys: [], said: null }));

const begin = onceInBrowser(() => compared.setState({ keys: keysIn(readEntry('compared'), mostCompared) }));

/** A part of what is chosen; nothing is during server rendering and hydration. */
export function useCompared<Part>(select: (of: Compared) => Part): Part {
  begin();
  return useStore(compared, select);
}

export function setCompared(keys: readonly string[], said: Compared['said'] = null): void {
  compared.setState({ keys, said });
  writeEntry('compared', keysText(keys));
}

/** Chooses a product, or takes it back. Of too many, none is chosen. @param name to tell what was done. */
export function toggleCompared(key: string, name: string): void {
  const { keys } = compared.getState();
  if (keys.includes(key))
    setCompared(
      keys.filter((each) => each !== key),
      { kind: 'removed', name },
    );
  else if (keys.length < mostCompared) setCompared([...keys, key], { kind: 'added', name });
  else setCompared(keys, { kind: 'full', name });
}
