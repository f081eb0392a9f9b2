import { z } from 'zod';
import { type Container, everyObject } from '../../commerce/custom-objects.ts';
import {
  changeRequest,
  findRequest,
  keepRequest,
  registrationKind,
  removeRequest,
} from '../../commerce/customer-requests.ts';
import type { CreateRegistration, Registration, RegistrationStatement } from '../../contract/registration.ts';
import { ShopError } from '../../contract/shop-error.ts';
import { countryOf } from '../../stores/countries.ts';
import { keptByLawUntil, missingIn, registrationLawOf } from '../../stores/registration-law.ts';
import type { Store } from '../../stores/types.ts';
import { isPageKey } from '../../stores/urls.ts';
import { requestIdOf } from '../context/identifiers.ts';
import type { RequestContext } from '../context/request-context.ts';
import { mailLedgers } from '../mail/due/send-due.ts';

/** Where it is noted until when the law has registrations kept that their owners have had deleted, by their IDs. */
const endedRegistrationsOf = ({ id }: Pick<Store, 'id'>): Container => `registrations-ended.${id}`;

/**
 * Stores a registration, before anybody is told that it arrived. The same with the same key is stored once.
 * @throws ShopError `InvalidInput` if it lacks what the storefront needs, `UnknownCountry`; `CommerceUnavailable` if it may not have been
 * stored: sending it again is safe.
 */
export async function register(
  context: RequestContext,
  { key, ...typed }: CreateRegistration,
): Promise<Registration> {
  const { commerce, store, environment, language, log } = context;
  const parts = [key, JSON.stringify(typed)];
  const id = requestIdOf('registrations', store.id, environment.sessionSecrets, parts);
  const statement = accepted(store, typed);
  const receivedAt = new Date().toISOString();
  const kept = await keepRequest(commerce, store, registrationKind, {
    ...{ id, receivedAt, language },
    ...statement,
  });
  if (kept.isNew) log.info('product registered', { registration: id });
  return kept.request;
}

/** What is stored of a statement: nothing that the law of the storefront does not let a page ask for. @throws ShopError */
function accepted(store: Store, typed: RegistrationStatement): RegistrationStatement {
  const missing = missingIn(store, typed);
  if (missing.length > 0) throw new ShopError('InvalidInput', 'Something required is missing', { missing });
  if (!countryOf(store, typed.country))
    throw new ShopError('UnknownCountry', 'The store does not sell there', { country: typed.country });
  return {
    ...typed,
    product: isPageKey(store, `product/${typed.product}`) ? typed.product : '',
    bought: registrationLawOf(store) === null ? typed.bought : { on: '', at: '' },
  };
}

const noSuchRegistration = () => new ShopError('NotFound', 'There is no such registration (anymore)');

/** @throws ShopError `NotFound` if it has been deleted. */
export async function ownRegistration(
  { commerce, store }: RequestContext,
  id: string,
): Promise<Registration> {
  const found = await findRequest(commerce, store, registrationKind, id);
  if (!found || found.endedAt !== undefined) throw noSuchRegistration();
  return found;
}

/** @returns the registration as it then is. @throws ShopError as `register` does, and `NotFound`. */
export async function changeRegistration(
  { commerce, store }: RequestContext,
  id: string,
  typed: RegistrationStatement,
): Promise<Registration> {
  const statement = accepted(store, typed);
  const changed = await changeRequest(commerce, store, registrationKind, id, (before) => {
    if (before.endedAt !== undefined) throw noSuchRegistration();
    const after = { ...before, ...statement };
    const isSame = JSON.stringify(after) === JSON.stringify(before);
    return isSame ? before : { ...after, changedAt: new Date().toISOString() };
  });
  if (!changed) throw noSuchRegistration();
  return changed;
}

type Place = Pick<RequestContext, 'commerce'> & { readonly store: Pick<Store, 'id' | 'countries'> };

/**
 * Deletes a registration; it need not exist. Where the law has it kept, it is used for nothing but recalls until then, and no link shows
 * it anymore.
 * @returns until when (ISO 8601) it is kept; null if it is gone.
 * @throws ShopError as `CustomObjects` does; doing it again is safe.
 */
export async function endRegistration({ commerce, store }: Place, id: string): Promise<string | null> {
  const found = await findRequest(commerce, store, registrationKind, id);
  const keptUntil = found && keptByLawUntil(store, found);
  if (keptUntil === null || keptUntil <= Date.now()) {
    await forgetRegistration({ commerce, store }, id);
    return null;
  }
  // The note comes first: whatever is called deleted will be.
  const until = new Date(keptUntil).toISOString();
  await commerce.putObject(endedRegistrationsOf(store), id, { until });
  await changeRequest(commerce, store, registrationKind, id, (before) =>
    before.endedAt === undefined ? { ...before, endedAt: new Date().toISOString() } : before,
  );
  return until;
}

/** Deletes everything about a registration; it need not exist. */
async function forgetRegistration({ commerce, store }: Place, id: string): Promise<void> {
  await removeRequest(commerce, store, registrationKind, id);
  await commerce.removeObject(mailLedgers.container, id);
  await commerce.removeObject(endedRegistrationsOf(store), id);
}

const endedSchema = z.object({
  /** ISO 8601. */
  until: z.string(),
});

/**
 * Removes registrations that their owners have had deleted, and that the law does not have kept any longer.
 * @throws ShopError as `CustomObjects` does.
 */
export async function sweepRegistrations(place: Place): Promise<void> {
  for (const { key, value } of await everyObject(place.commerce, endedRegistrationsOf(place.store)))
    if (Date.parse(endedSchema.parse(value).until) <= Date.now()) await forgetRegistration(place, key);
}
