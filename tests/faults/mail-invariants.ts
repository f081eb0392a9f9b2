import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { OutgoingMail } from '../../api/mail/send/mailer.ts';
import type { OrderEntry, PaymentEntry } from './books.ts';

const subject = z.object({ subject: z.string() });
const subjectsSchema = z.object({ confirmation: subject, refunded: subject, returnAnnounced: subject });
type Kind = keyof z.infer<typeof subjectsSchema>;

/** What an e-mail about an order is called. */
function subjectOf(kind: Kind, language: string, orderNumber: string): string {
  const texts = subjectsSchema.parse(JSON.parse(readFileSync(`locales/${language}/mail.json`, 'utf8')));
  return texts[kind].subject.replace('{{number}}', orderNumber);
}

interface Letters {
  readonly mails: readonly OutgoingMail[];
  readonly orders: readonly OrderEntry[];
  readonly payments: readonly PaymentEntry[];
}

/**
 * What must hold of e-mails when nothing is on its way any more: exactly one confirmation of every order, to its address,
 * with its number and total, in its language; one e-mail for each refund that was done, and for each return that was announced; nothing without an order. One that
 * was sent again has the same `Message-ID`, and is one.
 * @returns what does not hold, in words.
 */
export const mailViolations = ({ mails, orders, payments }: Letters): string[] => [
  ...orders.flatMap((order) => confirmed(order, mails)),
  ...orders.flatMap((order) => refundsTold(order, mails, payments)),
  ...orders.flatMap((order) => returnsTold(order, mails)),
  ...mails
    .filter((mail) => !orders.some((order) => mail.subject.includes(order.orderNumber ?? '?')))
    .map((mail) => `an e-mail about no order: ${mail.subject}`),
];

const about = (kind: Kind, order: OrderEntry, mails: readonly OutgoingMail[]): OutgoingMail[] => {
  const name = subjectOf(kind, order.locale ?? '', order.orderNumber ?? '');
  return mails.filter((mail) => mail.subject === name);
};

const idsOf = (mails: readonly OutgoingMail[]) => new Set(mails.map(({ messageId }) => messageId));

function confirmed(order: OrderEntry, mails: readonly OutgoingMail[]): string[] {
  const { orderNumber = '', customerEmail, locale } = order;
  const found = about('confirmation', order, mails);
  const sent = idsOf(found).size;
  const total = totalIn(order);
  const isRight = ({ to, text, html, language }: OutgoingMail) =>
    to === customerEmail &&
    language === locale &&
    [text, html].every(
      (body) => numbersIn(body).some((number) => total.includes(number)) && body.includes(orderNumber),
    );
  return [
    ...(sent === 1 ? [] : [`${sent} confirmations of ${orderNumber}`]),
    ...(found.every(isRight) ? [] : [`the confirmation of ${orderNumber} says something else`]),
  ];
}

/** The total in minor units, and without them, as whole amounts are written. */
function totalIn({ taxedPrice, totalPrice }: OrderEntry): string[] {
  const cents = String((taxedPrice?.totalGross ?? totalPrice).centAmount);
  return cents.endsWith('00') ? [cents, cents.slice(0, -2)] : [cents];
}

/** Digits without whatever separates them in a language. */
const numbersIn = (body: string): string[] =>
  body
    .replaceAll('&nbsp;', ' ')
    .replaceAll(/(?<=\d)[.,\s\u00a0\u202f](?=\d)/g, '')
    .match(/\d+/g) ?? [];

/** A refund that failed after it was done may have been told. */
function refundsTold(
  order: OrderEntry,
  mails: readonly OutgoingMail[],
  payments: readonly PaymentEntry[],
): string[] {
  const refunds = payments
    .filter(({ id }) => order.paymentInfo?.payments.some((named) => named.id === id))
    .flatMap(({ transactions }) => transactions)
    .filter(({ type }) => type === 'Refund' || type === 'CancelAuthorization');
  const done = refunds.filter(({ state }) => state === 'Success').length;
  const failed = refunds.filter(({ state }) => state === 'Failure').length;
  const sent = idsOf(about('refunded', order, mails)).size;
  return done <= sent && sent <= done + failed
    ? []
    : [`${sent} e-mails about ${done} refunds of ${order.orderNumber ?? ''}`];
}

/** That a return was announced is told once. */
function returnsTold(order: OrderEntry, mails: readonly OutgoingMail[]): string[] {
  const sent = idsOf(about('returnAnnounced', order, mails)).size;
  const announced = order.returnInfo.length;
  return sent === announced
    ? []
    : [`${sent} e-mails about ${announced} announced returns of ${order.orderNumber ?? ''}`];
}
