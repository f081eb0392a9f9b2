import type { RenderedMail } from '../templates/render-mail.ts';
import type { Language } from '../../../stores/types.ts';
import { createTransport } from 'nodemailer';
import { callOptions } from '../../../commerce/request-scope.ts';
import { ShopError } from '../../../contract/shop-error.ts';
import { brand } from '../../../brands/api.ts';

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
  /** Signs in at the server as if to send something. @throws ShopError `MailUnavailable`. */
  checkLogin(): Promise<void>;
}

export interface MailSettings {
  /** `smtps://user:password@host:465`, or `smtp://` with STARTTLS. */
  readonly url: string;
  readonly from: string;
}

/** How long an e-mail may take in all, and how long a server may say nothing, in milliseconds. */
const usualPatience = { timeout: 15_000, silence: 8_000 };

/** The way to a mail server, and whether it is open (`verify`). @param silence how long it may say nothing, in milliseconds. */
export const smtpTransport = (url: string, silence = usualPatience.silence) =>
  createTransport({
    url,
    // A password and a customer's order never go over the network in the clear.
    requireTLS: !isThisMachine(new URL(url).hostname),
    dnsTimeout: silence,
    connectionTimeout: silence,
    greetingTimeout: silence,
    socketTimeout: silence,
  });

/**
 * Sends e-mails by SMTP, each with a connection of its own: a function's process may be frozen between two of them.
 * @param patience overrides how long to wait; for tests.
 */
export function smtpMailer({ url, from }: MailSettings, patience = usualPatience): Mailer {
  const { timeout, silence } = patience;
  const transport = smtpTransport(url, silence);
  return {
    async send(mail) {
      const { signal } = callOptions(timeout);
      try {
        await unlessEnded(signal, transport.sendMail(messageOf(mail, from)));
        return 'accepted';
      } catch (cause) {
        if (isRefusal(cause)) return 'refused';
        throw new ShopError('MailUnavailable', 'The e-mail could not be sent', undefined, { cause });
      }
    },
    async checkLogin() {
      try {
        await unlessEnded(callOptions(timeout).signal, transport.verify());
      } catch (cause) {
        throw new ShopError('MailUnavailable', 'Nobody can sign in at the mail server', undefined, { cause });
      }
    },
  };
}

const messageOf = (
  { to, replyTo, subject, html, text, unsubscribeUrl, language, messageId }: OutgoingMail,
  from: string,
) => ({
  from: { name: brand.name, address: from },
  // As an object, so that nothing in an address is read as a second one.
  to: { name: '', address: to },
  replyTo: { name: '', address: replyTo ?? brand.supportEmail },
  subject,
  html,
  text,
  messageId,
  headers: {
    'Content-Language': language,
    // RFC 3834: nobody's vacation notice answers it, unless a person has written it, whom help desks would ignore.
    ...(replyTo === undefined && { 'Auto-Submitted': 'auto-generated' }),
    ...(unsubscribeUrl !== undefined && {
      'List-Unsubscribe': `<${unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  },
  disableFileAccess: true,
  disableUrlAccess: true,
});

/** What the server answered about a recipient or a message (RFC 5321, 4.2.1); 0 if it is about anything else. */
function answerAboutMail(error: unknown): number {
  const { command = '', responseCode = 0 } = (error ?? {}) as { command?: string; responseCode?: number };
  return ['RCPT TO', 'DATA'].includes(command) ? responseCode : 0;
}

/** A recipient or a message that the server will never take; of a refused sender, somebody must know. */
const isRefusal = (error: unknown): boolean => answerAboutMail(error) >= 500;

/** Whether the server takes this e-mail later, and others perhaps now. @param cause of `MailUnavailable`. */
export const isDeferral = (cause: unknown): boolean => answerAboutMail(cause) >= 400;

const isThisMachine = (host: string): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(host);

/** @throws the reason of the signal, once it ends. */
function unlessEnded<Result>(signal: AbortSignal, work: Promise<Result>): Promise<Result> {
  const ended = Promise.withResolvers<never>();
  const end = () => ended.reject(signal.reason as Error);
  if (signal.aborted) end();
  signal.addEventListener('abort', end, { once: true });
  return Promise.race([work, ended.promise]).finally(() => signal.removeEventListener('abort', end));
}
