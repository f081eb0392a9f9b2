import { useSyncExternalStore } from 'react';
import { deleteWithdrawn, readStored, store } from './browser-storage.ts';
import { type ConsentRecord, parseRecord, formatRecord, optionalCategories } from './consent-record.ts';
import { type ConsentCategory, inventoryVersion, type OptionalCategory } from './inventory.ts';

/** Set by the build (`gatsby/consent-services.ts`). */
declare const __USED_CATEGORIES__: readonly OptionalCategory[];

/** The categories that something in this build needs: only these are asked for. */
export const usedCategories = (): readonly OptionalCategory[] => __USED_CATEGORIES__;

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
  readonly reviewing: boolean;
}

const unknown: Consent = {
  status: 'unknown',
  granted: new Set(['strict']),
  answeredAt: null,
  reviewing: false,
};
let consent: Consent | null = null;
const views = new Set<() => void>();

/** As it is now, in the browser. */
export const currentConsent = (): Consent => (consent ??= consentOf(parseRecord(readStored('consent'))));

/** What the visitor agreed to: the answer given on this page, otherwise the one stored during an earlier visit. */
export function grantedCategories(): ReadonlySet<ConsentCategory> {
  return currentConsent().granted;
}

/** Whether the visitor agreed to a category; always true for `strict`, false for others until there is an answer. */
export function hasConsent(category: ConsentCategory): boolean {
  return grantedCategories().has(category);
}

/** Calls a view after every change. Returns how to stop it. */
export function subscribe(view: () => void): () => void {
  views.add(view);
  return () => views.delete(view);
}

/** A part of the visitor's consent, wherever it is shown; the component rerenders only when that part changes. */
export const useConsent = <Part>(select: (consent: Consent) => Part): Part =>
  useSyncExternalStore(
    subscribe,
    () => select(currentConsent()),
    () => select(unknown),
  );

export const reviewConsent = (reviewing: boolean): void => show({ ...currentConsent(), reviewing });

/** The document's mark is that of `consent-script.ts`: it shows the banner. */
function show(next: Consent): void {
  consent = next;
  document.documentElement.dataset['consent'] = next.status;
  for (const view of views) view();
}

/** An answer to another version of the inventory grants nothing; one that lacks a category is asked for again. */
function consentOf(record: ConsentRecord | null): Consent {
  const { granted, refused, answeredAt } =
    record?.version === inventoryVersion ? record : { granted: [], refused: [], answeredAt: null };
  const asked = [...granted, ...refused];
  return {
    status: usedCategories().every((category) => asked.includes(category)) ? 'answered' : 'unanswered',
    granted: new Set<ConsentCategory>(['strict', ...granted]),
    answeredAt,
    reviewing: false,
  };
}

/** Saves the visitor's answer and applies it in every tab; it lasts even if the page is left in the same moment. */
export function grantCategories(categories: Iterable<ConsentCategory>): void {
  const agreed = new Set(categories);
  const record = {
    version: inventoryVersion,
    answeredAt: `${new Date().toISOString().slice(0, 19)}Z`,
    granted: optionalCategories.filter((category) => agreed.has(category)),
    refused: usedCategories().filter((category) => !agreed.has(category)),
  };
  const answer = formatRecord(record);
  store('consent', answer);
  follow(record);
  listenToTabs().postMessage(answer);
}

/** Applies an answer in this tab: what waited for it starts, what runs without consent stops, and what it stored is deleted. */
function follow(record: ConsentRecord | null): void {
  show(consentOf(record));
  deleteWithdrawn(grantedCategories());
}

/**
 * Calls the listener after every answer in any tab of this browser, and when a left page comes back, with the
 * categories granted now; what is no longer granted is deleted afterwards. Returns how to stop listening.
 */
export function onConsentChange(listener: (granted: ReadonlySet<ConsentCategory>) => void): () => void {
  listenToTabs();
  let before = grantedCategories();
  return subscribe(() => {
    const granted = grantedCategories();
    if (granted !== before) listener(granted);
    before = granted;
  });
}

/*
 * Answers reach the other open tabs in messages, which store nothing. A channel may keep a page out of the browser's
 * cache of left pages, so it is closed while a page is left; one that comes back reads the stored answer instead.
 */
let channel: BroadcastChannel | null = null;

function listenToTabs(): BroadcastChannel {
  if (channel) return channel;
  window.addEventListener('pagehide', () => channel?.close());
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    channel = openChannel();
    follow(parseRecord(readStored('consent')));
  });
  channel = openChannel();
  // Another tab may have answered since this page has read the stored answer.
  const stored = parseRecord(readStored('consent'));
  if (stored !== null && stored.answeredAt !== currentConsent().answeredAt) follow(stored);
  // The page with the answer may have been left before it had deleted what was refused.
  else if (currentConsent().status === 'answered') deleteWithdrawn(grantedCategories());
  return channel;
}

function openChannel(): BroadcastChannel {
  const opened = new BroadcastChannel('consent');
  opened.onmessage = ({ data }) => {
    const record = parseRecord(String(data));
    if (record) follow(record);
  };
  return opened;
}
