import type { MailTemplate } from '../mail-template.ts';
import { canceled } from './canceled.ts';
import { confirmation } from './confirmation.ts';
import { howToPay } from './how-to-pay.ts';
import { paymentArrived } from './payment-arrived.ts';
import { refunded } from './refunded.ts';
import { shipped } from './shipped.ts';

/** Every kind of e-mail: one file each. */
export const mailKinds = {
  confirmation,
  'how-to-pay': howToPay,
  'payment-arrived': paymentArrived,
  canceled,
  shipped,
  refunded,
} as const;

export type MailKind = keyof typeof mailKinds;

type DataOf<Template> = Template extends MailTemplate<infer Data> ? Data : never;

/** What an e-mail of each kind is made from. */
export type MailData = { readonly [Kind in MailKind]: DataOf<(typeof mailKinds)[Kind]> };
