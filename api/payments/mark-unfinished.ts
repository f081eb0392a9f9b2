import type { OrderRecord } from '../../commerce/commerce.ts';
import { isShopError, ShopError } from '../../contract/shop-error.ts';
import type { RequestContext } from '../context/request-context.ts';

const maxAttempts = 4;

/**
 * Notes on an order that something is left to do about it, so that the sweeper finds it even if this process ends now.
 * @throws ShopError as `Commerce` does.
 */
export async function markUnfinished(
  { commerce }: Pick<RequestContext, 'commerce'>,
  order: OrderRecord,
): Promise<void> {
  let current: OrderRecord | null = order;
  for (let attempt = 1; current !== null && attempt <= maxAttempts; attempt += 1) {
    if (current.unfinished) return;
    try {
      await commerce.updateOrder(current, [{ change: 'setMails', unfinished: true }]);
      return;
    } catch (error) {
      if (!isShopError(error, 'VersionConflict')) throw error;
      current = await commerce.findOrder(order.orderNumber);
    }
  }
  throw new ShopError('CommerceUnavailable', 'The order keeps changing');
}
