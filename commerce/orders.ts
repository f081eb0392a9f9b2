import type { ByProjectKeyRequestBuilder, Order } from '@commercetools/platform-sdk';
import { viewExpansions, type ViewSettings } from './mapping/cart.ts';
import { ShopError } from '../contract/shop-error.ts';
import type { Commerce } from './commerce.ts';
import { isDuplicate, nullWhenNotFound, refuse } from './mapping/errors.ts';
import { orderRecordOf } from './mapping/order.ts';

const expand = viewExpansions;

type OrderOperations = Pick<Commerce, 'placeOrder' | 'findOrder' | 'setOrderPaymentState'>;

export function orderOperations(
  project: ByProjectKeyRequestBuilder,
  settings: ViewSettings,
): OrderOperations {
  const record = ({ body }: { readonly body: Order }) => orderRecordOf(body, settings);
  return {
    async placeOrder({ cartId, cartVersion, orderNumber, paymentState }) {
      const body = {
        cart: { typeId: 'cart', id: cartId },
        version: cartVersion,
        orderNumber,
        paymentState,
        orderState: 'Open',
      } as const;
      const request = project.orders().post({ body, queryArgs: { expand } });
      return request.execute().then(record, (cause: unknown) => {
        if (!isDuplicate(cause)) return refuse(cause);
        throw new ShopError('CartNotActive', `${orderNumber} has already been ordered`, undefined, { cause });
      });
    },

    async findOrder(orderNumber) {
      const request = project.orders().withOrderNumber({ orderNumber }).get({ queryArgs: { expand } });
      return request.execute().then(record, nullWhenNotFound);
    },

    async setOrderPaymentState({ id, version }, paymentState) {
      const body = { version, actions: [{ action: 'changePaymentState', paymentState } as const] };
      const request = project.orders().withId({ ID: id }).post({ body, queryArgs: { expand } });
      return request.execute().then(record, refuse);
    },
  };
}
