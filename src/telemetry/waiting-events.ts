import * as z from 'zod/mini';
import { hasConsent, readEntry, removeEntry, writeEntry } from '../consent/guarded-storage.ts';
import { type TagManagerEvent, tagManagerEventSchema } from './tag-manager-event.ts';

/** Where events wait that happened where the container may not run: for as long as the visitor agrees to the category. */
const entries = { statistics: 'waiting-events', marketing: 'waiting-events-marketing' } as const;
type Entry = (typeof entries)[keyof typeof entries];

/** Beyond it, the oldest ones are lost: a purchase comes last. */
const maxWaiting = 50;

const waitingSchema = z.array(tagManagerEventSchema);

/** Keeps an event until the container may run in this tab; without consent, it is forgotten. */
export function keepEvent(event: TagManagerEvent): void {
  const entry = hasConsent('statistics') ? entries.statistics : entries.marketing;
  writeEntry(entry, JSON.stringify([...readEvents(entry), event].slice(-maxWaiting)));
}

/** The events that wait, in the order in which they happened. They are returned only once. */
export function takeEvents(): readonly TagManagerEvent[] {
  return Object.values(entries).flatMap((entry) => {
    const events = readEvents(entry);
    if (events.length > 0) removeEntry(entry);
    return events;
  });
}

function readEvents(entry: Entry): readonly TagManagerEvent[] {
  try {
    return waitingSchema.parse(JSON.parse(readEntry(entry) ?? '[]'));
  } catch {
    return [];
  }
}
