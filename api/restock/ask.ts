import { type KeptRequest, keptRequestSchema, restockRequestsOf } from '../../commerce/restock-requests.ts';
import type { RestockRequest } from '../../contract/restock.ts';
import { ShopError } from '../../contract/shop-error.ts';
import { renderMail } from '../mail/templates/render-mail.ts';
import { countryOf } from '../../stores/countries.ts';
import { restockDays, restockIdOf } from '../context/identifiers.ts';
import { newMessageId } from '../context/message-id.ts';
import type { RequestContext } from '../context/request-context.ts';
import { changeShared } from '../context/shared-values.ts';
import { mayLeave } from '../context/mail-limits.ts';
import { forgetRequest } from './answer-link.ts';
import { confirmationHours, isOver } from './expiry.ts';
import { restockLinksOf } from './restock-links.ts';

/**
 * Stores that somebody wants to be told when something is in stock again, and asks the owner of the address to confirm it.
 * The same address and SKU are one request. A request that is confirmed already stays as it is, and is asked about again
 * all the same, so that nobody learns what others have asked for.
 * @throws ShopError `UnknownCountry`, `UnknownSku`, or `NotSoldHere`; `MailUnavailable` if the e-mail cannot be sent now, which
 * the shopper has to know.
 */
export async function askAboutRestock(context: RequestContext, request: RestockRequest): Promise<void> {
  const { commerce, store, language } = context;
  const { sku, email, country } = request;
  const sold = countryOf(store, country);
  if (!sold) throw new ShopError('UnknownCountry', 'The store does not sell there', { country });
  const offer = (await commerce.findOffers([sku], { country, currency: sold.currency })).get(sku);
  if (!offer) throw new ShopError('UnknownSku', 'There is no such SKU', { sku });
  if (!offer.price) throw new ShopError('NotSoldHere', 'It is not sold in this country', { sku });
  const id = await requestIdOf(context, request);
  const place = { container: restockRequestsOf(store), key: id };
  const now = Date.now();
  const asked: KeptRequest = { sku, email, country, language, askedAt: new Date(now).toISOString() };
  await changeShared(commerce, place, keptRequestSchema, (before) =>
    before?.confirmedAt !== undefined && !isOver(before, now) ? before : asked,
  );
  await askToConfirm(context, id, { email, name: offer.name, variantLabel: offer.variantLabel });
}

/** The request's ID; one that was made with an earlier secret keeps its own. @throws ShopError as `CustomObjects` does. */
async function requestIdOf(
  { commerce, store, environment }: RequestContext,
  { email, sku }: RestockRequest,
): Promise<string> {
  const [, ...earlier] = environment.sessionSecrets;
  for (const secret of earlier) {
    const id = restockIdOf(store.id, [secret], email, sku);
    if (await commerce.getObject(restockRequestsOf(store), id)) return id;
  }
  return restockIdOf(store.id, environment.sessionSecrets, email, sku);
}

async function askToConfirm(
  context: RequestContext,
  id: string,
  { email, ...product }: { readonly email: string; readonly name: string; readonly variantLabel: string },
): Promise<void> {
  const { store, language, mailer, log } = context;
  const messageId = newMessageId(context);
  if (!(await mayLeave(context, 'restock-confirm', { address: email, id: messageId }))) return;
  const { pageUrl, unsubscribeUrl } = restockLinksOf(context, language, id);
  const data = { ...product, pageUrl, hours: confirmationHours, days: restockDays };
  const outcome = await mailer.send({
    ...(await renderMail('restock-confirm', data, { store, language })),
    to: email,
    unsubscribeUrl,
    language,
    messageId,
  });
  if (outcome === 'accepted') return;
  // There is no such address. The answer is the same, so that nobody finds out by it which addresses exist.
  log.info('restock request dropped', { request: id, reason: 'refused' });
  await forgetRequest(context, id);
}
