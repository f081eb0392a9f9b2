import { z } from 'zod';
import type { Offer } from '../../commerce/commerce.ts';
import { keptRequestSchema, restockRequestsOf, toldRequestSchema } from '../../commerce/restock-requests.ts';
import { isShopError } from '../../contract/shop-error.ts';
import type { RequestContext } from '../context/request-context.ts';
import { readShared } from '../context/shared-values.ts';
import { forgetRequest } from './answer-link.ts';
import { isOver } from './expiry.ts';
import { tellAboutRestock, type WaitingRequest } from './tell.ts';

/** Requests in one run, which is the most that commercetools lists; the rest follows in the next one. */
const atMost = 500;
/** SKUs in one question about stock, so that its address does not get too long. */
const skusAtOnce = 50;
/** After so many e-mails that could not be sent, the mail server is down, and the next run tries again. */
const maxFailures = 3;

/** Where the list goes on, for each storefront, in milliseconds since 1970. */
const cursors = 'restock-cursors';
const cursorSchema = z.object({ changedSince: z.number() });

const storedSchema = z.union([keptRequestSchema, toldRequestSchema]);

/** A request as it was listed. */
interface Listed {
  readonly id: string;
  readonly version: number;
  readonly modifiedAt: number;
  readonly value: z.infer<typeof storedSchema>;
}

/**
 * Tells those who wait for it what is in stock again, once, and deletes their requests; deletes those that have expired or
 * are about something that is gone. It goes round the list by 500, and asks for the stock of everything awaited there at
 * once. A failure is logged, never thrown, and left to the next run.
 * @param until when to stop, in milliseconds since 1970.
 */
export async function sweepRestock(context: RequestContext, until = Infinity): Promise<void> {
  try {
    const start = await startOf(context);
    const page = await pageFrom(context, start);
    const stopped = await handleAll(context, page, until);
    await goOnAt(context, start, nextStart(start, page, stopped));
  } catch (error) {
    const level = isShopError(error) ? 'warn' : 'error';
    context.log[level]('restock requests could not be swept', { error });
  }
}

async function startOf({ commerce, store }: RequestContext): Promise<number> {
  const place = { container: cursors, key: store.id };
  return (await readShared(commerce, place, cursorSchema)).value?.changedSince ?? 0;
}

async function pageFrom({ commerce, store }: RequestContext, changedSince: number): Promise<Listed[]> {
  const stored = await commerce.listObjects(restockRequestsOf(store), { changedSince, limit: atMost });
  return stored.map(({ key, version, value, lastModifiedAt }) => ({
    id: key,
    version,
    modifiedAt: lastModifiedAt,
    value: storedSchema.parse(value),
  }));
}

/** The request if it is confirmed and has not been told yet. */
function waitingIn({ id, version, value }: Listed): WaitingRequest | null {
  if ('toldAt' in value || value.confirmedAt === undefined) return null;
  return { ...value, id, version, confirmedAt: value.confirmedAt };
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
  let failures = 0;
  for (const listed of page) {
    if (failures >= maxFailures || Date.now() >= until) return listed;
    const waiting = waitingIn(listed);
    if (isOver(listed.value, now)) await forgetRequest(context, listed.id, listed.version);
    else if (waiting && isForNow(offers.get(waiting.sku)) && !(await tellAboutRestock(context, waiting)))
      failures += 1;
  }
  return null;
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
  const last = stopped ?? (page.length < atMost ? null : (page.at(-1) ?? null));
  if (last === null) return 0;
  // A page whose requests all changed in one millisecond must not be read forever.
  return stopped === null && last.modifiedAt === start ? start + 1 : last.modifiedAt;
}

async function goOnAt({ commerce, store }: RequestContext, start: number, next: number): Promise<void> {
  if (next !== start) await commerce.putObject(cursors, store.id, { changedSince: next });
}
