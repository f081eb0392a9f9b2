/* eslint-disable @typescript-eslint/require-await -- the port is asynchronous, memory is not */
import { ShopError } from '../../contract/shop-error.ts';
import type { Mailer, OutgoingMail } from '../mailer/mailer.ts';

/** A mail server in memory. */
export interface FakeMailer extends Mailer {
  /** What it took, in order. */
  readonly sent: OutgoingMail[];
  /** Addresses that it will never take. */
  readonly refused: Set<string>;
  /** While true, nothing can be sent. */
  down: boolean;
  /** While true, it takes every e-mail, but its answer is lost. */
  answersAreLost: boolean;
}

export function fakeMailer(): FakeMailer {
  const fake: FakeMailer = {
    sent: [],
    refused: new Set(),
    down: false,
    answersAreLost: false,
    async send(mail) {
      if (fake.down) throw new ShopError('MailUnavailable', 'down');
      if (fake.refused.has(mail.to)) return 'refused';
      fake.sent.push(mail);
      if (fake.answersAreLost) throw new ShopError('MailUnavailable', 'no answer');
      return 'accepted';
    },
  };
  return fake;
}
