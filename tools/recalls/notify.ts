import { setTimeout as pause } from 'node:timers/promises';
import pLimit from 'p-limit';
import { listRequests, registrationKind } from '../../commerce/customer-requests.ts';
import { printLine } from '../../scripts/print.ts';
import { storeById } from '../../stores/storefront.ts';
import type { Store } from '../../stores/types.ts';
import { flag, parseCommand, text, UsageError } from '../command-line.ts';
import { openShop, type OperatorShop } from '../orders/open-shop.ts';
import { announced, planText } from '../orders/text.ts';
import { isSure, oneEach, type Owner, ownerByOrder, ownerByRegistration, storeOf } from './owners.ts';
import { type Recall, readRecall } from './recall.ts';
import { type Notice, noticeFor, sendNotices } from './notices.ts';
import { tellUnreachable } from './unreachable.ts';

/**
 * `notify RECALL`: writes to everybody who has registered a recalled batch, or has ordered what is recalled. Who has been written
 * to is not written to again, so an interrupted run is simply repeated.
 * @returns the exit code: 1 if an e-mail could not be sent yet.
 */
export async function notifyCommand(args: readonly string[]): Promise<number> {
  const known = {
    ...{ store: text, unreachable: text, yes: flag, 'dry-run': flag },
    'per-minute': { type: 'string', default: '120' },
  } as const;
  const { values, argument } = parseCommand(args, known, 'recall');
  if (values.yes && values['dry-run'])
    throw new UsageError('--yes sends, --dry-run only shows: choose one of them.');
  const perMinute = Number(values['per-minute']);
  if (!(perMinute >= 1)) throw new UsageError('--per-minute needs a number, e.g. 120.');
  const recall = await readRecall(argument);
  const shop = openShop();
  const stores = values.store === undefined ? shop.stores : [storeById(values.store, shop.stores)];
  const options = { stores, perMinute, unreachable: values.unreachable, isMeant: values.yes };
  return notify(recall, shop, options);
}

/** How many lists of e-mails to read at the same time. */
const atOnce = 10;

interface NotifyOptions {
  /** Those whose customers are written to. */
  readonly stores: readonly Store[];
  readonly perMinute: number;
  /** Where the list of those who cannot be reached is written; it is printed if there is none. */
  readonly unreachable?: string | undefined;
  /** Whether e-mails are sent. */
  readonly isMeant: boolean;
  /** Waits between two e-mails, for some milliseconds. */
  readonly wait?: (milliseconds: number) => Promise<unknown>;
}

/** @returns the exit code. @throws ShopError as `Commerce` does. */
export async function notify(recall: Recall, shop: OperatorShop, options: NotifyOptions): Promise<number> {
  const { perMinute, unreachable, isMeant, wait = pause } = options;
  const { owners, ordered } = await ownersOf(recall, shop, options);
  const limit = pLimit(atOnce);
  const before = await limit.map(owners, (owner) => noticeFor(shop.context, recall, owner));
  const due = before.filter(isDue);
  const facts = [['Shop', shop.name], ...planOf(recall, options, { notices: before, ordered })] as const;
  const isSending = announced(planText(`Recall ${recall.name}`, facts), isMeant);
  const waitForNext = () => wait(60_000 / perMinute);
  const sent = isSending ? await sendNotices(shop.context, recall, due, waitForNext) : due;
  const after = [...before.filter((notice) => !isDue(notice)), ...sent];
  await tellUnreachable(after, unreachable);
  if (!isSending) return 0;
  const left = after.filter(isDue).length;
  printLine(
    left === 0
      ? 'Nothing is left to send.'
      : `${left} of ${due.length} e-mails have not left: the mail server does not take them now, or has just been asked to. Run it again in some minutes; it goes on where it stopped.`,
  );
  return left > 0 ? 1 : 0;
}

const isDue = ({ standing }: Notice): boolean => standing === 'due';

/** Everybody to be told, and how many orders there are of each product: none may mean that its key is wrong. */
async function ownersOf(
  recall: Recall,
  { context: { commerce }, records, stores: all }: OperatorShop,
  { stores }: NotifyOptions,
) {
  const found: (Owner | null)[] = [];
  const ordered = new Map(recall.products.map((key) => [key, 0]));
  for (const store of stores)
    for (const registration of await listRequests(commerce, store, registrationKind))
      found.push(ownerByRegistration(registration, recall, store));
  // Somewhere, the day begins before it does in UTC.
  const since = new Date(Date.parse(recall.soldFrom ?? '1970-01-02') - 24 * 60 * 60_000).toISOString();
  for await (const order of records.ordersOfProducts(recall.products, since)) {
    const store = storeOf(order, all);
    const owner = store && stores.includes(store) ? ownerByOrder(order, recall, store) : null;
    if (owner === null) continue;
    found.push(owner);
    for (const key of new Set(order.lineItems.map(({ productKey = '' }) => productKey)))
      if (ordered.has(key)) ordered.set(key, (ordered.get(key) ?? 0) + 1);
  }
  return { owners: oneEach(found.filter((owner) => owner !== null)), ordered };
}

interface Findings {
  readonly notices: readonly Notice[];
  readonly ordered: ReadonlyMap<string, number>;
}

/** What is about to happen, line by line. */
function planOf(
  { batches, soldFrom = 'whenever', soldTo = 'today', pageIn }: Recall,
  { stores, perMinute }: NotifyOptions,
  { notices, ordered }: Findings,
) {
  const count = (standing: Notice['standing']) =>
    notices.filter((notice) => notice.standing === standing).length;
  const sure = notices.filter(({ owner }) => isSure(owner)).length;
  const due = count('due');
  const pages = new Set(stores.map((store) => pageIn(store, store.languages[0]).url));
  return [
    ['Batches', batches.map(({ from, to }) => (from === to ? from : `${from} to ${to}`)).join(', ')],
    ['Sold', `${soldFrom} to ${soldTo}`],
    ...[...ordered].map(([key, orders]) => ['Product', `${key}: ${orders} orders`] as const),
    ['Owners', `${sure} of a recalled batch, ${notices.length - sure} who may have one`],
    ['E-mails', `${due} to send (${Math.ceil(due / perMinute)} minutes), ${count('sent')} sent before`],
    ['Unreachable', `${count('refused')} whose address was refused, ${count('no address')} without one`],
    ...[...pages].map((url) => ['Page', url] as const),
  ] as const;
}
