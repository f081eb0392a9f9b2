import { storeIdOf } from './identifiers.ts';
import type { RequestContext } from './request-context.ts';

type Context = Pick<RequestContext, 'commerce'>;

/** The container of commercetools' custom objects that names what still has e-mails to send in a storefront. */
export const openMailsOf = (storeId: string): string => `open-mails.${storeId}`;

/**
 * Notes that e-mails about an order or a withdrawal may be due, so that the sweeper of its storefront looks at it even if
 * this process ends now. Storefronts may share a merchant account, and then each hears of the orders of the others.
 * @returns the note's version.
 * @throws ShopError as `CustomObjects` does.
 */
export async function noteOpenMails({ commerce }: Context, subject: string): Promise<number> {
  return (await commerce.putObject(openMailsOf(storeIdOf(subject)), subject, { subject })).version;
}
