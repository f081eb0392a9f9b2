import type { Offer } from '../../commerce/commerce.ts';
import type { KeptRequest } from '../../commerce/restock-requests.ts';
import { renderMail } from '../../mail/render-mail.ts';
import { countryOf } from '../../stores/countries.ts';
import { isPageKey, urlOf } from '../../stores/urls.ts';
import type { Language, Store } from '../../stores/types.ts';
import type { RequestContext } from '../context/request-context.ts';
import { sendDue } from '../mail/send-due.ts';
import { forgetRequest } from './answer-link.ts';
import { restockLinksOf } from './restock-links.ts';

/**
 * Tells somebody that what they wait for is in stock, once, and then deletes the request. If it is not sold in their country
 * anymore, it is deleted without a word; if somebody else has just bought the last one, it goes on.
 * @param confirmedAt names the e-mail: whoever asks anew after it gets another one.
 * @returns whether nothing is left to do for now.
 * @throws ShopError as `Commerce` does.
 */
export async function tellAboutRestock(
  context: RequestContext,
  request: KeptRequest & { readonly id: string },
  confirmedAt: string,
): Promise<boolean> {
  const { id, sku, email } = request;
  const language = languageOf(context.store, request);
  const offer = await offerFor(context, request, language);
  const productUrl = offer && productUrlOf(context.store, language, offer);
  if (!offer || productUrl === null) {
    await forgetRequest(context, id);
    return true;
  }
  if (offer.availableQuantity === 0) return true;
  const { name, variantLabel } = offer;
  const data = { name, variantLabel, productUrl: `${productUrl}?${new URLSearchParams({ sku })}` };
  const place = { store: context.store, language, country: request.country };
  const isDone = await sendDue(context, id, [
    {
      id: `back-in-stock-${Date.parse(confirmedAt)}`,
      to: email,
      unsubscribeUrl: restockLinksOf(context, language, id).unsubscribeUrl,
      language,
      isOptional: true,
      render: () => renderMail('back-in-stock', data, place),
    },
  ]);
  if (isDone) await forgetRequest(context, id);
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
  return isPageKey(page) ? urlOf(store, language, page) : null;
}

/** A language of this storefront; its first one if the request has none of them. */
const languageOf = ({ languages }: Store, { language }: KeptRequest): Language =>
  languages.find((one) => one === language) ?? languages[0];
