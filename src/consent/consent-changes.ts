import { readStored } from './browser-storage.ts';
import { type ConsentRecord, parseRecord } from './consent-record.ts';
import { applyRecord, currentConsent, grantedCategories, subscribe } from './consent-store.ts';
import type { ConsentCategory } from './inventory.ts';
import { deleteWithdrawn } from './withdrawn-entries.ts';

/**
 * Calls the listener after every answer in any tab of this browser, and when a left page comes back, with the
 * categories granted now. What runs with consent starts or stops there; what it stored is deleted after all listeners
 * have run. Returns how to stop listening.
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

/** Tells the other tabs of this browser what the visitor answered, as the cookie says it. */
export function tellTabs(answer: string): void {
  listenToTabs().postMessage(answer);
}

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
  else if (currentConsent().status === 'answered') deleteWithdrawn();
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

/** The other tab has deleted what both share; this one deletes also what its own session contains. */
function follow(record: ConsentRecord | null): void {
  applyRecord(record);
  deleteWithdrawn();
}
