import { expect } from 'vitest';
import { contract } from '../testing/contract.ts';
import type { Cart } from '@commercetools/platform-sdk';
import { setPrice } from '../simulated-changes.ts';
import {
  createCart,
  place,
  readyCart,
  refusalOf,
  startProject,
  stockEntry,
  update,
} from '../testing/project.ts';

contract('product data of a line', (rule, ownRule) => {
  rule('stay those of the time it was added, until they are recalculated on request', async (sdk) => {
    const cart = await createCart(sdk, { lineItems: [{ sku: 'BIB', quantity: 2 }] });
    const entry = await stockEntry(sdk, 'BIB');
    const actions = [{ action: 'addQuantity', quantity: -199 } as const];
    await sdk
      .inventory()
      .withId({ ID: entry.id })
      .post({ body: { version: entry.version, actions } })
      .execute();
    const stockOf = ({ lineItems: [line] }: Cart) => line?.variant.availability?.availableQuantity;
    const priced = await update(sdk, cart, { action: 'recalculate' });
    expect(stockOf(priced)).toEqual(200);
    const current = await update(sdk, priced, { action: 'recalculate', updateProductData: true });
    expect(stockOf(current)).toEqual(1);
  });

  ownRule(
    'whose product is gone stay too; a recalculation drops the line, and no order is possible',
    async () => {
      const { sdk, storage } = await startProject();
      const gone = { sku: 'BIB', quantity: 1 };
      const cart = await readyCart(sdk, { lineItems: [gone, { sku: 'CARRIER-BLACK', quantity: 1 }] });
      const [product] = storage.all('product').filter(({ key }) => key === 'baby-bib');
      if (product) storage.remove('product', product);
      const changed = await update(sdk, cart, { action: 'setCustomerEmail', email: 'ada@example.com' });
      expect(changed.lineItems).toHaveLength(2);
      expect(changed.totalPrice).toEqual(cart.totalPrice);
      expect(await refusalOf(place(sdk, changed))).toMatchObject({
        statusCode: 400,
        code: 'InvalidOperation',
      });
      const current = await update(sdk, changed, { action: 'recalculate' });
      expect(current.lineItems.map(({ variant }) => variant.sku)).toEqual(['CARRIER-BLACK']);
    },
  );

  ownRule('without a price refuses every change but its removal', async () => {
    const { sdk, storage } = await startProject();
    const cart = await createCart(sdk, { lineItems: [{ sku: 'BIB', quantity: 1 }] });
    setPrice(storage, { sku: 'BIB', currency: 'USD', centAmount: null });
    for (const action of [
      { action: 'recalculate' } as const,
      { action: 'setCustomerEmail', email: 'ada@example.com' } as const,
    ])
      expect(await refusalOf(update(sdk, cart, action))).toMatchObject({ code: 'MatchingPriceNotFound' });
    const lineItemId = cart.lineItems[0]?.id ?? '';
    expect((await update(sdk, cart, { action: 'removeLineItem', lineItemId })).lineItems).toEqual([]);
  });
});
