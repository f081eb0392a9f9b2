/* eslint-disable @typescript-eslint/require-await -- the port is asynchronous, memory is not */
import { ShopError } from '../../contract/shop-error.ts';
import { secretLinks } from '../../contract/secret-links.ts';
import type { Mailer, OutgoingMail } from '../mail/send/mailer.ts';

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
      assertSecretsAreKnown(mail);
      if (fake.refused.has(mail.to)) return 'refused';
      fake.sent.push(mail);
      if (fake.answersAreLost) throw new ShopError('MailUnavailable', 'no answer');
      return 'accepted';
    },
    async checkLogin() {
      if (fake.down) throw new ShopError('MailUnavailable', 'down');
    },
  };
  return fake;
}

const secrets = Object.values(secretLinks).map(({ secret }) => `${secret}=v1.`);

/** Every e-mail of every test comes by here: a secret that no page takes out of its address is noticed with the first one. */
function assertSecretsAreKnown({ html, unsubscribeUrl = '' }: OutgoingMail): void {
  const rest = secrets.reduce((text, secret) => text.replaceAll(secret, ''), `${html} ${unsubscribeUrl}`);
  if (rest.includes('=v1.')) throw new TypeError('The secret of a link is not in contract/secret-links.ts.');
}
