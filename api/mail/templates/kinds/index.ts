import type { MailTemplate } from '../mail-template.ts';
import { backInStock } from './back-in-stock.ts';
import { canceled } from './canceled.ts';
import { confirmation } from './confirmation.ts';
import { howToPay } from './how-to-pay.ts';

import { orderLink } from './order-link.ts';
import { paymentArrived } from './payment-arrived.ts';
import { refunded } from './refunded.ts';
import { restockConfirm } from './restock-confirm.ts';
import { shipped } from './shipped.ts';
import { supportMessage, supportReceipt } from './support-message.ts';
import { withdrawalReceived } from './withdrawal-received.ts';

/** Every kind of e-mail: one file each. */
export const mailKinds = {
  confirmation,
  'how-to-pay': howToPay,
  canceled,
  shipped,
  refunded,
  'order-link': orderLink,
  'payment-arrived': paymentArrived,
  'restock-confirm': restockConfirm,
  'back-in-stock': backInStock,
  'support-message': supportMessage,
  'support-receipt': supportReceipt,
  'withdrawal-received': withdrawalReceived,
} as const;

export type MailKind = keyof typeof mailKinds;

type DataOf<Template> = Template extends MailTemplate<infer Data> ? Data : never;

/** What an e-mail of each kind is made from. */
export type MailData = { readonly [Kind in MailKind]: DataOf<(typeof mailKinds)[Kind]> };
