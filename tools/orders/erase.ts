import type { Cart, Payment } from '@commercetools/platform-sdk';
import { withdrawalsOf } from '../../commerce/withdrawals.ts';
import { parseCommand, type Print } from '../command-line.ts';
import { dryRun, usageOf } from './command-line.ts';
import { type OperatorShop, openShop } from './open-shop.ts';
import { elsewhere, type PersonRecords, readEmail, recordsOf } from './person.ts';
import { beside } from './text.ts';

const usage = usageOf('erase');

/**
 * `erase --email`: removes what is kept about a person, except what the law has the shop keep (GDPR, Article 17).
 * Repeating it is safe.
 * @returns the exit code: 1 if something can only be removed later.
 */
export async function eraseCommand(args: readonly string[], print: Print = console.log): Promise<number> {
  const { values } = parseCommand(usage, {
    args: [...args],
    options: { email: { type: 'string' }, yes: { type: 'boolean', default: false } },
  });
  const email = readEmail(values.email, usage);
  const shop = openShop(null);
  const plan = erasureOf(await recordsOf(shop, email));
  print(textOf(email, shop.name, plan));
  if (values.yes) {
    await carryOut(shop, plan);
    print('Done.');
  } else print(dryRun);
  return plan.later.length > 0 ? 1 : 0;
}

export interface Erasure {
  readonly carts: readonly Cart[];
  readonly withdrawals: PersonRecords['withdrawals'];
  /** Payments that keep their money and lose their visitor. */
  readonly payments: readonly Payment[];
  /** What the law has the shop keep, in words. */
  readonly kept: readonly string[];
  /** What cannot be removed yet, in words. */
  readonly later: readonly string[];
}

const bookkeeping = 'kept for bookkeeping, for as long as the law of the country says';

/** What can be removed of a person's records, and what is kept. */
export function erasureOf({ carts, orders, payments, withdrawals, mails }: PersonRecords): Erasure {
  const open = new Set(payments.filter(isOpen).map(({ id }) => id));
  const isBeingPaid = (cart: Cart) => (cart.paymentInfo?.payments ?? []).some(({ id }) => open.has(id));
  const numbers = new Set(orders.flatMap(({ orderNumber }) => orderNumber ?? []));
  const isAboutOrder = ({ order, orderNumber }: PersonRecords['withdrawals'][number]) =>
    order === 'matched' || numbers.has(orderNumber.trim().toUpperCase());
  return {
    carts: carts.filter((cart) => !isBeingPaid(cart)),
    withdrawals: withdrawals.filter((one) => !isAboutOrder(one)),
    payments: payments.filter((one) => !isOpen(one) && one.anonymousId !== undefined),
    kept: [
      ...orders.map(({ orderNumber = '' }) => `order ${orderNumber}: ${bookkeeping}`),
      ...payments.map(({ id, interfaceId }) => `payment ${interfaceId ?? id}: ${bookkeeping}`),
      ...withdrawals
        .filter(isAboutOrder)
        .map(({ id }) => `withdrawal ${id}: kept with its order, as evidence of what was declared`),
      ...Object.keys(mails).map((about) => `list of e-mails about ${about}: no address is in it`),
    ],
    later: carts.filter(isBeingPaid).map(({ id }) => `cart ${id}: it is being paid for`),
  };
}

const isOpen = ({ custom }: Payment): boolean => custom?.fields['settlement'] === 'open';

async function carryOut({ records, context }: OperatorShop, plan: Erasure): Promise<void> {
  for (const cart of plan.carts) await records.eraseCart(cart);
  for (const { id, store } of plan.withdrawals)
    await context.commerce.removeObject(withdrawalsOf({ id: store }), id);
  for (const payment of plan.payments) await records.forgetVisitor(payment);
}

function textOf(email: string, shop: string, { carts, withdrawals, payments, kept, later }: Erasure): string {
  const list = (title: string, items: readonly string[]) =>
    items.length === 0 ? [] : ['', title, ...items.map((item) => beside('  -', 4, item))];
  return [
    `Erase ${email}`,
    '',
    beside('Shop', 13, shop),
    ...list('Removed:', [
      ...carts.map(({ id, cartState, createdAt }) => `cart ${id} (${cartState}, begun ${createdAt})`),
      ...withdrawals.map(({ id }) => `withdrawal ${id}, which is about no order of this shop`),
      ...payments.map(({ id }) => `the browser’s number on payment ${id}`),
    ]),
    ...list('Kept:', kept),
    ...list('Later, so repeat the command in a day:', later),
    ...list('Not here:', elsewhere),
    '',
  ].join('\n');
}
