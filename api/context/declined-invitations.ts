import { requestsKept } from '../../commerce/customer-requests.ts';
import { normalizedEmail } from '../../contract/email-address.ts';
import { digestOf, type Secrets } from './derived-keys.ts';
import type { RequestContext } from './request-context.ts';
import type { Expiring } from './shared-values.ts';

type Context = Pick<RequestContext, 'commerce' | 'store' | 'environment'>;

/** Where it is noted who wants no invitations to review, by a digest of the address. */
export const declinedOf = ({ id }: Pick<Context['store'], 'id'>): Expiring => ({
  container: `declined-invitations.${id}`,
  age: requestsKept,
});

const declinedKey = (secrets: Secrets, email: string): string =>
  digestOf(secrets, 'declined invitations', normalizedEmail(email));

/** Whether the owner of an address wants no invitations. @throws ShopError as `CustomObjects` does. */
export async function hasDeclined(
  { commerce, store, environment }: Context,
  email: string,
): Promise<boolean> {
  for (const secret of environment.sessionSecrets)
    if (await commerce.getObject(declinedOf(store).container, declinedKey([secret], email))) return true;
  return false;
}

/** Notes that the owner of an address wants no invitations. @throws ShopError as `CustomObjects` does. */
export async function keepDeclined({ commerce, store, environment }: Context, email: string): Promise<void> {
  await commerce.putObject(declinedOf(store).container, declinedKey(environment.sessionSecrets, email), {});
}

/** Forgets that, if it was noted: they have agreed since. @throws ShopError as `CustomObjects` does. */
export async function forgetDeclined(
  { commerce, store, environment }: Context,
  email: string,
): Promise<void> {
  for (const secret of environment.sessionSecrets)
    await commerce.removeObject(declinedOf(store).container, declinedKey([secret], email));
}
