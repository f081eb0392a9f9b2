import { type ConsentRecord, formatRecord, parseRecord } from './consent-record.ts';

/*
 * Answers reach the other open tabs in messages, which store nothing. A channel may keep a page out of the browser's
 * cache of left pages, so it is closed while a page is left; one that comes back compares the stored answer instead.
 */
let channel: BroadcastChannel | null = null;

/** Tells the other tabs of this browser what the visitor answered. */
export function tellTabs(record: ConsentRecord): void {
  channel?.postMessage(formatRecord(record));
}

/** Calls `apply` with every answer that another tab tells, and with the stored one if it changed while away. */
export function listenToTabs(
  apply: (record: ConsentRecord | null) => void,
  readRecord: () => ConsentRecord | null,
): void {
  if (channel) return;
  const open = () => {
    channel = new BroadcastChannel('consent');
    channel.onmessage = ({ data }) => {
      const record = parseRecord(String(data));
      if (record) apply(record);
    };
  };
  let left: string | undefined;
  window.addEventListener('pagehide', () => {
    left = readRecord()?.answeredAt;
    channel?.close();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    open();
    const record = readRecord();
    if (record?.answeredAt !== left) apply(record);
  });
  open();
}
