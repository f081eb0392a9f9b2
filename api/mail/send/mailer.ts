import type { RenderedMail } from '../templates/render-mail.ts';
import type { Language } from '../../../stores/types.ts';

/** An e-mail that is ready to be sent. */
export interface OutgoingMail extends RenderedMail {
  readonly to: string;
  /** Who gets the answer, if not customer service; then a person has written it. */
  readonly replyTo?: string;
  /** Where one click leaves a list, without a page: the address takes a POST from the mail program (RFC 8058). */
  readonly unsubscribeUrl?: string;
  readonly language: Language;
  /** In angle brackets; the same whenever this e-mail is sent again, so that mail programs show it once. */
  readonly messageId: string;
}

/** Who takes e-mails for delivery. */
export interface Mailer {
  /**
   * @returns `accepted`: the server took it; `refused`: it will never take it, in most cases because there is no such
   * address (SMTP 5xx).
   * @throws ShopError `MailUnavailable` if it has to be tried again. The server may have taken it nevertheless, if its
   * answer was lost.
   */
  send(mail: OutgoingMail): Promise<'accepted' | 'refused'>;
}
