import { assertRefundable, requestRefund } from '../../api/payments/refund.ts';
import { refundableOf, refundedOf } from '../../api/payments/refundable.ts';
import type { RequestContext } from '../../api/context/request-context.ts';
import type { InvoiceLine, OrderRecord } from '../../commerce/commerce.ts';
import type { PaymentRecord } from '../../commerce/payment-record.ts';
import { decimalOf } from '../../contract/decimal.ts';
import type { Money } from '../../contract/money.ts';
import type { ReturnedLine } from '../../contract/return.ts';
import { isShopError } from '../../contract/shop-error.ts';
import { flag, parseCommand, text, UsageError } from '../command-line.ts';
import { findOrder, type Purchase } from './find-order.ts';
import { amountOfLines } from './refund-lines.ts';
import { returnedOf } from './refund-returned.ts';
import { announced, moneyText, planText, readAmount } from './text.ts';
import { printLine } from '../../scripts/print.ts';

/**
 * `refund NUMBER`: returns money of an order.
 * @returns the exit code: 1 if the payment service refuses it for good.
 * @throws Error that says why it cannot be refunded; nothing is then changed.
 */
export async function refundCommand(args: readonly string[]): Promise<number> {
  const options = { amount: text, lines: text, returned: flag, all: flag, yes: flag };
  const { values, argument: number } = parseCommand(args, options, 'number');
  const ways = [values.amount, values.lines, values.returned || undefined, values.all || undefined];
  if (ways.filter((way) => way !== undefined).length !== 1)
    throw new UsageError('Say how much: --amount, --lines, --returned, or --all.');
  const { shop, order, attempts } = await findOrder(number);
  const { context, records } = shop;
  const payment = paymentToRefund({ order, attempts }, context.environment.capture);
  const left = refundableOf(payment, context.environment.capture);
  const isByLines = values.lines !== undefined || values.returned;
  const invoice = isByLines ? await records.invoiceOf(order.orderNumber, context.language) : [];
  const back = attempts
    .filter(({ id }) => order.paymentIds.includes(id))
    .reduce((sum, paid) => sum + refundedOf(paid), 0);
  const returned = values.returned ? returnedOf(order, invoice, back) : null;
  const amount = returned
    ? { ...left, centAmount: returned.centAmount }
    : wantedAmount(values, left, invoice);
  refuseWithWords(payment, amount, left);
  const plan = planOf(shop.name, order.orderNumber, payment, amount, left);
  for (const words of returned?.leftOut ?? []) printLine(words);
  if (!announced(plan, values.yes)) return 0;
  if (returned) await markRefunded(context, order, returned.lines);
  const done = await requestRefund(context, payment, amount).catch((cause: unknown) => {
    if (!returned) throw cause;
    throw new Error(
      `What came back is marked as refunded, but perhaps nothing was. Look with show, and if ${moneyText(amount)} are missing: npm run orders -- refund ${order.orderNumber} --amount ${decimalOf(amount)}`,
      { cause },
    );
  });
  return report(done.payment, done.order?.paymentState ?? order.paymentState);
}

/**
 * Before the money: of two people who refund what came back, the order's version lets only one go on.
 * @throws ShopError `VersionConflict`; nothing is then refunded.
 */
const markRefunded = (
  { commerce }: RequestContext,
  order: OrderRecord,
  lines: readonly ReturnedLine[],
): Promise<OrderRecord> =>
  commerce.updateOrder(
    order,
    lines.map(({ id: returnItemId }) => ({ change: 'markReturnRefunded', returnItemId })),
  );

/** The payment that has money left; the last one that the order names if none has. */
function paymentToRefund(
  { order, attempts }: Pick<Purchase, 'order' | 'attempts'>,
  capture: 'immediate' | 'shipment',
): PaymentRecord {
  const named = attempts.filter(({ id }) => order?.paymentIds.includes(id));
  const payment = named.findLast((paid) => refundableOf(paid, capture).centAmount > 0) ?? named.at(-1);
  if (!payment) throw new Error('The order names no payment, so nothing can be refunded.');
  return payment;
}

function wantedAmount(
  { amount, lines }: { readonly amount?: string | undefined; readonly lines?: string | undefined },
  left: Money,
  invoice: readonly InvoiceLine[],
): Money {
  if (amount !== undefined) return { ...left, centAmount: readAmount(amount, left) };
  return lines === undefined ? left : { ...left, centAmount: amountOfLines(lines, invoice) };
}

/** @throws Error in the words of operators. */
function refuseWithWords(payment: PaymentRecord, amount: Money, left: Money): void {
  try {
    assertRefundable(payment, amount, left);
  } catch (error) {
    if (!isShopError(error)) throw error;
    const isCash = payment.method.startsWith('econtext_');
    const hint = isCash
      ? 'It was paid in cash: send the money by bank transfer.'
      : `${moneyText(left)} can be refunded; show tells what has gone back.`;
    throw new Error(`${moneyText(amount)} cannot be refunded. ${error.message}. ${hint}`, { cause: error });
  }
}

function planOf(shop: string, order: string, payment: PaymentRecord, amount: Money, left: Money): string {
  const rest = { ...left, centAmount: left.centAmount - amount.centAmount };
  const isAll = refundedOf(payment) + amount.centAmount >= payment.amount.centAmount;
  return planText(`Refund ${moneyText(amount)} of order ${order}`, [
    ['Shop', shop],
    ['Paid', `${moneyText(payment.amount)} by ${payment.method}, ${payment.interfaceId ?? ''}`],
    ['Refunded', moneyText({ ...left, centAmount: refundedOf(payment) })],
    ['Left after', moneyText(rest)],
    [
      'Order',
      isAll ? 'becomes CreditOwed: what is not shipped is not to be shipped' : 'keeps its payment state',
    ],
  ]);
}

function report({ transactions }: PaymentRecord, paymentState: string): number {
  const refund = transactions.findLast(({ type }) => type === 'Refund');
  const words = {
    Initial: 'The refund is written down, but Adyen cannot be reached. The sweeper sends it within a minute.',
    Pending: `The refund was sent to Adyen (${refund?.interactionId ?? ''}), whose notification confirms it.`,
    Success: 'The refund is done.',
    Failure: 'Adyen refuses this refund for good. The log above says why; the payment calls a person.',
  };
  const { state = 'Initial' } = refund ?? {};
  printLine(`${words[state]} The order is ${paymentState}.`);
  return state === 'Failure' ? 1 : 0;
}
