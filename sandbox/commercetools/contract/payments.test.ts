import { expect } from 'vitest';
import { contract } from '../testing/contract.ts';
import type { TransactionDraft } from '@commercetools/platform-sdk';
import { createPayment, place, readyCart, refusalOf, update, updatePayment } from '../testing/project.ts';

const amount = { currencyCode: 'USD', centAmount: 10000 };
const duplicate = (field: string) => ({ statusCode: 400, code: 'DuplicateField', field });
const notAllowed = { statusCode: 400, code: 'InvalidOperation' };
const add = (type: string, draft: Partial<TransactionDraft> = {}) =>
  ({ action: 'addTransaction', transaction: { type, amount, ...draft } }) as const;

contract('a payment', (rule) => {
  rule(
    'has a unique key, and an interfaceId that is unique per interface and cannot be changed',
    async (sdk) => {
      const paymentMethodInfo = { paymentInterface: 'Adyen' };
      const setId = (interfaceId: string) => ({ action: 'setInterfaceId', interfaceId }) as const;
      const first = await createPayment(sdk, { paymentMethodInfo });
      const known = await updatePayment(sdk, first, setId('PSP1'));
      expect(await refusalOf(updatePayment(sdk, known, setId('PSP2')))).toMatchObject(notAllowed);
      const second = await createPayment(sdk, { paymentMethodInfo });
      expect(await refusalOf(updatePayment(sdk, second, setId('PSP1')))).toMatchObject(
        duplicate('interfaceId'),
      );
      const keyed = await createPayment(sdk, { key: 'one' });
      expect(await refusalOf(createPayment(sdk, { key: 'one' }))).toMatchObject(duplicate('key'));
      expect(await refusalOf(updatePayment(sdk, { ...keyed, version: 9 }, setId('X')))).toMatchObject({
        statusCode: 409,
        currentVersion: 1,
      });
      const elsewhere = await createPayment(sdk, { paymentMethodInfo: { paymentInterface: 'Other' } });
      expect((await updatePayment(sdk, elsewhere, setId('PSP1'))).interfaceId).toBe('PSP1');
    },
  );

  rule('records every type of transaction, each with a state and a reference of its own', async (sdk) => {
    const types = ['Authorization', 'CancelAuthorization', 'Charge', 'Refund', 'Chargeback'];
    const payment = await updatePayment(sdk, await createPayment(sdk), ...types.map((type) => add(type)));
    expect(payment.transactions.map(({ type, state }) => [type, state])).toEqual(
      types.map((type) => [type, 'Initial']),
    );
    const transactionId = payment.transactions[2]?.id ?? '';
    const changed = await updatePayment(
      sdk,
      payment,
      { action: 'changeTransactionState', transactionId, state: 'Pending' },
      { action: 'changeTransactionInteractionId', transactionId, interactionId: 'PSP2' },
      { action: 'changeTransactionTimestamp', transactionId, timestamp: '2026-11-22T10:00:00.000Z' },
    );
    expect(changed.transactions[2]).toMatchObject({
      state: 'Pending',
      interactionId: 'PSP2',
      timestamp: '2026-11-22T10:00:00.000Z',
    });
    expect(changed.transactions[1]).toEqual(payment.transactions[1]);
    const unknown = { action: 'changeTransactionState', transactionId: 'x', state: 'Success' } as const;
    expect(await refusalOf(updatePayment(sdk, changed, unknown))).toMatchObject({ statusCode: 400 });
  });
});

contract('a payment on a cart or an order', (rule) => {
  rule('is on one cart only, until the cart lets it go', async (sdk) => {
    const payment = { typeId: 'payment', id: (await createPayment(sdk)).id } as const;
    const holder = await update(sdk, await readyCart(sdk), { action: 'addPayment', payment });
    const other = await readyCart(sdk);
    expect(await refusalOf(update(sdk, other, { action: 'addPayment', payment }))).toMatchObject(notAllowed);
    await update(sdk, holder, { action: 'removePayment', payment });
    const taken = await update(sdk, other, { action: 'addPayment', payment });
    const order = await place(sdk, taken);
    expect(order.paymentInfo?.payments).toEqual([payment]);
    const third = await readyCart(sdk);
    expect(await refusalOf(update(sdk, third, { action: 'addPayment', payment }))).toMatchObject(notAllowed);
  });
});
