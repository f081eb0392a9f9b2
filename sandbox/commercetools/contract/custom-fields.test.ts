import { expect } from 'vitest';
import { contract } from '../testing/contract.ts';
import type { ByProjectKeyRequestBuilder } from '@commercetools/platform-sdk';
import {
  createCart,
  createPayment,
  place,
  readyCart,
  refusalOf,
  stockEntry,
  update,
  updateOrder,
  updatePayment,
} from '../testing/project.ts';

const type = (key: string) => ({ typeId: 'type', key }) as const;
const set = (name: string, value?: unknown) => ({ action: 'setCustomField', name, value }) as const;
const invalid = { statusCode: 400, code: 'InvalidField' };
const notAllowed = { statusCode: 400, code: 'InvalidOperation' };

contract('custom fields', (rule) => {
  rule('of payments are set when it is created, changed one by one, removed, and queried', async (sdk) => {
    const custom = { type: type('payment-settlement'), fields: { settlement: 'open' } };
    const payment = await createPayment(sdk, { key: 'cart-1_1', custom });
    const closed = await createPayment(sdk, { custom: { ...custom, fields: { settlement: 'closed' } } });
    const marked = await updatePayment(sdk, payment, set('needsPerson', 'refund refused'));
    expect(marked.custom?.fields).toEqual({ settlement: 'open', needsPerson: 'refund refused' });
    const cleared = await updatePayment(sdk, marked, set('needsPerson'));
    expect(cleared.custom?.fields).toEqual({ settlement: 'open' });
    const found = await idsOfPayments(sdk, 'custom(fields(settlement="open"))');
    expect(found).toEqual([payment.id]);
    expect(found).not.toContain(closed.id);
  });

  rule('of orders are set after the order was placed, and queried', async (sdk) => {
    const order = await place(sdk, await readyCart(sdk));
    expect(await refusalOf(updateOrder(sdk, order, set('stockRelease', 'wanted')))).toMatchObject(notAllowed);
    const change = { action: 'setCustomType', type: type('cart-checkout'), fields: {} } as const;
    await updateOrder(sdk, order, change, set('stockRelease', 'wanted'));
    const queryArgs = { where: 'custom(fields(stockRelease="wanted"))' };
    expect((await sdk.orders().get({ queryArgs }).execute()).body.results).toMatchObject([{ id: order.id }]);
  });

  rule('of stock entries hold sets, and change together with the quantity', async (sdk) => {
    const entry = await stockEntry(sdk, 'BIB');
    const change = (version: number, releases: unknown) =>
      sdk
        .inventory()
        .withId({ ID: entry.id })
        .post({
          body: {
            version,
            actions: [
              { action: 'addQuantity', quantity: 2 },
              { action: 'setCustomType', type: type('stock-releases'), fields: { releases } },
            ],
          },
        })
        .execute();
    expect((await change(entry.version, ['N-1'])).body).toMatchObject({
      quantityOnStock: 202,
      availableQuantity: 202,
      custom: { fields: { releases: ['N-1'] } },
    });
    expect(await refusalOf(change(entry.version, ['N-1']))).toMatchObject({ statusCode: 409 });
    for (const releases of ['N-1', [1], ['N-1', 'N-1']]) {
      expect(await refusalOf(change(entry.version + 1, releases))).toMatchObject(invalid);
    }
    expect(await stockEntry(sdk, 'BIB')).toMatchObject({ quantityOnStock: 202 });
  });

  rule(
    'are rejected without a type, if the type does not define them, and if they have another kind of value',
    async (sdk) => {
      const cart = await createCart(sdk);
      const payment = await createPayment(sdk);
      expect(await refusalOf(updatePayment(sdk, payment, set('settlement', 'open')))).toMatchObject(
        notAllowed,
      );
      const change = { action: 'setCustomType', type: type('cart-checkout') } as const;
      for (const fields of [{ color: 'red' }, { orderNumber: 7 }])
        expect(await refusalOf(update(sdk, cart, { ...change, fields }))).toMatchObject(invalid);
      const custom = { type: type('payment-settlement'), fields: { settlement: 'open' } };
      const typed = await createPayment(sdk, { custom });
      expect(await refusalOf(updatePayment(sdk, typed, set('refusal')))).toMatchObject(notAllowed);
    },
  );
});

async function idsOfPayments(sdk: ByProjectKeyRequestBuilder, where: string): Promise<string[]> {
  const { body } = await sdk.payments().get({ queryArgs: { where } }).execute();
  return body.results.map(({ id }) => id);
}
