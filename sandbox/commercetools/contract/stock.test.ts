import { expect } from 'vitest';
import { contract } from '../testing/contract.ts';
import type { ByProjectKeyRequestBuilder, Cart } from '@commercetools/platform-sdk';
import { setPrices } from '../simulated-changes.ts';
import {
  createCart,
  place,
  readyCart,
  refusalOf,
  startProject,
  stockEntry,
  update,
} from '../testing/project.ts';

const supplyChannel = { typeId: 'channel', key: 'warehouse' } as const;
const warehouse = async (sdk: ByProjectKeyRequestBuilder) =>
  (await sdk.channels().withKey({ key: 'warehouse' }).get().execute()).body.id;

contract('a stock entry', (rule) => {
  rule('is created once per SKU and channel, changed by its version, and deleted', async (sdk) => {
    const create = (sku: string, channel: boolean) => {
      const body = { sku, quantityOnStock: 5, ...(channel && { supplyChannel }) };
      return sdk.inventory().post({ body }).execute();
    };
    const duplicate = { statusCode: 400, code: 'DuplicateField', field: 'sku' };
    expect(await refusalOf(create('BIB', false))).toMatchObject(duplicate);
    expect(await refusalOf(create('BIB', true))).toMatchObject(duplicate);
    const { body: entry } = await create('CARRIER-SAND', true);
    expect(entry).toMatchObject({ version: 1, quantityOnStock: 5, availableQuantity: 5 });
    const at = sdk.inventory().withId({ ID: entry.id });
    const change = (version: number, quantity: number) =>
      at.post({ body: { version, actions: [{ action: 'changeQuantity', quantity }] } }).execute();
    expect((await change(1, 8)).body).toMatchObject({ version: 2, availableQuantity: 8 });
    expect(await refusalOf(change(1, 9))).toMatchObject({ statusCode: 409 });
    const remove = (version: number) => at.delete({ queryArgs: { version } }).execute();
    expect(await refusalOf(remove(1))).toMatchObject({ statusCode: 409 });
    await remove(2);
    expect(await refusalOf(at.get().execute())).toMatchObject({ statusCode: 404 });
  });
});

contract('the stock of a channel', (rule) => {
  rule('is shown with the variant, apart from that without a channel', async (sdk) => {
    const id = await warehouse(sdk);
    const queryArgs = { where: 'key = "baby-bib"' };
    const [product] = (await sdk.productProjections().get({ queryArgs }).execute()).body.results;
    expect(product?.masterVariant.availability).toMatchObject({
      availableQuantity: 200,
      channels: { [id]: { availableQuantity: 3, isOnStock: true } },
    });
  });

  rule('is what a line with that channel takes, and no other', async (sdk) => {
    const id = await warehouse(sdk);
    const bib = { sku: 'BIB', quantity: 2 };
    const cart = await readyCart(sdk, { lineItems: [{ ...bib, supplyChannel }, bib] });
    expect(cart.lineItems).toHaveLength(2);
    await place(sdk, cart);
    expect((await stockEntry(sdk, 'BIB', id)).availableQuantity).toBe(1);
    expect((await stockEntry(sdk, 'BIB')).availableQuantity).toBe(198);
    const second = await readyCart(sdk, { lineItems: [{ ...bib, supplyChannel }] });
    const [line] = second.lineItems;
    expect(await refusalOf(place(sdk, second))).toMatchObject({
      code: 'OutOfStock',
      skus: ['BIB'],
      lineItems: [line?.id],
    });
    const moved = await update(sdk, second, {
      action: 'setLineItemSupplyChannel',
      lineItemId: line?.id ?? '',
    });
    await place(sdk, moved);
    expect((await stockEntry(sdk, 'BIB')).availableQuantity).toBe(196);
  });
});

contract('product data of a line', (rule, ownRule) => {
  rule('stay those of the time it was added, until they are recalculated on request', async (sdk) => {
    const cart = await createCart(sdk, { lineItems: [{ sku: 'BIB', quantity: 2 }] });
    const entry = await stockEntry(sdk, 'BIB');
    const actions = [{ action: 'changeQuantity', quantity: 1 } as const];
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
      if (product) storage.remove('product', product, product.version);
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
    setPrices(storage, { sku: 'BIB', currency: 'USD', centAmount: null });
    for (const action of [
      { action: 'recalculate' } as const,
      { action: 'setCustomerEmail', email: 'ada@example.com' } as const,
    ])
      expect(await refusalOf(update(sdk, cart, action))).toMatchObject({ code: 'MatchingPriceNotFound' });
    const lineItemId = cart.lineItems[0]?.id ?? '';
    expect((await update(sdk, cart, { action: 'removeLineItem', lineItemId })).lineItems).toEqual([]);
  });
});
