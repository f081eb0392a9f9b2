import {
  findRequest,
  changeRequest,
  listRequests,
  noteDueRequest,
  requestsOf,
  subscriptionKind,
} from '../../commerce/customer-requests.ts';
import { type CustomObjects, everyObject } from '../../commerce/custom-objects.ts';
import type { NewsletterRequest, Subscription } from '../../contract/newsletter.ts';
import { ShopError } from '../../contract/shop-error.ts';
import type { Language, Store } from '../../stores/types.ts';
import { urlOf } from '../../stores/urls.ts';
import { keptIdOf, tokenQuery } from '../context/identifiers.ts';
import type { RequestContext } from '../context/request-context.ts';
import type { Expiring } from '../context/shared-values.ts';
import { mayLeave, newMessageId, sendNow } from '../mail/due/send-now.ts';

type Place = Pick<RequestContext, 'commerce'> & { readonly store: Pick<Store, 'id'> };

const hour = 60 * 60_000;

/** How many hours there are to confirm a subscription. */
const confirmationHours = 48;

/** Where those are that nobody has confirmed yet: apart from the others, so that the sweeper finds what is over without reading the rest. */
export const askedSubscriptionsOf = ({ id }: Pick<Store, 'id'>): Expiring => ({
  container: `subscriptions-asked.${id}`,
  age: confirmationHours * hour,
});

/** The two addresses with which whoever has an e-mail about a subscription acts on it. */
export function newsletterLinksOf(
  { store, environment }: Pick<RequestContext, 'store' | 'environment'>,
  language: Language,
  id: string,
) {
  const query = tokenQuery('newsletter', id, environment.sessionSecrets);
  return {
    /** The page that confirms and ends it, by buttons: programs that open links change nothing. */
    pageUrl: `${urlOf(store, language, 'newsletter')}?${query}`,
    /** Ends it at once if it is sent a POST (RFC 8058); leads a person to the page. */
    unsubscribeUrl: `${store.origin}/api/newsletter/unsubscribe?${query}`,
  };
}

const noSuchSubscription = () => new ShopError('NotFound', 'There is no such subscription (anymore)');

/**
 * Notes that somebody wants the newsletter, and asks the owner of the address to confirm it. Whoever gets it already is told so, in an
 * e-mail of the same kind, and may confirm it once more or end it: nobody else learns who gets it.
 * @throws ShopError `MailUnavailable` if the e-mail cannot be sent now, which the reader has to know; as `CustomObjects` does.
 */
export async function askForNewsletter(context: RequestContext, request: NewsletterRequest): Promise<void> {
  const { commerce, store, environment, language, log } = context;
  const { email, source } = request;
  const find = (id: string) => findRequest(commerce, store, subscriptionKind, id);
  const id = await keptIdOf('subscriptions', store.id, environment.sessionSecrets, [email], find);
  const known = await find(id);
  const isSubscribed = known !== null && known.leftAt === undefined;
  const { container } = askedSubscriptionsOf(store);
  const receivedAt = new Date().toISOString();
  const asked: Subscription = { id, receivedAt, language, email, source };
  await commerce.putObject(container, id, asked);
  const messageId = newMessageId(context);
  if (!(await mayLeave(context, 'newsletter-confirm', { address: email, id: messageId }))) return;
  const { pageUrl, unsubscribeUrl } = newsletterLinksOf(context, language, id);
  const data = { pageUrl, hours: confirmationHours, isSubscribed };
  const outcome = await sendNow(context, 'newsletter-confirm', data, {
    to: email,
    unsubscribeUrl,
    messageId,
  });
  if (outcome === 'accepted') return;
  // There is no such address. The answer is the same, so that nobody finds out by it which addresses exist.
  log.info('subscription dropped', { subscription: id, reason: 'refused' });
  await commerce.removeObject(container, id);
}

/** One that waits for its confirmation; null if there is none, or its time is over. */
async function findAsked({ commerce, store }: Place, id: string): Promise<Subscription | null> {
  const { container, age } = askedSubscriptionsOf(store);
  const stored = await commerce.getObject(container, id);
  return stored && Date.now() - stored.lastModifiedAt < age
    ? subscriptionKind.schema.parse(stored.value)
    : null;
}

/** Every subscription of a storefront, also those that wait for their confirmation. @throws ShopError as `CustomObjects` does. */
export async function listSubscriptions(
  objects: CustomObjects,
  store: Pick<Store, 'id'>,
): Promise<Subscription[]> {
  const confirmed = await listRequests(objects, store, subscriptionKind);
  const asked = await everyObject(objects, askedSubscriptionsOf(store).container);
  return [...asked.map(({ value }) => subscriptionKind.schema.parse(value)), ...confirmed];
}

/**
 * A subscription as its owner sees it; one that was asked for again waits for its confirmation again.
 * @throws ShopError `NotFound` if it has expired, or ended and its service knows that.
 */
export async function ownSubscription(place: Place, id: string): Promise<Subscription> {
  const { commerce, store } = place;
  const found = (await findAsked(place, id)) ?? (await findRequest(commerce, store, subscriptionKind, id));
  if (!found) throw noSuchSubscription();
  return found;
}

/**
 * Confirms what was asked for, and notes that the newsletter service has to be told, also of somebody whom it was told of before: they may
 * have left by a link in the newsletter itself, of which the shop knows nothing. Confirming twice changes nothing.
 * @throws ShopError `NotFound` if there is none, or its time is over.
 */
export async function confirmSubscription(place: Place, id: string): Promise<void> {
  const { commerce, store } = place;
  const asked = await findAsked(place, id);
  if (!asked) {
    const known = await findRequest(commerce, store, subscriptionKind, id);
    if (known && known.leftAt === undefined) return;
    throw noSuchSubscription();
  }
  await noteDueRequest(commerce, store, subscriptionKind, id);
  const confirmed: Subscription = { ...asked, confirmedAt: new Date().toISOString() };
  await commerce.putObject(requestsOf(subscriptionKind, store), id, confirmed);
  await commerce.removeObject(askedSubscriptionsOf(store).container, id);
}

/**
 * Ends a subscription; it need not exist. One that was confirmed is kept until the newsletter service knows.
 * @throws ShopError as `CustomObjects` does; doing it again is safe.
 */
export async function leaveNewsletter({ commerce, store }: Place, id: string): Promise<void> {
  await commerce.removeObject(askedSubscriptionsOf(store).container, id);
  await changeRequest(commerce, store, subscriptionKind, id, (before) =>
    before.leftAt === undefined ? { ...before, leftAt: new Date().toISOString() } : before,
  );
}
