import { expect } from 'vitest';
import { contract } from '../testing/contract.ts';
import { createPayment, place, readyCart, refusalOf, update } from '../testing/project.ts';

const noField = (name: string) => ({
  statusCode: 400,
  code: 'InvalidInput',
  message: expect.stringContaining(`The field '${name}' does not exist.`) as string,
});

contract('queries', (rule) => {
  rule('name only fields that exist, in conditions and orders', async (sdk) => {
    const carts = (queryArgs: Readonly<Record<string, string>>) =>
      refusalOf(sdk.carts().get({ queryArgs }).execute());
    const orders = (queryArgs: Readonly<Record<string, string>>) =>
      refusalOf(sdk.orders().get({ queryArgs }).execute());
    const payments = (queryArgs: Readonly<Record<string, string>>) =>
      refusalOf(sdk.payments().get({ queryArgs }).execute());
    expect(await carts({ where: 'anonymusId = "x"' })).toMatchObject(noField('anonymusId'));
    expect(await carts({ sort: 'modifiedAt desc' })).toMatchObject(noField('modifiedAt'));
    expect(await orders({ where: 'cart(key = "x")' })).toMatchObject(noField('key'));
    expect(await orders({ where: 'cartState = "Ordered"' })).toMatchObject(noField('cartState'));
    expect(await payments({ where: 'transactions(states = "Initial")' })).toMatchObject(noField('states'));
    const { results } = (
      await sdk
        .payments()
        .get({ queryArgs: { where: 'custom(fields(settlement = "open"))', sort: 'lastModifiedAt asc' } })
        .execute()
    ).body;
    expect(results).toEqual([]);
  });

  rule('expand references of every result', async (sdk) => {
    const payment = { typeId: 'payment', id: (await createPayment(sdk, { key: 'one' })).id } as const;
    await place(sdk, await update(sdk, await readyCart(sdk), { action: 'addPayment', payment }));
    const queryArgs = { expand: 'paymentInfo.payments[*]' };
    const [order] = (await sdk.orders().get({ queryArgs }).execute()).body.results;
    expect(order?.paymentInfo?.payments[0]?.obj?.key).toBe('one');
  });
});
