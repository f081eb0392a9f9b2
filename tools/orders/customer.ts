import type { Order } from '@commercetools/platform-sdk';
import { brand } from '../../brands/build.ts';
import { returnsOf } from '../../commerce/mapping/returns.ts';
import { storeById } from '../../stores/storefront.ts';
import type { StoreId } from '../../stores/types.ts';
import { printLine } from '../../scripts/print.ts';
import { parseCommand, text } from '../command-line.ts';
import { openShop, storeOfNumber } from './open-shop.ts';
import { type PersonRecords, readEmail, recordsOf } from './person.ts';
import { beside, moneyText, standings, timeText } from './text.ts';

/**
 * `customer --email`: what somebody has ordered and asked for, a line each, so that whoever answers them sees all of it.
 * @returns the exit code.
 */
export async function customerCommand(args: readonly string[]): Promise<number> {
  const { values } = parseCommand(args, { email: text });
  const email = readEmail(values.email);
  const shop = openShop();
  const lists = listsOf(await recordsOf(shop, email)).filter(({ entries }) => entries.length > 0);
  const { store } = shop.context;
  printLine(`${email} in ${shop.name}`);
  if (lists.length === 0) printLine('\nNothing is kept about this address.');
  for (const { title, entries } of lists)
    printLine(['', title, ...entries.map((entry) => lineOf(entry, store.id))].join('\n'));
  return 0;
}

/** Something of a customer's that has a number. */
interface Entry {
  readonly id: string;
  /** ISO 8601. */
  readonly at: string;
  /** Whose day it is; null for that of the command. */
  readonly store: StoreId | null;
  readonly what: string;
}

interface List {
  readonly title: string;
  /** The latest first. */
  readonly entries: readonly Entry[];
}

function listsOf(records: PersonRecords): List[] {
  const { orders, withdrawals, claims, questions, registrations, restockRequests, subscriptions } = records;
  const list = (title: string, entries: readonly Entry[]) => ({
    title,
    entries: entries.toSorted((one, other) => other.at.localeCompare(one.at)),
  });
  return [
    list('Orders (more: show NUMBER)', orders.map(entryOfOrder)),
    list('Returns', orders.flatMap(returnsOfOrder)),
    list(
      'Withdrawals',
      withdrawals.map(({ id, receivedAt: at, store, orderNumber, order }) => ({
        ...{ id, at, store },
        what: `order ${orderNumber} (${standings[order]})`,
      })),
    ),
    list(
      'Claims',
      claims.map(({ id, receivedAt: at, store, product, closedAt }) => ({
        ...{ id, at, store },
        what: `${product} (${closedAt === undefined ? 'open' : 'closed'})`,
      })),
    ),
    list(
      'Questions',
      questions.map(({ id, receivedAt: at, store, productKey, answer }) => ({
        ...{ id, at, store },
        what: `${productKey} (${answer === undefined ? 'open' : 'answered'})`,
      })),
    ),
    list(
      'Registered products',
      registrations.map(({ id, receivedAt: at, store, model, batch, endedAt }) => ({
        ...{ id, at, store },
        what: `${model}, batch ${batch}${endedAt === undefined ? '' : ' (deleted, kept for recalls)'}`,
      })),
    ),
    list(
      'Newsletter',
      subscriptions.map(({ id, receivedAt: at, store, confirmedAt, leftAt }) => ({
        ...{ id, at, store },
        what:
          leftAt !== undefined ? 'left' : confirmedAt === undefined ? 'address not confirmed' : 'confirmed',
      })),
    ),
    list(
      'To be told when it is back in stock',
      restockRequests.map(({ id, askedAt: at, store, sku, confirmedAt }) => ({
        ...{ id, at, store },
        what: `${sku} (${confirmedAt === undefined ? 'address not confirmed' : 'waiting'})`,
      })),
    ),
  ];
}

function entryOfOrder({
  orderNumber: id = '',
  createdAt: at,
  totalPrice,
  taxedPrice,
  ...order
}: Order): Entry {
  const states = [order.orderState, order.paymentState, order.shipmentState].filter(Boolean).join(', ');
  const what = `${moneyText(taxedPrice?.totalGross ?? totalPrice)}: ${states}`;
  return { id, at, store: storeOfNumber(id), what };
}

function returnsOfOrder({ orderNumber = '', returnInfo, lineItems }: Order): Entry[] {
  const lines = lineItems.map(({ id, name }) => ({ id, name: Object.values(name)[0] ?? '' }));
  return returnsOf(returnInfo, lines).map(({ number, at, quantity, name, state }) => ({
    ...{ id: number ?? '', at, store: storeOfNumber(orderNumber) },
    what: `order ${orderNumber}: ${quantity} × ${name} (${state})`,
  }));
}

/** Of the column with day and number. */
const columns = 40;

function lineOf({ id, at, store, what }: Entry, fallback: StoreId): string {
  const day = timeText(at, storeById(store ?? fallback, brand.storefronts)).slice(0, 10);
  return beside(`  ${day}  ${id} `, columns, what);
}
