import * as z from 'zod/mini';
import { createStore, useStore } from 'zustand';
import { onConsentChange } from '../consent/consent-store.ts';
import { hasConsent, readEntry, removeEntry, writeEntry } from '../consent/guarded-storage.ts';
import { onceInBrowser } from './once-in-browser.ts';
import { rowsIn, showKeys, storedText } from './saved-keys.ts';

/** How many products can be saved, and how many a shared list may have. */
export const mostSaved = 50;

const itemSchema = z.object({
  key: z.string(),
  /** When it was saved: shown if the product is no longer sold. */
  name: z.string(),
  /** The variant that was chosen or shown; null if that is not known. */
  sku: z.nullable(z.string()),
  quantity: z.int().check(z.minimum(1)),
  /** What it cost then, in minor units; null if its variants have several prices. */
  price: z.nullable(z.object({ centAmount: z.int(), currencyCode: z.string() })),
});
export type SavedItem = z.infer<typeof itemSchema>;

/** What has just been done with the list. */
export interface ListChange {
  readonly kind: 'saved' | 'later' | 'removed' | 'full';
  readonly name: string;
  /** Rejects if it cannot be undone now. */
  readonly undo?: () => Promise<void>;
}

interface SavedList {
  /** The latest first. */
  readonly items: readonly SavedItem[];
  /** How many of what was stored cannot be read: another version of the shop may have written it. */
  readonly unreadable: number;
  /** `visit` without consent to store it for longer, `refused` if the browser does not store it. */
  readonly kept: 'device' | 'visit' | 'refused';
  readonly change: ListChange | null;
}

const list = createStore<SavedList>(() => ({ items: [], unreadable: 0, kept: 'device', change: null }));

/** A part of the list; it is empty during server rendering and hydration. */
export function useSavedList<Part>(select: (list: SavedList) => Part): Part {
  begin();
  return useStore(list, select);
}

/** Reads the list, and follows other tabs and the visitor's consent from then on. */
const begin = onceInBrowser(() => {
  read();
  window.addEventListener('storage', read);
  onConsentChange(keepAnew);
  // Consent may have been given while this code was not there.
  if (readEntry('saved-for-visit') !== null) keepAnew();
});

/** Whether the browser has refused to store the latest change, so that only this page knows it. */
let isOnlyHere = false;

function read(): void {
  begin();
  const text = storedText();
  if (text !== null && !isOnlyHere) list.setState(listIn(text));
}

function listIn(text: string): Pick<SavedList, 'items' | 'unreadable'> {
  const rows = rowsIn(text);
  const items = rows.flatMap((row) => itemSchema.safeParse(row).data ?? []);
  return { items: items.slice(0, mostSaved), unreadable: rows.length - items.length };
}

/** Keeps the list on the device with consent, otherwise until the tab is closed. */
function keep(items: readonly SavedItem[]): void {
  const text = JSON.stringify({ version: 1, items });
  const isKept = writeEntry('saved-list', text);
  if (isKept) removeEntry('saved-for-visit');
  isOnlyHere = !isKept && !writeEntry('saved-for-visit', text);
  const kept = isKept ? 'device' : hasConsent('functional') ? 'refused' : 'visit';
  list.setState({ items, kept, unreadable: 0 });
  showKeys(items.map(({ key }) => key));
}

/** Keeps what this tab knows where it may be kept now, with what other tabs have stored there. */
function keepAnew(): void {
  const { items: known, unreadable } = list.getState();
  const { items: stored } = listIn(readEntry('saved-list') ?? '{"items":[]}');
  const all = [...known, ...stored.filter(({ key }) => !known.some((item) => item.key === key))];
  if (all.length > 0) keep(all.slice(0, mostSaved));
  list.setState({ unreadable });
}

/** Says what was done with the list; null takes it back from the screen. */
export const tellChange = (change: ListChange | null): void => list.setState({ change });

/** Saves a product first on the list, unless that is full. What other tabs have saved stays. */
export function save(item: SavedItem, change: ListChange = { kind: 'saved', name: item.name }): boolean {
  read();
  const others = list.getState().items.filter(({ key }) => key !== item.key);
  const isFull = others.length >= mostSaved;
  if (!isFull) keep([itemSchema.parse(item), ...others]);
  tellChange(isFull ? { kind: 'full', name: item.name } : change);
  return !isFull;
}

/** Takes a product from the list. @returns it as it was; undefined if it was not there. */
export function forget(wanted: string): SavedItem | undefined {
  read();
  const { items } = list.getState();
  keep(items.filter(({ key }) => key !== wanted));
  return items.find(({ key }) => key === wanted);
}

/** Saves a product, or takes it from the list. */
export function toggle(item: SavedItem): void {
  read();
  const isThere = list.getState().items.some(({ key }) => key === item.key);
  if (isThere) forgetAloud(item);
  else save(item);
}

/** Takes a product from the list, says so, and offers to undo it. */
export function forgetAloud({ key, name }: Pick<SavedItem, 'key' | 'name'>): void {
  const before = forget(key);
  const undo = () => Promise.resolve(before && void save(before));
  tellChange({ kind: 'removed', name, undo });
}

/** Changes the variant of a product on the list, or how many of it are wished for. */
export function edit(wanted: string, news: Partial<Omit<SavedItem, 'key'>>): void {
  read();
  keep(list.getState().items.map((item) => (item.key === wanted ? { ...item, ...news } : item)));
}
