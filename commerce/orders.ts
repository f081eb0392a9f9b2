import type { ByProjectKeyRequestBuilder, Order } from '@commercetools/platform-sdk';
import { viewExpansions, type ViewSettings } from './mapping/cart.ts';
import { ShopError } from '../contract/shop-error.ts';
import type { Commerce, OrderWithPayments } from './commerce.ts';
import { offeredLanguage } from '../stores/languages.ts';
import { isDuplicate, nullWhenNotFound, refuse } from './mapping/errors.ts';
import { orderActionsOf, orderRecordOf } from './mapping/order.ts';
import { paymentRecordOf } from './mapping/payment.ts';

const expand = viewExpansions;
const whole = [...expand, 'paymentInfo.payments[*]'];
/** Orders in one answer of a list. */
const pageSize = 100;

/** The part of `Commerce` that is about orders. */
export function orderOperations(project: ByProjectKeyRequestBuilder, settings: ViewSettings) {
  const recordOf = ({ body }: { readonly body: Order }) => orderRecordOf(body, settings);
  const wholeOrderOf = (
    order: Order,
    language = offeredLanguage(settings.store, order.locale ?? null),
  ): OrderWithPayments => ({
    order: orderRecordOf(order, { ...settings, language }),
    payments: (order.paymentInfo?.payments ?? []).flatMap(({ obj }) => (obj ? [paymentRecordOf(obj)] : [])),
  });
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
      const body = { version, actions: changes.flatMap(orderActionsOf) };
      const request = project.orders().withId({ ID: id }).post({ body, queryArgs: { expand } });
      return request.execute().then(recordOf, refuse);
    },

    async findWholeOrder(orderNumber, language) {
      const request = project
        .orders()
        .withOrderNumber({ orderNumber })
        .get({ queryArgs: { expand: whole } });
      return request.execute().then(({ body }) => wholeOrderOf(body, language), nullWhenNotFound);
    },

    async listOrders({ storeId, unfinished, after, before }) {
      const at = (time: number) => `"${new Date(time).toISOString()}"`;
      const isLater = `lastModifiedAt = ${at(after.modifiedAt)} and id > ${JSON.stringify(after.id)}`;
      const where = [
        // Orders from before storefronts were named in them count as everybody's.
        `(store(key = ${JSON.stringify(storeId)}) or store is not defined)`,
        `custom(fields(${unfinished ? 'unfinished' : 'wantsMails'} = true))`,
        `lastModifiedAt < ${at(before)}`,
        `(lastModifiedAt > ${at(after.modifiedAt)} or (${isLater}))`,
      ].join(' and ');
      const sort = ['lastModifiedAt asc', 'id asc'];
      const queryArgs = { where, sort, limit: pageSize, withTotal: false, expand: whole };
      const { body } = await project.orders().get({ queryArgs }).execute().catch(refuse);
      return body.results.map((order) => wholeOrderOf(order));
    },
  } satisfies Partial<Commerce>;
}
