import { isShopError } from '../../contract/shop-error.ts';
import { storeIdOf } from './identifiers.ts';
import type { RequestContext } from './request-context.ts';

type Context = Pick<RequestContext, 'commerce'>;

/** The container of commercetools' custom objects that names the orders of a storefront that still have e-mails to send. */
export const openMailsOf = (storeId: string): string => `open-mails.${storeId}`;

/**
 * Notes that e-mails about an order may be due, so that the sweeper of its storefront looks at it even if this process ends
 * now. Storefronts may share a merchant account, and then each hears of the orders of the others.
 * @returns the note's version.
 * @throws ShopError as `CustomObjects` does.
 */
export async function noteOpenMails({ commerce }: Context, orderNumber: string): Promise<number> {
  const container = openMailsOf(storeIdOf(orderNumber));
  return (await commerce.putObject(container, orderNumber, { subject: orderNumber })).version;
}

/**
 * Removes the note about an order of which everything has left. One that was written again in the meantime stays, because
 * it is about something new.
 * @throws ShopError as `CustomObjects` does.
 */
export async function removeOpenMails(
  { commerce }: Context,
  orderNumber: string,
  version: number,
): Promise<void> {
  const container = openMailsOf(storeIdOf(orderNumber));
  await commerce.removeObject(container, orderNumber, version).catch((error: unknown) => {
    if (!isShopError(error, 'VersionConflict')) throw error;
  });
}
