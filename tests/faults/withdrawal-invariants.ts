import type { OutgoingMail } from '../../api/mail/send/mailer.ts';
import { type Withdrawal, withdrawalSchema } from '../../contract/customer-service.ts';
import { storeById } from '../../stores/storefront.ts';
import { storefronts } from '../../brands/demo/storefronts/index.ts';
import type { Books } from './books.ts';
import type { Statement } from './shopper.ts';

interface Facts {
  readonly storeId: string;
  readonly books: Books;
  readonly mails: readonly OutgoingMail[];
  readonly statements: readonly Statement[];
}

/** Whether an e-mail acknowledges a withdrawal: only then does it have the withdrawal's own number. */
export const isAcknowledgment = ({ text }: OutgoingMail): boolean => /W-[A-Z]{2}(-[0-9A-Z]{4}){3}/.test(text);

/**
 * What must hold of withdrawals when nothing is on its way any more: one that was answered is stored as it was declared, and
 * whatever is stored is acknowledged by exactly one e-mail to who declared it, and one to the shop's staff. One that was sent
 * again has the same `Message-ID`, and is one.
 * @returns what does not hold, in words.
 */
export function withdrawalViolations({ storeId, books, mails, statements }: Facts): string[] {
  const kept = books.objects(`withdrawals.${storeId}`).map(({ value }) => withdrawalSchema.parse(value));
  const due = books.objects(`withdrawals-due.${storeId}`);
  const acknowledgments = mails.filter(isAcknowledgment);
  const { email } = storeById(storeId, storefronts).contact;
  return [
    ...statements.flatMap((statement) => lost(statement, kept)),
    ...(kept.length > 1 ? [`one withdrawal was stored ${kept.length} times`] : []),
    ...kept.flatMap((withdrawal) => [
      ...acknowledged(withdrawal, withdrawal.email, acknowledgments),
      ...acknowledged(withdrawal, email, acknowledgments),
    ]),
    ...acknowledgments
      .filter(({ text }) => !kept.some(({ id }) => text.includes(id)))
      .map(({ subject }) => `a withdrawal that is not stored was acknowledged: ${subject}`),
    ...due.map(({ key }) => `${key} still waits to be acknowledged`),
  ];
}

function lost(told: Statement, kept: readonly Withdrawal[]): string[] {
  if (told.kind !== 'withdrawn') return [];
  const { id, statement } = told;
  const { name, orderNumber, email, items, note } = kept.find((withdrawal) => withdrawal.id === id) ?? {};
  const isSame = JSON.stringify({ name, orderNumber, email, items, note }) === JSON.stringify(statement);
  return isSame ? [] : [`the withdrawal ${id} was answered but is not stored as declared`];
}

function acknowledged(
  { id, language, receivedAt }: Withdrawal,
  to: string,
  mails: readonly OutgoingMail[],
): string[] {
  const found = mails.filter((mail) => mail.to === to && mail.text.includes(id));
  const sent = new Set(found.map(({ messageId }) => messageId)).size;
  const year = receivedAt.slice(0, 4);
  const isRight = (mail: OutgoingMail) => mail.language === language && mail.text.includes(year);
  return [
    ...(sent === 1 ? [] : [`${sent} acknowledgments of ${id} to ${to}`]),
    ...(found.every(isRight) ? [] : [`the acknowledgment of ${id} says something else`]),
  ];
}
