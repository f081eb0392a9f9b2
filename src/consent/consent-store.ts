import { readStored, store } from './browser-storage.ts';
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
  /** Whether the visitor is looking at the choices. */
  readonly reviewing: boolean;
}

const unknown: Consent = {
  status: 'unknown',
  granted: new Set(['strict']),
  answeredAt: null,
  reviewing: false,
};
/** Null until the stored answer has been read. */
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

/** What components ask for by `ConsentProvider`; all other code asks this module's functions. */
export interface ConsentStore {
  readonly current: () => Consent;
  /** During server rendering and hydration. */
  readonly initial: () => Consent;
  readonly subscribe: typeof subscribe;
  /** Shows or hides the choices. */
  readonly review: (reviewing: boolean) => void;
}

export const consentStore: ConsentStore = {
  current: currentConsent,
  initial: () => unknown,
  subscribe,
  review: (reviewing) => show({ ...currentConsent(), reviewing }),
};

/** Applies an answer in this tab: what waited for it starts, and what runs without consent stops. */
export function applyRecord(record: ConsentRecord | null): void {
  show(consentOf(record));
}

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

/**
 * Saves the visitor's answer with its time and applies it in this tab, both at once: it lasts even if the page is left in
 * the same moment. Categories left out are refused.
 * @returns the answer, which `followAnswer` needs for the rest.
 */
export function saveAnswer(categories: Iterable<ConsentCategory>): string {
  const agreed = new Set(categories);
  const record = {
    version: inventoryVersion,
    answeredAt: `${new Date().toISOString().slice(0, 19)}Z`,
    granted: optionalCategories.filter((category) => agreed.has(category)),
    refused: usedCategories().filter((category) => !agreed.has(category)),
  };
  const answer = formatRecord(record);
  store('consent', answer);
  applyRecord(record);
  return answer;
}
