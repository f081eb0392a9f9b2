import { z } from 'zod';
import { everyObject } from '../../commerce/custom-objects.ts';
import { isShopError } from '../../contract/shop-error.ts';
import type { RequestContext } from '../context/request-context.ts';
import { endedRegistrationsOf, forgetRegistration } from './registrations.ts';

const endedSchema = z.object({
  /** ISO 8601. */
  until: z.string(),
});

/**
 * Removes registrations that their owners have had deleted, and that the law does not have kept any longer. A failure is logged, never
 * thrown, and left to the next run.
 */
export async function sweepRegistrations(context: RequestContext): Promise<void> {
  const { commerce, store, log } = context;
  try {
    for (const { key, value } of await everyObject(commerce, endedRegistrationsOf(store)))
      if (Date.parse(endedSchema.parse(value).until) <= Date.now()) await forgetRegistration(context, key);
  } catch (error) {
    if (!isShopError(error)) throw error;
    log.warn('registrations could not be swept', { error });
  }
}
