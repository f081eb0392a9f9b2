import { useSyncExternalStore } from 'react';
import { deleteStored, readStored, store } from './browser-storage.ts';
import { type ConsentRecord, formatRecord, parseRecord } from './consent-record.ts';
import {
  type ConsentCategory,
  entryKind,
  inventoryNames,
  inventoryVersion,
  optionalCategories,
} from './inventory.ts';
import { listenToTabs, tellTabs } from './consent-tabs.ts';
import { usedCategories } from './used-categories.ts';

/** What the visitor agreed to, as pages show it. */
export interface Consent {
  /**
   * `unknown` during server rendering and hydration; `unanswered` while there is something to ask; `answered` afterwards
   * and if this site uses nothing that needs consent.
   */
  readonly status: 'unknown' | 'unanswered' | 'answered';
  readonly granted: ReadonlySet<ConsentCategory>;
  /** When the visitor answered, in ISO 8601; null without an answer. */
  readonly answeredAt: string | null;
  /** Whether the visitor is looking at the choices. */
  readonly reviewing: boolean;
}
type ConsentListener = (granted: ReadonlySet<ConsentCategory>) => void;

const unknown: Consent = {
  status: 'unknown',
  granted: new Set(['strict']),
  answeredAt: null,
  reviewing: false,
};
/** Null until the stored answer has been read. */
let consent: Consent | null = null;
const views = new Set<() => void>();
const listeners = new Set<ConsentListener>();

const current = (): Consent => (consent ??= consentOf(readRecord()));

/** The visitor's consent, wherever it is shown. */
export function useConsent(): Consent {
  return useSyncExternalStore(subscribe, current, () => unknown);
}

/** What the visitor agreed to: the answer given on this page, otherwise the one stored during an earlier visit. */
export function grantedCategories(): ReadonlySet<ConsentCategory> {
  return current().granted;
}

/** Whether the visitor agreed to a category; always true for `strict`, false for others until there is an answer. */
export function hasConsent(category: ConsentCategory): boolean {
  return grantedCategories().has(category);
}

/**
 * Calls the listener after every answer in any tab of this browser, with the categories granted now. What runs with
 * consent starts or stops there; what it stored is deleted after all listeners have run. Returns how to stop listening.
 */
export function onConsentChange(listener: ConsentListener): () => void {
  listenToTabs(apply, readRecord);
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Saves the visitor's answer with its time and applies it in every tab. Categories left out are refused, and what was
 * stored on their basis is deleted.
 */
export function grantCategories(categories: Iterable<ConsentCategory>): void {
  const agreed = new Set(categories);
  const granted = optionalCategories.filter((category) => agreed.has(category));
  const record: ConsentRecord = {
    version: inventoryVersion,
    answeredAt: `${new Date().toISOString().slice(0, 19)}Z`,
    granted,
    refused: usedCategories().filter((category) => !agreed.has(category)),
  };
  store('consent', formatRecord(record));
  apply(record);
  tellTabs(record);
}

/** Shows or hides the choices. */
export function reviewConsent(reviewing = true): void {
  show({ ...current(), reviewing });
}

/** Takes over an answer given in this tab or in another one; deletes also what only this tab's session contains. */
function apply(record: ConsentRecord | null): void {
  const next = consentOf(record);
  show(next);
  for (const listener of listeners) listener(next.granted);
  for (const name of inventoryNames) if (!next.granted.has(entryKind(name).category)) deleteStored(name);
}

function show(next: Consent): void {
  consent = next;
  for (const view of views) view();
}

function subscribe(view: () => void): () => void {
  listenToTabs(apply, readRecord);
  views.add(view);
  return () => views.delete(view);
}

function readRecord(): ConsentRecord | null {
  return parseRecord(readStored('consent'));
}

/** An answer to another version of the inventory grants nothing; one that lacks a category is asked for again. */
function consentOf(record: ConsentRecord | null): Consent {
  const valid = record?.version === inventoryVersion ? record : null;
  const isOpen = usedCategories().some(
    (category) => !valid?.granted.includes(category) && !valid?.refused.includes(category),
  );
  return {
    status: isOpen ? 'unanswered' : 'answered',
    granted: new Set<ConsentCategory>(['strict', ...(valid?.granted ?? [])]),
    answeredAt: valid?.answeredAt ?? null,
    reviewing: false,
  };
}
