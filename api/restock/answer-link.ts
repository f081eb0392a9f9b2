import { keptRequestSchema, restockRequestsOf } from '../../commerce/restock-requests.ts';
import type { RequestContext } from '../context/request-context.ts';
import { readShared, replaceShared } from '../context/shared-values.ts';
import { isShopError, ShopError } from '../../contract/shop-error.ts';
import { ledgers } from '../mail/due/send-due.ts';
import { isOver } from './expiry.ts';
import { noSuchRequest } from './restock-links.ts';

const maxAttempts = 5;

/**
 * Confirms a request, since when it is one to be told. Doing so again changes nothing.
 * @throws ShopError `NotFound` if it has expired, or has been answered or deleted.
 */
export async function confirmRequest({ commerce, store }: RequestContext, id: string): Promise<void> {
  const place = { container: restockRequestsOf(store), key: id };
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    const now = Date.now();
    const known = await readShared(commerce, place, keptRequestSchema);
    if (!known.value || isOver(known.value, now)) throw noSuchRequest();
    if (known.value.confirmedAt !== undefined) return;
    const confirmed = { ...known.value, confirmedAt: new Date(now).toISOString() };
    // Only what is still there: a request that has just been deleted stays so.
    if (await replaceShared(commerce, place, known, confirmed)) return;
  }
  throw new ShopError('CommerceUnavailable', 'The request keeps changing');
}

/**
 * Deletes everything about a request; it need not exist. The list of its e-mails goes last, so that none leaves twice.
 * @param version if given, a request that has changed since then is left alone.
 */
export async function forgetRequest(
  { commerce, store }: ForgettingContext,
  id: string,
  version?: number,
): Promise<void> {
  try {
    await commerce.removeObject(restockRequestsOf(store), id, version);
    await commerce.removeObject(ledgers, id);
  } catch (error) {
    if (!isShopError(error, 'VersionConflict')) throw error;
  }
}

interface ForgettingContext extends Pick<RequestContext, 'commerce'> {
  readonly store: Pick<RequestContext['store'], 'id'>;
}
