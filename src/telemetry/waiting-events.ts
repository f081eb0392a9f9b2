import * as z from 'zod/mini';
import { hasConsent, readEntry, removeEntry, writeEntry } from '../consent/guarded-storage.ts';
import { type TagManagerEvent, tagManagerEventSchema } from './tag-manager-event.ts';

/** Where events wait that happened where the container may not run: for as long as the visitor agrees to the category. */
const entries = { statistics: 'waiting-events', marketing: 'waiting-events-marketing' } as const;
type Entry = (typeof entries)[keyof typeof entries];

/** Beyond it, the oldest ones are lost: a purchase comes last. */
const maxWaiting = 50;
/** More than anybody begins or buys before it could be told twice. */
const maxTold = 20;

const keptSchema = z.object({
  waiting: z.array(tagManagerEventSchema),
  /** What is not told again; in another tab, and on another day. */
  told: z.array(z.string()),
});
type Kept = z.infer<typeof keptSchema>;
const nothing: Kept = { waiting: [], told: [] };

const ownEntry = (): Entry => (hasConsent('statistics') ? entries.statistics : entries.marketing);

/** Keeps an event until the container may run, on whichever page comes next; without consent, it is forgotten. */
export function keepEvent(event: TagManagerEvent): void {
  const { waiting, told } = readKept(ownEntry());
  writeKept(ownEntry(), { waiting: [...waiting, event].slice(-maxWaiting), told });
}

/** The events that wait, in the order in which they happened. They are returned only once. */
export function takeEvents(): readonly TagManagerEvent[] {
  return Object.values(entries).flatMap((entry) => {
    const { waiting, told } = readKept(entry);
    if (waiting.length > 0) writeKept(entry, { waiting: [], told });
    return waiting;
  });
}

/** Whether something has not been told yet, which it is from now on. */
export function isFirst(occasion: string): boolean {
  const { waiting, told } = readKept(ownEntry());
  if (told.includes(occasion)) return false;
  writeKept(ownEntry(), { waiting, told: [...told, occasion].slice(-maxTold) });
  return true;
}

function readKept(entry: Entry): Kept {
  try {
    return keptSchema.parse(JSON.parse(readEntry(entry) ?? 'null'));
  } catch {
    return nothing;
  }
}

function writeKept(entry: Entry, kept: Kept): void {
  if (kept.waiting.length + kept.told.length > 0) writeEntry(entry, JSON.stringify(kept));
  else removeEntry(entry);
}
