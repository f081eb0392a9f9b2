import type { Order, Payment } from '@commercetools/platform-sdk';
import { pendingLife } from '../../api/payments/decision.ts';
import { unlessChanged } from '../../commerce/version-conflicts.ts';
import { printLine } from '../../scripts/print.ts';
import { flag, parseCommand, text, UsageError } from '../command-line.ts';
import { openShop } from './open-shop.ts';
import { isOpen } from './person.ts';
import { dryRun } from './text.ts';

/** The least that any country asks for; most ask for more. */
const leastYears = 5;

/**
 * `expire --before DATE`: deletes the orders and payments that bookkeeping no longer needs (GDPR, Article 5(1)(e)). Repeating it
 * is safe, and goes on where it was interrupted.
 * @returns the exit code: 1 if something can only be deleted later.
 */
export async function expireCommand(args: readonly string[]): Promise<number> {
  const { values } = parseCommand(args, { before: text, yes: flag });
  const before = dayIn(values.before);
  const { records, name } = openShop();
  printLine(`Orders and payments before ${values.before ?? ''} in ${name}`);
  let later = 0;
  const erased = async (erase: () => Promise<void>): Promise<boolean> => {
    const isDone = !values.yes || (await unlessChanged(erase));
    if (!isDone) later += 1;
    return isDone;
  };
  let orders = 0;
  /** Of orders that stay. */
  const kept = new Set<string>();
  const paymentsOf = ({ paymentInfo }: Order): Payment[] =>
    (paymentInfo?.payments ?? []).flatMap(({ obj }) => obj ?? []);
  for await (const order of records.ordersBefore(before.toISOString())) {
    const isBeingPaid = paymentsOf(order).some(isOpen);
    if (!isBeingPaid && (await erased(() => records.eraseOrder(order)))) orders += 1;
    else for (const { id } of paymentsOf(order)) kept.add(id);
    if (isBeingPaid) later += 1;
  }
  let payments = 0;
  // An order follows its payment within this time, so it is gone, or there never was one.
  const paidBefore = new Date(before.getTime() - pendingLife).toISOString();
  for await (const payment of records.paymentsBefore(paidBefore)) {
    if (isOpen(payment) || kept.has(payment.id)) continue;
    if (await erased(() => records.erasePayment(payment))) payments += 1;
  }
  printLine(
    `${orders} orders and ${payments} payments ${values.yes ? 'deleted' : 'to delete'}, ${later} later`,
  );
  if (!values.yes) printLine(dryRun);
  return later > 0 ? 1 : 0;
}

/** @throws UsageError unless it is a day that long ago. */
function dayIn(typed = ''): Date {
  const day = new Date(typed);
  const latest = new Date();
  latest.setUTCFullYear(latest.getUTCFullYear() - leastYears);
  if (!/^\d{4}-\d\d-\d\d$/.test(typed) || Number.isNaN(day.getTime()))
    throw new UsageError('--before needs a day, e.g. 2016-01-01.');
  if (day > latest) throw new UsageError(`--before has to be at least ${leastYears} years ago.`);
  return day;
}
