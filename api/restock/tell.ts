import type { Offer } from '../../commerce/commerce.ts';
import { type KeptRequest, restockRequestsOf, type ToldRequest } from '../../commerce/restock-requests.ts';
import { renderMail } from '../mail/templates/render-mail.ts';
import { countryOf } from '../../stores/countries.ts';
import { isPageKey, urlOf } from '../../stores/urls.ts';
import type { Language, Store } from '../../stores/types.ts';
import type { RequestContext } from '../context/request-context.ts';
import { replaceShared } from '../context/shared-values.ts';
import { sendDue } from '../mail/due/send-due.ts';
import { forgetRequest } from './answer-link.ts';
import { restockLinksOf } from './restock-links.ts';

/** A confirmed request as the sweeper has listed it. */
export interface WaitingRequest extends KeptRequest {
  readonly id: string;
  readonly version: number;
  /** Names the e-mail: whoever asks anew after it gets another one. */
  readonly confirmedAt: string;
}

/**
 * Tells somebody that what they wait for is in stock, once, and then deletes the request. If it is not sold in their country
 * anymore, it is deleted without a word; if somebody else has just bought the last one, it goes on. Sweepers may overlap:
 * what has changed since it was listed is left to the next run.
 * @returns whether nothing is left to do for now.
 * @throws ShopError as `Commerce` does.
 */
export async function tellAboutRestock(context: RequestContext, request: WaitingRequest): Promise<boolean> {
  const { id, version, sku, email, confirmedAt } = request;
  const language = languageOf(context.store, request);
  const offer = await offerFor(context, request, language);
  const productUrl = offer && productUrlOf(context.store, language, offer);
  if (!offer || productUrl === null) {
    await forgetRequest(context, id, version);
    return true;
  }
  const place = { container: restockRequestsOf(context.store), key: id };
  const isListed = (await context.commerce.getObject(place.container, id))?.version === version;
  if (offer.availableQuantity === 0 || !isListed) return true;
  const { name, variantLabel } = offer;
  const data = { name, variantLabel, productUrl: `${productUrl}?${new URLSearchParams({ sku })}` };
  const where = { store: context.store, language, country: request.country };
  const isDone = await sendDue(context, id, [
    {
      id: `back-in-stock-${Date.parse(confirmedAt)}`,
      to: email,
      unsubscribeUrl: restockLinksOf(context, language, id).unsubscribeUrl,
      language,
      isOptional: true,
      render: () => renderMail('back-in-stock', data, where),
    },
  ]);
  const told: ToldRequest = { toldAt: new Date().toISOString() };
  if (isDone) await replaceShared<unknown>(context.commerce, place, { version, value: null }, told);
  return isDone;
}

/** What is sold to the shopper, with its names in their language; null if it is not anymore. */
async function offerFor(
  { commerceIn, store }: RequestContext,
  { sku, country }: KeptRequest,
  language: Language,
): Promise<Offer | null> {
  const sold = countryOf(store, country);
  if (!sold) return null;
  const offers = await commerceIn(language).findOffers([sku], { country, currency: sold.currency });
  const offer = offers.get(sku);
  return offer?.price ? offer : null;
}

function productUrlOf(store: Store, language: Language, { productKey }: Offer): string | null {
  const page = `product/${productKey}`;
  return isPageKey(store, page) ? urlOf(store, language, page) : null;
}

/** A language of this storefront; its first one if the request has none of them. */
const languageOf = ({ languages }: Store, { language }: KeptRequest): Language =>
  languages.find((offered) => offered === language) ?? languages[0];
