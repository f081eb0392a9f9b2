import type { KeptRequest, ToldRequest } from '../../commerce/restock-requests.ts';
import { restockDays } from '../context/identifiers.ts';

/** In milliseconds. */
const hour = 60 * 60_000;

/** How many hours there are to confirm a request. */
export const confirmationHours = 48;

/** For how many hours it is known that a request has been told: far longer than a run of the sweeper. */
const toldHours = 1;

/**
 * Whether a request must not be kept any longer: 48 hours after it was made if nobody has confirmed it, and 180 days after it
 * was confirmed, since whoever has waited for half a year has bought something else.
 * @param now milliseconds since 1970.
 */
export function isOver(kept: KeptRequest | ToldRequest, now: number): boolean {
  if ('toldAt' in kept) return now - Date.parse(kept.toldAt) >= toldHours * hour;
  const { askedAt, confirmedAt } = kept;
  return confirmedAt === undefined
    ? now - Date.parse(askedAt) >= confirmationHours * hour
    : now - Date.parse(confirmedAt) >= restockDays * 24 * hour;
}
