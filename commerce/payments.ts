import type { ByProjectKeyRequestBuilder, Payment } from '@commercetools/platform-sdk';
import type { Commerce } from './commerce.ts';
import { isDuplicate, nullWhenNotFound, refuse } from './mapping/errors.ts';
import { paymentActionsOf, paymentRecordOf, settlementType } from './mapping/payment.ts';
import type { PaymentQuery, PaymentRecord } from './payment-record.ts';

/** Payments in one answer of a list. */
const pageSize = 100;

/** The part of `Commerce` that is about payments. */
export function paymentOperations(project: ByProjectKeyRequestBuilder) {
  const byId = (id: string) => project.payments().withId({ ID: id });
  const byKey = (key: string) => project.payments().withKey({ key });

  const readPayment = (request: { execute(): Promise<{ body: Payment }> }): Promise<PaymentRecord | null> =>
    request.execute().then(({ body }) => paymentRecordOf(body), nullWhenNotFound);

  return {
    getPayment: (id) => readPayment(byId(id).get()),
    findPaymentByKey: (key) => readPayment(byKey(key).get()),

    async findPaymentByPspReference(pspReference) {
      const where = `interfaceId = ${JSON.stringify(pspReference)}`;
      const request = project.payments().get({ queryArgs: { where, limit: 1, withTotal: false } });
      const { body } = await request.execute().catch(refuse);
      const [found] = body.results;
      return found ? paymentRecordOf(found) : null;
    },

    async listPaymentsOf(anonymousId) {
      const where = `anonymousId = ${JSON.stringify(anonymousId)}`;
      const queryArgs = { where, sort: 'createdAt desc', limit: pageSize, withTotal: false };
      const { body } = await project.payments().get({ queryArgs }).execute().catch(refuse);
      return body.results.map(paymentRecordOf);
    },

    async createPayment({ key, amount, method, anonymousId, approved, merchantAccount }) {
      const { centAmount, currencyCode } = amount;
      const body = {
        key,
        anonymousId,
        amountPlanned: { centAmount, currencyCode },
        paymentMethodInfo: { paymentInterface: 'Adyen', method },
        custom: {
          type: settlementType,
          fields: { settlement: 'open', ...(approved !== null && { approved }), merchantAccount },
        },
      };
      try {
        return paymentRecordOf((await project.payments().post({ body }).execute()).body);
      } catch (error) {
        const existing = isDuplicate(error) ? await readPayment(byKey(key).get()) : null;
        return existing ?? refuse(error);
      }
    },

    async updatePayment({ id, version }, changes) {
      const at = new Date().toISOString();
      const body = { version, actions: changes.flatMap((change) => paymentActionsOf(change, at)) };
      return paymentRecordOf((await byId(id).post({ body }).execute().catch(refuse)).body);
    },

    async listPayments(query) {
      const queryArgs = {
        where: predicateOf(query),
        sort: ['createdAt asc', 'id asc'],
        limit: pageSize,
        withTotal: false,
      };
      const { body } = await project.payments().get({ queryArgs }).execute().catch(refuse);
      return body.results.map(paymentRecordOf);
    },
  } satisfies Partial<Commerce>;
}
export type PaymentOperations = ReturnType<typeof paymentOperations>;

function predicateOf({ merchantAccount, having, unchangedSince, after }: PaymentQuery): string {
  const account = `merchantAccount = ${JSON.stringify(merchantAccount)}`;
  const conditions = {
    open: [`custom(fields(settlement = "open" and ${account}))`],
    authorized: [
      `custom(fields(settlement = "open" and ${account}))`,
      'transactions(type = "Authorization" and state = "Success")',
    ],
    trouble: [`custom(fields(needsPerson is defined and ${account}))`],
    wanted: [`custom(fields(${account}))`, 'transactions(state = "Initial")'],
  }[having];
  if (unchangedSince !== undefined)
    conditions.push(`lastModifiedAt < "${new Date(unchangedSince).toISOString()}"`);
  if (after !== undefined) {
    const createdAt = `"${new Date(after.createdAt).toISOString()}"`;
    const isLater = `createdAt = ${createdAt} and id > ${JSON.stringify(after.id)}`;
    conditions.push(`(createdAt > ${createdAt} or (${isLater}))`);
  }
  return conditions.join(' and ');
}
