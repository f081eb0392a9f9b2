import { offeredLanguage } from '../../stores/languages.ts';
import { z } from 'zod';
import type { Offer } from '../../commerce/commerce.ts';
import { mostListed, type StoredObject } from '../../commerce/custom-objects.ts';
import {
  type KeptRequest,
  keptRequestSchema,
  restockRequestsOf,
  type ToldRequest,
  toldRequestSchema,
} from '../../commerce/restock-requests.ts';
import type { RequestContext } from '../context/request-context.ts';
import { readShared, replaceShared } from '../context/shared-values.ts';
import { sweepEach } from '../context/sweep-each.ts';
import { forgetRequest, isOver, restockLinksOf } from './requests.ts';
import { renderMail } from '../mail/templates/render-mail.ts';
import { countryOf } from '../../stores/countries.ts';
import { productUrlOf } from '../../stores/urls.ts';
import type { Language } from '../../stores/types.ts';
import { sendDue } from '../mail/due/send-due.ts';

/** SKUs in one question about stock, so that its address does not get too long. */
const skusAtOnce = 50;

/** Where the list goes on, for each storefront, in milliseconds since 1970. */
const cursors = 'restock-cursors';
const cursorSchema = z.object({ changedSince: z.number() });

const storedSchema = z.union([keptRequestSchema, toldRequestSchema]);

type Listed = StoredObject & { readonly value: z.infer<typeof storedSchema> };

/** A request that is confirmed, and has not been told yet; the time names its e-mail: whoever asks anew after it gets another one. */
type WaitingRequest = KeptRequest & { readonly confirmedAt: string };

/**
 * Tells those who wait for it what is in stock again, once, and deletes their requests; deletes those that have expired or
 * are about something that is gone. It goes round the list, a page in each run, and asks for the stock of everything awaited there at
 * once.
 * @param until when to stop, in milliseconds since 1970.
 * @throws ShopError as `Commerce` does.
 */
export async function sweepRestock(context: RequestContext, until: number): Promise<void> {
  const { commerce, store } = context;
  const place = { container: cursors, key: store.id } as const;
  const start = (await readShared(commerce, place, cursorSchema)).value?.changedSince ?? 0;
  const stored = await commerce.listObjects(restockRequestsOf(store), { changedSince: start });
  const page = stored.map((object): Listed => ({ ...object, value: storedSchema.parse(object.value) }));
  const next = nextStart(start, page, await handleAll(context, page, until));
  if (next !== start) await commerce.putObject(cursors, store.id, { changedSince: next });
}

function waitingIn({ value }: Listed): WaitingRequest | null {
  if ('toldAt' in value || value.confirmedAt === undefined) return null;
  return { ...value, confirmedAt: value.confirmedAt };
}

/** @returns the request at which the time was used up or the mail server was down; null after the last one. */
async function handleAll(
  context: RequestContext,
  page: readonly Listed[],
  until: number,
): Promise<Listed | null> {
  const now = Date.now();
  const current = page.filter(({ value }) => !isOver(value, now));
  const offers = await offersFor(context, new Set(current.flatMap((entry) => waitingIn(entry)?.sku ?? [])));
  return sweepEach(page, until, async (listed) => {
    const waiting = waitingIn(listed);
    if (isOver(listed.value, now)) await forgetRequest(context, listed.key, listed.version);
    else if (waiting && isForNow(offers.get(waiting.sku))) return tellAboutRestock(context, listed, waiting);
    return true;
  });
}

/** Whether something has to be done about an SKU: it is in stock, not counted, or gone. */
const isForNow = (offer: Offer | undefined): boolean => offer?.availableQuantity !== 0;

/** What is known now of all SKUs; stock is the same in each country. */
async function offersFor(
  { commerce, store }: RequestContext,
  skus: ReadonlySet<string>,
): Promise<ReadonlyMap<string, Offer>> {
  const [{ code: country, currency }] = store.countries;
  const found = new Map<string, Offer>();
  const all = [...skus];
  for (let at = 0; at < all.length; at += skusAtOnce) {
    const offers = await commerce.findOffers(all.slice(at, at + skusAtOnce), { country, currency });
    for (const [sku, offer] of offers) found.set(sku, offer);
  }
  return found;
}

/** Where the next run begins: where this one stopped, after a full page, or at the start again. */
function nextStart(start: number, page: readonly Listed[], stopped: Listed | null): number {
  const last = stopped ?? (page.length < mostListed ? null : (page.at(-1) ?? null));
  if (last === null) return 0;
  // A page whose requests all changed in one millisecond must not be read forever.
  return stopped === null && last.lastModifiedAt === start ? start + 1 : last.lastModifiedAt;
}

/**
 * Tells somebody that what they wait for is in stock, once, and then deletes the request. If it is not sold in their country
 * anymore, it is deleted without a word; if somebody else has just bought the last one, it goes on. Sweepers may overlap:
 * what has changed since it was listed is left to the next run.
 * @returns whether nothing is left to do for now.
 * @throws ShopError as `Commerce` does.
 */
async function tellAboutRestock(
  context: RequestContext,
  { key: id, version }: Listed,
  request: WaitingRequest,
): Promise<boolean> {
  const { sku, email, confirmedAt } = request;
  const language = offeredLanguage(context.store, request.language);
  const offer = await offerFor(context, request, language);
  const productUrl = offer && productUrlOf(context.store, language, offer.productKey);
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
