import type { RestockRequest } from '../../contract/customer-service.ts';
import { ShopError } from '../../contract/shop-error.ts';
import { urlOf } from '../../stores/urls.ts';
import type { Language, Store } from '../../stores/types.ts';
import { keptIdOf, restockDays, tokenQuery } from '../context/identifiers.ts';
import type { RequestContext } from '../context/request-context.ts';
import {
  type KeptRequest,
  keptRequestSchema,
  restockRequestsOf,
  type ToldRequest,
} from '../../commerce/restock-requests.ts';
import { unlessChanged } from '../../commerce/version-conflicts.ts';
import { changeShared } from '../context/shared-values.ts';
import { mailLedgers } from '../mail/due/send-due.ts';
import { countryOf } from '../../stores/countries.ts';
import { mayLeave, newMessageId, sendNow } from '../mail/due/send-now.ts';

type Context = Pick<RequestContext, 'store' | 'environment'>;

/** The two addresses with which whoever has the e-mail about a request acts on it. */
export function restockLinksOf({ store, environment }: Context, language: Language, request: string) {
  const query = tokenQuery('restock', request, environment.sessionSecrets);
  return {
    /** The page that confirms and deletes it, by buttons: programs that open links change nothing. */
    pageUrl: `${urlOf(store, language, 'back-in-stock')}?${query}`,
    /** Deletes it at once if it is sent a POST (RFC 8058); leads a person to the page. */
    unsubscribeUrl: `${store.origin}/api/restock/unsubscribe?${query}`,
  };
}

/** The same for an expired request, and one that has been answered or deleted. */
const noSuchRequest = () => new ShopError('NotFound', 'There is no such request (anymore)');

const hour = 60 * 60_000;

/** How many hours there are to confirm a request. */
const confirmationHours = 48;

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

/**
 * Confirms a request, since when it is one to be told. Doing so again changes nothing.
 * @throws ShopError `NotFound` if it has expired, or has been answered or deleted.
 */
export async function confirmRequest({ commerce, store }: RequestContext, id: string): Promise<void> {
  const place = { container: restockRequestsOf(store), key: id };
  // Only what is still there: a request that has just been deleted stays so.
  const { isChanged } = await changeShared(commerce, place, keptRequestSchema, (known) => {
    const now = Date.now();
    if (!known || isOver(known, now)) throw noSuchRequest();
    return { ...known, confirmedAt: known.confirmedAt ?? new Date(now).toISOString() };
  });
  if (!isChanged) throw new ShopError('CommerceUnavailable', 'The request keeps changing');
}

/**
 * Deletes everything about a request; it need not exist. The list of its e-mails goes last, so that none leaves twice.
 * @param version if given, a request that has changed since then is left alone.
 */
export async function forgetRequest(
  { commerce, store }: Pick<RequestContext, 'commerce'> & { readonly store: Pick<Store, 'id'> },
  id: string,
  version?: number,
): Promise<void> {
  if (await unlessChanged(() => commerce.removeObject(restockRequestsOf(store), id, version)))
    await commerce.removeObject(mailLedgers.container, id);
}

/**
 * Stores that somebody wants to be told when something is in stock again, and asks the owner of the address to confirm it.
 * The same address and SKU are one request. A request that is confirmed already stays as it is, and is asked about again
 * all the same, so that nobody learns what others have asked for.
 * @throws ShopError `UnknownCountry`, `UnknownSku`, or `NotSoldHere`; `MailUnavailable` if the e-mail cannot be sent now, which
 * the shopper has to know.
 */
export async function askAboutRestock(context: RequestContext, request: RestockRequest): Promise<void> {
  const { commerce, store, environment, language } = context;
  const { sku, email, country } = request;
  const sold = countryOf(store, country);
  if (!sold) throw new ShopError('UnknownCountry', 'The store does not sell there', { country });
  const offer = (await commerce.findOffers([sku], { country, currency: sold.currency })).get(sku);
  if (!offer) throw new ShopError('UnknownSku', 'There is no such SKU', { sku });
  if (!offer.price) throw new ShopError('NotSoldHere', 'It is not sold in this country', { sku });
  const container = restockRequestsOf(store);
  const find = (id: string) => commerce.getObject(container, id);
  const id = await keptIdOf('restock requests', store.id, environment.sessionSecrets, [email, sku], find);
  const place = { container, key: id };
  const now = Date.now();
  const asked: KeptRequest = { sku, email, country, language, askedAt: new Date(now).toISOString() };
  await changeShared(commerce, place, keptRequestSchema, (before) =>
    before?.confirmedAt !== undefined && !isOver(before, now) ? before : asked,
  );
  await askToConfirm(context, id, { email, name: offer.name, variantLabel: offer.variantLabel });
}

async function askToConfirm(
  context: RequestContext,
  id: string,
  { email, ...product }: { readonly email: string; readonly name: string; readonly variantLabel: string },
): Promise<void> {
  const { language, log } = context;
  const messageId = newMessageId(context);
  if (!(await mayLeave(context, 'restock-confirm', { address: email, id: messageId }))) return;
  const { pageUrl, unsubscribeUrl } = restockLinksOf(context, language, id);
  const data = { ...product, pageUrl, hours: confirmationHours, days: restockDays };
  const outcome = await sendNow(context, 'restock-confirm', data, { to: email, unsubscribeUrl, messageId });
  if (outcome === 'accepted') return;
  // There is no such address. The answer is the same, so that nobody finds out by it which addresses exist.
  log.info('restock request dropped', { request: id, reason: 'refused' });
  await forgetRequest(context, id);
}
