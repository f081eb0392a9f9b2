import type { KeptRequest } from '../../commerce/restock-requests.ts';
import { restockDays } from '../context/identifiers.ts';

/** In milliseconds. */
const hour = 60 * 60_000;

/** How many hours there are to confirm a request. */
export const confirmationHours = 48;

/**
 * Whether a request must not be kept any longer: 48 hours after it was made if nobody has confirmed it, and 180 days after it
 * was confirmed, since whoever has waited for half a year has bought something else.
 * @param now milliseconds since 1970.
 */
export function isOver(
  { askedAt, confirmedAt }: Pick<KeptRequest, 'askedAt' | 'confirmedAt'>,
  now: number,
): boolean {
  return confirmedAt === undefined
    ? now - Date.parse(askedAt) >= confirmationHours * hour
    : now - Date.parse(confirmedAt) >= restockDays * 24 * hour;
}
