import type { ByProjectKeyRequestBuilder, Order } from '@commercetools/platform-sdk';
import { viewExpansions, type ViewSettings } from './mapping/cart.ts';
import { ShopError } from '../contract/shop-error.ts';
import type { Commerce } from './commerce.ts';
import type { PaymentRecord } from './payment-record.ts';
import { isDuplicate, nullWhenNotFound, refuse } from './mapping/errors.ts';
import { orderActionOf, orderRecordOf } from './mapping/order.ts';
import { paymentRecordOf } from './mapping/payment.ts';

const expand = viewExpansions;
/** Orders in one answer of a list. */
const pageSize = 100;

/** The part of `Commerce` that is about orders. */
export function orderOperations(project: ByProjectKeyRequestBuilder, settings: ViewSettings) {
  const recordOf = ({ body }: { readonly body: Order }) => orderRecordOf(body, settings);
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
      return request.execute().then(recordOf, (cause: unknown) => {
        if (!isDuplicate(cause)) return refuse(cause);
        throw new ShopError('CartNotActive', `${orderNumber} has already been ordered`, undefined, { cause });
      });
    },

    async findOrder(orderNumber) {
      const request = project.orders().withOrderNumber({ orderNumber }).get({ queryArgs: { expand } });
      return request.execute().then(recordOf, nullWhenNotFound);
    },

    async findOrderOfCart(cartId) {
      const where = `cart(id = ${JSON.stringify(cartId)})`;
      const queryArgs = { where, sort: 'createdAt asc', limit: 1, withTotal: false, expand };
      const { body } = await project.orders().get({ queryArgs }).execute().catch(refuse);
      const [order] = body.results;
      return order ? orderRecordOf(order, settings) : null;
    },

    async updateOrder({ id, version }, changes) {
      const body = { version, actions: changes.map(orderActionOf) };
      const request = project.orders().withId({ ID: id }).post({ body, queryArgs: { expand } });
      return request.execute().then(recordOf, refuse);
    },

    async listChangedOrders({ after, before }) {
      const at = (time: number) => `"${new Date(time).toISOString()}"`;
      const modifiedAt = at(after.modifiedAt);
      const isLater = `lastModifiedAt = ${modifiedAt} and id > ${JSON.stringify(after.id)}`;
      const where = [
        'custom(fields(wantsMails = true))',
        `lastModifiedAt < ${at(before)}`,
        `(lastModifiedAt > ${modifiedAt} or (${isLater}))`,
      ].join(' and ');
      const sort = ['lastModifiedAt asc', 'id asc'];
      const queryArgs = { where, sort, limit: pageSize, withTotal: false };
      const { body } = await project.orders().get({ queryArgs }).execute().catch(refuse);
      return body.results.map(({ id, orderNumber = '', lastModifiedAt }) => ({
        id,
        orderNumber,
        modifiedAt: Date.parse(lastModifiedAt),
      }));
    },

    async listShippedPayments(since) {
      const shipped = `shipmentState in ("Shipped", "Delivered") and lastModifiedAt > "${new Date(since).toISOString()}"`;
      const payments: PaymentRecord[] = [];
      for (let after = ''; ;) {
        const where = after === '' ? shipped : `${shipped} and id > ${JSON.stringify(after)}`;
        const expanded = 'paymentInfo.payments[*]';
        const queryArgs = { where, sort: 'id asc', limit: pageSize, withTotal: false, expand: expanded };
        const { body } = await project.orders().get({ queryArgs }).execute().catch(refuse);
        const references = body.results.flatMap(({ paymentInfo }) => paymentInfo?.payments ?? []);
        payments.push(...references.flatMap(({ obj }) => (obj ? [paymentRecordOf(obj)] : [])));
        const last = body.results.at(-1);
        if (!last || body.results.length < pageSize) return payments;
        after = last.id;
      }
    },
  } satisfies Partial<Commerce>;
}
