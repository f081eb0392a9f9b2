import type { SupportMessage } from '../../contract/customer-service.ts';
import { isShopError, ShopError } from '../../contract/shop-error.ts';
import { renderMail } from '../../mail/render-mail.ts';
import { defaultLanguageOf } from '../../stores/languages.ts';
import type { RequestContext } from '../context/request-context.ts';
import { newMessageId } from '../context/message-id.ts';

/**
 * Sends a shopper's message to customer service, in the language of the storefront; an answer goes to the shopper.
 * @throws ShopError `MailUnavailable` if it was not accepted: the shopper has to know.
 */
export async function sendSupportMessage(context: RequestContext, message: SupportMessage): Promise<void> {
  const { mailer, store, log } = context;
  const language = defaultLanguageOf(store);
  const data = { ...message, pageLanguage: context.language };
  const outcome = await mailer.send({
    ...(await renderMail('support-message', data, { store, language })),
    to: store.contact.email,
    replyTo: message.email,
    language,
    messageId: newMessageId(context),
  });
  if (outcome === 'refused') {
    log.error('mail needs a person', { mail: 'support-message', reason: 'refused' });
    throw new ShopError('MailUnavailable', 'Customer service’s mail server refused the message');
  }
  log.info('support message sent');
}

/** Sends the copy to whoever wrote the message. It has arrived where it matters, so a failure is only logged. */
export async function sendSupportCopy(context: RequestContext, message: SupportMessage): Promise<void> {
  const { mailer, store, language, log } = context;
  try {
    const outcome = await mailer.send({
      ...(await renderMail('support-copy', message, { store, language })),
      to: message.email,
      language,
      messageId: newMessageId(context),
    });
    if (outcome === 'refused') log.warn('copy of a support message was refused');
  } catch (error) {
    if (!isShopError(error, 'MailUnavailable')) throw error;
    log.warn('copy of a support message was not sent', { error });
  }
}
