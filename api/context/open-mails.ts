import type { RequestContext } from './request-context.ts';

type Context = Pick<RequestContext, 'commerce' | 'store'>;

/** The container of commercetools' custom objects that names what still has e-mails to send. */
export const openMailsOf = ({ store }: Pick<Context, 'store'>): string => `open-mails.${store.id}`;

/**
 * Notes that e-mails about a subject may be due, so that the sweeper looks at it even if this process ends now.
 * @returns the note's version.
 * @throws ShopError as `CustomObjects` does.
 */
export async function noteOpenMails(context: Context, subject: string): Promise<number> {
  return (await context.commerce.putObject(openMailsOf(context), subject, { subject })).version;
}
