import { refundableOf } from '../../api/payments/refundable.ts';
import type { Dispute } from '../../api/payments/disputes.ts';
import type { OrderRecord } from '../../commerce/commerce.ts';
import type { Money } from '../../contract/money.ts';
import { addressWithCountry } from '../../stores/address-formats/lines.ts';
import type { Store } from '../../stores/types.ts';
import { flag, parseCommand } from '../command-line.ts';
import { findPurchase } from './find-order.ts';
import { factsOf, type OrderFacts } from './order-facts.ts';
import { beside, moneyText, timeText, width, zonedTimeText } from './text.ts';
import { type TimelineEvent, timelineOf } from './timeline.ts';
import { printLine } from '../../scripts/print.ts';

/**
 * `show NUMBER`: everything that is known about an order, or about what did not become one.
 * @returns the exit code: 0, also if a person is needed.
 */
export async function showCommand(args: readonly string[]): Promise<number> {
  const { values, argument } = parseCommand(args, { json: flag }, 'number');
  const facts = await factsOf(await findPurchase(argument));
  printLine(values.json ? JSON.stringify(summaryOf(facts), null, 2) : textOf(facts));
  return 0;
}

/** What is known about a purchase, for programs. A field that does not apply is null. */
export function summaryOf(facts: OrderFacts) {
  const { shop, order, cart, orderNumber, attempts } = facts.purchase;
  const content = order?.cart ?? cart?.view ?? null;
  return {
    shop: shop.name,
    orderNumber,
    status: order?.status ?? null,
    paymentState: order?.paymentState ?? null,
    total: content?.total ?? null,
    refundable: refundableOfPurchase(facts),
    email: content?.email ?? null,
    shippingAddress: content?.shippingAddress ?? null,
    billingAddress: content?.billingAddress ?? null,
    lines: facts.lines,
    stock: facts.stock,
    attempts: attempts.map(({ id, key, method, interfaceId, settlement, needsPerson }) => ({
      ...{ id, key, method, pspReference: interfaceId, settlement, needsPerson },
    })),
    needsPerson: reasonsFor(facts),
    disputes: facts.disputes.map(({ reference, eventCode, amount, deadline }) => ({
      ...{ reference, eventCode, amount, deadline },
    })),
    timeline: timelineOf(facts),
  };
}

/** What of the order's money can still be refunded; null without an order. */
function refundableOfPurchase({ purchase: { shop, order, attempts } }: OrderFacts): Money | null {
  const named = attempts.filter(({ id }) => order?.paymentIds.includes(id));
  const left = named.map((payment) => refundableOf(payment, shop.context.environment.capture));
  return left.find(({ centAmount }) => centAmount > 0) ?? left.at(-1) ?? null;
}

/** Why a person is called, in the words of docs/run.md. */
function reasonsFor({ purchase: { attempts }, mails, withdrawals }: OrderFacts): string[] {
  const unsent = Object.values(mails).some((mail) => mail.sentAt === undefined && mail.calledPerson === true);
  return [
    ...attempts.flatMap(({ needsPerson }) => needsPerson ?? []),
    ...(Object.values(mails).some(({ refusedAt }) => refusedAt !== undefined) ? ['mail refused'] : []),
    ...(unsent ? ['mail not sent for a day'] : []),
    ...(withdrawals.some(({ order }) => order !== 'matched') ? ['withdrawal with another address'] : []),
  ];
}

/** Of the columns in front of a text. */
const labels = 13;
const times = 22;
const abouts = 12;

function textOf(facts: OrderFacts): string {
  const summary = summaryOf(facts);
  const { orderNumber, shop, email, refundable, needsPerson } = summary;
  const { order, cart } = facts.purchase;
  const content = order?.cart ?? cart?.view;
  const address = content?.shippingAddress;
  const { store } = facts.purchase.shop.context;
  const row = (label: string, text: string | null) => (text === null ? [] : [beside(label, labels, text)]);
  return [
    order
      ? `Order ${order.orderNumber}`
      : `No order${orderNumber === null ? '' : ` (would be ${orderNumber})`}`,
    '',
    ...row('Shop', shop),
    ...row('Times', store.contact.timeZone),
    ...row('State', order && stateWords(order)),
    ...row('Total', content ? moneyText(content.total) : null),
    ...row('Refundable', refundable && moneyText(refundable)),
    ...row('E-mail', email),
    ...row('Delivery', address ? addressWithCountry(address, 'en').join(', ') : null),
    ...row('Person', needsPerson.length === 0 ? 'not needed' : `${needsPerson.join('; ')} (see docs/run.md)`),
    ...facts.disputes.flatMap((dispute) => row('Dispute', disputeWords(dispute, facts))),
    '',
    ...facts.lines.map(({ id, name, quantity, gross }, index) => {
      const total = content ? moneyText({ ...content.total, centAmount: gross }) : String(gross);
      return beside(`${index + 1}`.padStart(3), 5, `${quantity} × ${name} (${id}): ${total}`);
    }),
    '',
    ...summary.timeline.map((event) => eventText(event, store)),
  ].join('\n');
}

function disputeWords(
  { payment, ...dispute }: Dispute,
  { purchase: { attempts, shop } }: OrderFacts,
): string {
  const { eventCode, amount, deadline, reference } = dispute;
  const { fractionDigits = 2 } = attempts.find(({ id }) => id === payment)?.amount ?? {};
  const { store } = shop.context;
  const until =
    deadline === null ? 'no deadline is known' : `to be defended until ${zonedTimeText(deadline, store)}`;
  return `${eventCode} of ${moneyText({ ...amount, fractionDigits })}, ${until} (Adyen: ${reference})`;
}

const stateWords = ({ status, paymentState, shipped }: OrderRecord): string =>
  `${status}, ${paymentState}${shipped || status === 'canceled' ? '' : ', not shipped'}`;

function eventText({ at, about, what, reference }: TimelineEvent, store: Store): string {
  const time = (at === null ? 'time not noted' : timeText(at, store)).padEnd(times);
  const text = beside(time + about, times + abouts, what);
  if (reference === null) return text;
  const line = reference.replaceAll(/\s+/g, ' ');
  // A long reference begins further to the left: it is to be copied as a whole.
  const indent = Math.max(0, Math.min(times + abouts, width - line.length));
  return `${text}\n${' '.repeat(indent)}${line}`;
}
