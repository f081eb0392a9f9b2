import { describe, expect, it } from 'vitest';
import type { ByProjectKeyRequestBuilder } from '@commercetools/platform-sdk';
import { place, readyCart, refusalOf, startProject, stockEntry, update } from '../testing/project.ts';

const supplyChannel = { typeId: 'channel', key: 'warehouse' } as const;
const warehouse = async (sdk: ByProjectKeyRequestBuilder) =>
  (await sdk.channels().withKey({ key: 'warehouse' }).get().execute()).body.id;

describe('the stock of a channel', () => {
  it('is shown with the variant, apart from that without a channel', async () => {
    const { sdk } = await startProject();
    const id = await warehouse(sdk);
    const queryArgs = { where: 'key = "baby-bib"' };
    const [product] = (await sdk.productProjections().get({ queryArgs }).execute()).body.results;
    expect(product?.masterVariant.availability).toMatchObject({
      availableQuantity: 200,
      channels: { [id]: { availableQuantity: 3, isOnStock: true } },
    });
  });

  it('is what a line with that channel takes, and no other', async () => {
    const { sdk } = await startProject();
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
