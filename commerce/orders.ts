import type { ByProjectKeyRequestBuilder } from '@commercetools/platform-sdk';
import { viewExpansions, type ViewSettings } from './mapping/cart.ts';
import { ShopError } from '../contract/shop-error.ts';
import type { Commerce } from './commerce.ts';
import { isDuplicate, isNotFound, shopErrorOf } from './mapping/errors.ts';
import { orderRecordOf } from './mapping/order.ts';

const expand = viewExpansions;

type OrderOperations = Pick<Commerce, 'placeOrder' | 'findOrder' | 'setOrderPaymentState'>;

/** Orders in commercetools. */
export function orderOperations(
  project: ByProjectKeyRequestBuilder,
  settings: ViewSettings,
): OrderOperations {
  return {
    async placeOrder({ cartId, cartVersion, orderNumber, paymentState }) {
      const body = {
        cart: { typeId: 'cart', id: cartId },
        version: cartVersion,
        orderNumber,
        paymentState,
        orderState: 'Open',
      } as const;
      try {
        const response = await project.orders().post({ body, queryArgs: { expand } }).execute();
        return orderRecordOf(response.body, settings);
      } catch (error) {
        if (!isDuplicate(error)) throw shopErrorOf(error);
        throw new ShopError('CartNotActive', `${orderNumber} has already been ordered`, undefined, {
          cause: error,
        });
      }
    },

    async findOrder(orderNumber) {
      const request = project.orders().withOrderNumber({ orderNumber }).get({ queryArgs: { expand } });
      try {
        return orderRecordOf((await request.execute()).body, settings);
      } catch (error) {
        if (isNotFound(error)) return null;
        throw shopErrorOf(error);
      }
    },

    async setOrderPaymentState({ id, version }, paymentState) {
      const body = { version, actions: [{ action: 'changePaymentState', paymentState } as const] };
      try {
        const response = await project
          .orders()
          .withId({ ID: id })
          .post({ body, queryArgs: { expand } })
          .execute();
        return orderRecordOf(response.body, settings);
      } catch (error) {
        throw shopErrorOf(error);
      }
    },
  };
}
