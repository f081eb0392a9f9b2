import type { ByProjectKeyRequestBuilder, Cart, Order, Payment } from '@commercetools/platform-sdk';
import { everyOne, oneByOne, type PageQuery } from './every-one.ts';
import { invoiceLinesOf } from './mapping/invoice-lines.ts';
import { nullWhenNotFound, refuse } from './mapping/errors.ts';
import type { InvoiceLine } from './commerce.ts';
import type { Language } from '../stores/types.ts';

/**
 * What operators look for and remove, as commercetools stores it, because a person is told everything that is kept. Each
 * operation throws `ShopError` as `Commerce` does.
 */
export interface PersonalRecords {
  /** Carts with one of these addresses, also in a postal address, oldest first. */
  cartsOf(emails: readonly string[]): Promise<Cart[]>;
  ordersOf(emails: readonly string[]): Promise<Order[]>;
  /** Every cart that has an address and can still be changed, or every order that has one, with their payments, in the order of their IDs. */
  withEmail(kind: EmailKind): AsyncIterable<Cart | Order>;
  /** @throws ShopError `VersionConflict`. */
  setEmail(kind: EmailKind, record: Pick<Cart, 'id' | 'version'>, email: string): Promise<void>;
  /** Payments that no order or cart names any more are found by their visitor. */
  paymentsOfVisitor(anonymousId: string): Promise<Payment[]>;
  getPayment(id: string): Promise<Payment | null>;
  getCart(id: string): Promise<Cart | null>;
  /** The cart that will become, or became, an order with this number; null if it has been deleted. */
  cartOfNumber(orderNumber: string): Promise<Cart | null>;
  /** What an order was paid for; adds up to its total. */
  invoiceOf(orderNumber: string, language: Language): Promise<InvoiceLine[]>;
  /** Deletes a cart, and whatever commercetools itself keeps about it. @throws ShopError `VersionConflict`. */
  eraseCart(cart: Pick<Cart, 'id' | 'version'>): Promise<void>;
  /** Orders that were placed before a time (ISO 8601), with their payments, in the order of their IDs. */
  ordersBefore(time: string): AsyncIterable<Order>;
  /** The same of payments, by when they began. */
  paymentsBefore(time: string): AsyncIterable<Payment>;
  /** Orders of these products, by their keys, that were placed at a time (ISO 8601) or later, in the order of their IDs. */
  ordersOfProducts(keys: readonly string[], since: string): AsyncIterable<Order>;
  /** Deletes it, and whatever commercetools itself keeps about it. @throws ShopError `VersionConflict`. */
  eraseOrder(order: Pick<Order, 'id' | 'version'>): Promise<void>;
  erasePayment(payment: Pick<Payment, 'id' | 'version'>): Promise<void>;
  /** A payment keeps no visitor. @throws ShopError `VersionConflict`. */
  forgetVisitor(payment: Pick<Payment, 'id' | 'version'>): Promise<void>;
}

export type EmailKind = 'carts' | 'orders';

export function personalRecords(project: ByProjectKeyRequestBuilder): PersonalRecords {
  const namedBy = (emails: readonly string[]): string => {
    const list = emails.map((email) => JSON.stringify(email)).join(', ');
    const inAddresses = ['shippingAddress', 'billingAddress'].map((name) => `${name}(email in (${list}))`);
    return [`customerEmail in (${list})`, ...inAddresses].join(' or ');
  };
  return {
    cartsOf: (emails) =>
      oldestFirst(everyOne((queryArgs) => project.carts().get({ queryArgs }), namedBy(emails))),
    ordersOf: (emails) =>
      oldestFirst(everyOne((queryArgs) => project.orders().get({ queryArgs }), namedBy(emails))),
    withEmail(kind) {
      const ofKind = kind === 'carts' ? ['cartState in ("Active", "Frozen")'] : [];
      const page = (
        query: PageQuery,
      ): { execute: () => Promise<{ body: { results: (Cart | Order)[] } }> } => {
        const queryArgs = { ...query, expand: ['paymentInfo.payments[*]'] };
        return kind === 'carts' ? project.carts().get({ queryArgs }) : project.orders().get({ queryArgs });
      };
      return oneByOne(page, 'customerEmail is defined', ...ofKind);
    },

    async setEmail(kind, { id, version }, email) {
      const body = { version, actions: [{ action: 'setCustomerEmail' as const, email }] };
      const list = kind === 'carts' ? project.carts() : project.orders();
      await list.withId({ ID: id }).post({ body }).execute().catch(refuse);
    },

    paymentsOfVisitor: (anonymousId) =>
      oldestFirst(
        everyOne(
          (queryArgs) => project.payments().get({ queryArgs }),
          `anonymousId = ${JSON.stringify(anonymousId)}`,
        ),
      ),
    getPayment: (id) => project.payments().withId({ ID: id }).get().execute().then(bodyOf, nullWhenNotFound),
    getCart: (id) => project.carts().withId({ ID: id }).get().execute().then(bodyOf, nullWhenNotFound),

    async cartOfNumber(orderNumber) {
      const where = `custom(fields(orderNumber = ${JSON.stringify(orderNumber)}))`;
      const request = project.carts().get({ queryArgs: { where, limit: 1, withTotal: false } });
      const { body } = await request.execute().catch(refuse);
      return body.results[0] ?? null;
    },

    async invoiceOf(orderNumber, language) {
      const expand = ['shippingInfo.shippingMethod'];
      const request = project.orders().withOrderNumber({ orderNumber }).get({ queryArgs: { expand } });
      return invoiceLinesOf((await request.execute().catch(refuse)).body, language);
    },

    async eraseCart({ id, version }) {
      const queryArgs = { version, dataErasure: true };
      await project.carts().withId({ ID: id }).delete({ queryArgs }).execute().catch(nullWhenNotFound);
    },

    ordersBefore: (time) =>
      oneByOne(
        (query) => project.orders().get({ queryArgs: { ...query, expand: ['paymentInfo.payments[*]'] } }),
        `createdAt < ${JSON.stringify(time)}`,
      ),
    paymentsBefore: (time) =>
      oneByOne((queryArgs) => project.payments().get({ queryArgs }), `createdAt < ${JSON.stringify(time)}`),

    ordersOfProducts: (keys, since) =>
      oneByOne(
        (queryArgs) => project.orders().get({ queryArgs }),
        `lineItems(productKey in (${keys.map((key) => JSON.stringify(key)).join(', ')}))`,
        `createdAt >= ${JSON.stringify(since)}`,
      ),

    async eraseOrder({ id, version }) {
      const queryArgs = { version, dataErasure: true };
      await project.orders().withId({ ID: id }).delete({ queryArgs }).execute().catch(nullWhenNotFound);
    },

    async erasePayment({ id, version }) {
      const queryArgs = { version, dataErasure: true };
      await project.payments().withId({ ID: id }).delete({ queryArgs }).execute().catch(nullWhenNotFound);
    },

    async forgetVisitor({ id, version }) {
      const body = { version, actions: [{ action: 'setAnonymousId' } as const] };
      await project.payments().withId({ ID: id }).post({ body }).execute().catch(refuse);
    },
  };
}

const bodyOf = <Body>({ body }: { readonly body: Body }): Body => body;

const oldestFirst = async <Item extends { readonly createdAt: string }>(
  items: Promise<Item[]>,
): Promise<Item[]> => (await items).toSorted((one, other) => one.createdAt.localeCompare(other.createdAt));
