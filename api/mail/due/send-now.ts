import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { normalizedEmail } from '../../../contract/email-address.ts';
import type { Store } from '../../../stores/types.ts';
import { digestOf } from '../../context/derived-keys.ts';
import type { RequestContext } from '../../context/request-context.ts';
import { changeShared, type Expiring } from '../../context/shared-values.ts';
import type { OutgoingMail } from '../send/mailer.ts';
import type { MailData, MailKind } from '../templates/kinds.ts';
import { type RenderedMail, renderMail } from '../templates/render-mail.ts';

/** The `Message-ID` (RFC 5322) of an e-mail that is written once, because somebody has just asked for it. */
export const newMessageId = ({ environment }: Pick<RequestContext, 'environment'>): string =>
  `<${randomUUID()}@${environment.mail.from.split('@').at(-1) ?? ''}>`;

/**
 * Writes an e-mail and sends it, in the language of the request unless another one is given.
 * @returns and throws what `Mailer.send` does.
 */
export async function sendNow<Kind extends MailKind>(
  context: RequestContext,
  kind: Kind,
  data: MailData[Kind],
  address: Omit<OutgoingMail, keyof RenderedMail | 'language'> & Partial<Pick<OutgoingMail, 'language'>>,
): Promise<'accepted' | 'refused'> {
  const { store, language, mailer } = context;
  const where = { language, ...address };
  return mailer.send({ ...(await renderMail(kind, data, { store, language: where.language })), ...where });
}

/** E-mails to an address that anybody may have typed. Those about an order are not limited: whoever orders gets them. */
type LimitedMail =
  | 'order-link'
  | 'newsletter-confirm'
  | 'product-registered'
  | 'restock-confirm'
  | 'support-receipt'
  | 'withdrawal-received'
  | 'claim-received';

/** How many of a kind leave for one address in an hour. */
const maxMails = 5;
const hour = 60 * 60_000;

const mailsSchema = z.object({ mails: z.array(z.object({ id: z.string(), at: z.number() })) });
type Mails = z.infer<typeof mailsSchema>;

/** Where a storefront counts them. */
export const mailLimitsOf = ({ id }: Pick<Store, 'id'>): Expiring => ({
  container: `mail-limits.${id}`,
  age: hour,
});

/**
 * Counts an e-mail that is about to be sent to an address. What a stranger can use up are the e-mails to an address, and nothing
 * else: whatever was asked for has been done by then, so its owner lacks nothing but the e-mail.
 * @param id of the e-mail, which counts once, however often it is tried.
 * @param about what only its owner can know, e.g. the number of an order: then strangers use up nothing.
 * @returns whether it may leave.
 * @throws ShopError as `CustomObjects` does.
 */
export async function mayLeave(
  { commerce, environment, log, store }: Pick<RequestContext, 'commerce' | 'environment' | 'log' | 'store'>,
  kind: LimitedMail,
  { address, id, about = '' }: { readonly address: string; readonly id: string; readonly about?: string },
): Promise<boolean> {
  const now = Date.now();
  const whose = [kind, normalizedEmail(address), about];
  const key = `${kind}-${digestOf(environment.sessionSecrets, 'limits', 'mail', ...whose)}`;
  const withThis = (before: Mails | null): Mails => {
    const mails = before?.mails.filter(({ at }) => now - at < hour) ?? [];
    const isCounted = mails.some((mail) => mail.id === id);
    return { mails: isCounted || mails.length >= maxMails ? mails : [...mails, { id, at: now }] };
  };
  const place = { container: mailLimitsOf(store).container, key };
  const { value } = await changeShared(commerce, place, mailsSchema, withThis);
  const leaves = value?.mails.some((mail) => mail.id === id) ?? false;
  if (!leaves) log.info('mail left out', { mail: kind, id });
  return leaves;
}
