import type { ByProjectKeyRequestBuilder, Cart, Order, Payment } from '@commercetools/platform-sdk';
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
  /** A payment keeps no visitor. @throws ShopError `VersionConflict`. */
  forgetVisitor(payment: Pick<Payment, 'id' | 'version'>): Promise<void>;
}

/** Records in one answer. */
const pageSize = 500;

export function personalRecords(project: ByProjectKeyRequestBuilder): PersonalRecords {
  const withEmail = (emails: readonly string[]): string => {
    const list = emails.map((email) => JSON.stringify(email)).join(', ');
    const inAddresses = ['shippingAddress', 'billingAddress'].map((name) => `${name}(email in (${list}))`);
    return [`customerEmail in (${list})`, ...inAddresses].join(' or ');
  };
  return {
    cartsOf: (emails) =>
      everyOne((where) =>
        project
          .carts()
          .get({ queryArgs: { where: [withEmail(emails), ...where], ...inOrder } })
          .execute(),
      ),
    ordersOf: (emails) =>
      everyOne((where) =>
        project
          .orders()
          .get({ queryArgs: { where: [withEmail(emails), ...where], ...inOrder } })
          .execute(),
      ),
    paymentsOfVisitor: (anonymousId) =>
      everyOne((where) => {
        const ofVisitor = `anonymousId = ${JSON.stringify(anonymousId)}`;
        return project
          .payments()
          .get({ queryArgs: { where: [ofVisitor, ...where], ...inOrder } })
          .execute();
      }),
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

    async forgetVisitor({ id, version }) {
      const body = { version, actions: [{ action: 'setAnonymousId' } as const] };
      await project.payments().withId({ ID: id }).post({ body }).execute().catch(refuse);
    },
  };
}

const inOrder = { sort: 'id asc', limit: pageSize, withTotal: false };

const bodyOf = <Body>({ body }: { readonly body: Body }): Body => body;

/** All pages of a list that is sorted by ID. */
async function everyOne<Item extends { readonly id: string; readonly createdAt: string }>(
  page: (where: readonly string[]) => Promise<{ readonly body: { readonly results: Item[] } }>,
): Promise<Item[]> {
  const found: Item[] = [];
  for (;;) {
    const last = found.at(-1);
    const { body } = await page(last ? [`id > ${JSON.stringify(last.id)}`] : []).catch(refuse);
    found.push(...body.results);
    if (body.results.length < pageSize)
      return found.toSorted((one, other) => one.createdAt.localeCompare(other.createdAt));
  }
}
