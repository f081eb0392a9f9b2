import { resendableMails } from '../../api/mail/due/order-mails.ts';
import { isShopError } from '../../contract/shop-error.ts';
import { flag, parseCommand } from '../command-line.ts';
import { findOrder } from './find-order.ts';
import { announced, planText } from './text.ts';
import { printLine } from '../../scripts/print.ts';

/**
 * `resend NUMBER`: sends an e-mail about an order again, as it would be written now.
 * @returns the exit code: 1 if the address is refused.
 * @throws Error that says which e-mails there are.
 */
export async function resendCommand(args: readonly string[]): Promise<number> {
  const options = { kind: { type: 'string', default: 'confirmation' }, yes: flag } as const;
  const { values, argument } = parseCommand(args, options, 'number');
  const { shop, order } = await findOrder(argument);
  const mails = await resendableMails(shop.context, order.orderNumber);
  const chosen = mails.findLast(({ mail }) => mail.kind === values.kind);
  if (!chosen) {
    const kinds =
      [...new Set(mails.map(({ mail }) => mail.kind))].join(', ') || 'none, because it has no address';
    throw new Error(
      `Order ${order.orderNumber} has no e-mail of the kind "${values.kind}". It has: ${kinds}.`,
    );
  }
  const plan = planText(`Send "${chosen.mail.kind}" of order ${order.orderNumber} again`, [
    ['Shop', shop.name],
    ['To', chosen.to],
    ['As', 'a new e-mail with a Message-ID of its own: who has the first one then has two'],
  ]);
  if (!announced(plan, values.yes)) return 0;
  const { outcome, messageId } = await chosen.send().catch((error: unknown) => {
    if (!isShopError(error, 'MailUnavailable')) throw error;
    const hint = 'It may have taken the e-mail nevertheless. Check MAIL_URL, then repeat the command.';
    throw new Error(`The mail server cannot be reached, or its answer was lost. ${hint}`, { cause: error });
  });
  printLine(
    outcome === 'accepted'
      ? `The mail server has taken it: ${messageId}`
      : `The mail server refuses ${chosen.to} for good. Ask the customer for another address.`,
  );
  return outcome === 'accepted' ? 0 : 1;
}
