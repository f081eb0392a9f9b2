import type { SupportMessage } from '../../contract/customer-service.ts';
import { isShopError, ShopError } from '../../contract/shop-error.ts';
import { defaultLanguageOf } from '../../stores/languages.ts';
import type { RequestContext } from '../context/request-context.ts';
import { filesLinksOf, keepFiles } from '../files/files.ts';
import { mayLeave, newMessageId, sendNow } from '../mail/due/send-now.ts';

/**
 * Sends a shopper's message to customer service, in the language of the storefront, with links to its photographs; an answer goes
 * to the shopper.
 * @param visitor who sends it (`keepFiles`).
 * @throws ShopError `MailUnavailable` if it was not accepted: the shopper has to know. `InvalidInput` and `FilesUnavailable` as
 * `keepFiles` does.
 */
export async function sendSupportMessage(
  context: RequestContext,
  { files, ...message }: SupportMessage,
  visitor: string | null,
): Promise<void> {
  const { store, log } = context;
  const photos = filesLinksOf(context, await keepFiles(context, files, visitor, 'messages'));
  const data = { ...message, photos, pageLanguage: context.language };
  const outcome = await sendNow(context, 'support-message', data, {
    to: store.contact.email,
    replyTo: message.email,
    language: defaultLanguageOf(store),
    messageId: newMessageId(context),
  });
  if (outcome === 'refused') {
    log.error('mail needs a person', { mail: 'support-message', reason: 'refused' });
    throw new ShopError('MailUnavailable', 'Customer service’s mail server refused the message');
  }
  log.info('support message sent');
}

/**
 * Tells the address that a message came from it, without its words: anybody may have typed both. The message has arrived where it
 * matters, so a failure is only logged.
 */
export async function sendSupportReceipt(
  context: RequestContext,
  { email: to }: Pick<SupportMessage, 'email'>,
): Promise<void> {
  const { log } = context;
  const messageId = newMessageId(context);
  try {
    if (!(await mayLeave(context, 'support-receipt', { address: to, id: messageId }))) return;
    const outcome = await sendNow(context, 'support-receipt', {}, { to, messageId });
    if (outcome === 'refused') log.warn('receipt of a support message was refused');
  } catch (error) {
    if (!isShopError(error)) throw error;
    log.warn('receipt of a support message was not sent', { error });
  }
}
