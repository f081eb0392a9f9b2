import type { ByProjectKeyRequestBuilder, Payment } from '@commercetools/platform-sdk';
import { isShopError, ShopError } from '../contract/shop-error.ts';
import type { Commerce, PaymentEntry, PaymentRecord } from './commerce.ts';
import { isDuplicate, nullWhenNotFound, refuse } from './mapping/errors.ts';
import { paymentActionsOf, paymentRecordOf } from './mapping/payment.ts';

/** How many times to try to record an entry while other requests write to the payment. */
const maxAttempts = 5;

type PaymentOperations = Pick<
  Commerce,
  'createPayment' | 'getPayment' | 'findPaymentByKey' | 'recordPayment'
>;

export function paymentOperations(project: ByProjectKeyRequestBuilder): PaymentOperations {
  const byId = (id: string) => project.payments().withId({ ID: id });
  const byKey = (key: string) => project.payments().withKey({ key });

  const readPayment = (request: { execute(): Promise<{ body: Payment }> }): Promise<Payment | null> =>
    request.execute().then(({ body }) => body, nullWhenNotFound);

  const recordOrNull = (payment: Payment | null): PaymentRecord | null => payment && paymentRecordOf(payment);

  const writeEntry = async (payment: Payment, entry: PaymentEntry): Promise<Payment> => {
    const actions = paymentActionsOf(payment, entry);
    if (actions.length === 0) return payment;
    const body = { version: payment.version, actions };
    return (await byId(payment.id).post({ body }).execute().catch(refuse)).body;
  };

  return {
    getPayment: async (id) => recordOrNull(await readPayment(byId(id).get())),
    findPaymentByKey: async (key) => recordOrNull(await readPayment(byKey(key).get())),

    async createPayment({ key, amount, method, anonymousId }) {
      const { centAmount, currencyCode } = amount;
      const body = {
        key,
        anonymousId,
        amountPlanned: { centAmount, currencyCode },
        paymentMethodInfo: { paymentInterface: 'Adyen', method },
      };
      try {
        return paymentRecordOf((await project.payments().post({ body }).execute()).body);
      } catch (error) {
        const existing = isDuplicate(error) ? await readPayment(byKey(key).get()) : null;
        if (!existing) return refuse(error);
        return paymentRecordOf(existing);
      }
    },

    async recordPayment(id, entry) {
      for (let attempt = 1; ; attempt += 1) {
        const payment = await readPayment(byId(id).get());
        if (!payment) throw new ShopError('PaymentNotFound', `Payment ${id} not found`);
        try {
          return paymentRecordOf(await writeEntry(payment, entry));
        } catch (error) {
          if (attempt >= maxAttempts || !isShopError(error, 'VersionConflict')) throw error;
        }
      }
    },
  };
}
