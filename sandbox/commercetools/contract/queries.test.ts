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
    expect(await carts({ where: 'anonymusId = "x"' })).toMatchObject(noField('anonymusId'));
    expect(await carts({ sort: 'modifiedAt desc' })).toMatchObject(noField('modifiedAt'));
    const nested = sdk.orders().get({ queryArgs: { where: 'cart(key = "x")' } });
    expect(await refusalOf(nested.execute())).toMatchObject(noField('key'));
  });

  rule('expand references of every result', async (sdk) => {
    const payment = { typeId: 'payment', id: (await createPayment(sdk, { key: 'one' })).id } as const;
    await place(sdk, await update(sdk, await readyCart(sdk), { action: 'addPayment', payment }));
    const queryArgs = { expand: 'paymentInfo.payments[*]' };
    const [order] = (await sdk.orders().get({ queryArgs }).execute()).body.results;
    expect(order?.paymentInfo?.payments[0]?.obj?.key).toBe('one');
  });
});
