import { describe, expect, it, vi } from 'vitest';
import { ShopError } from '../../contract/shop-error.ts';
import { stockSchema } from '../../contract/stock.ts';
import { fakeShopApi } from '../testing/fake-shop-api.ts';

describe('stock', () => {
  it('is what commercetools reports now, by SKU, without the SKUs it does not know', async () => {
    const { api, commerce } = fakeShopApi();
    const answer = await api.request('/api/stock?sku=CARRIER&sku=MESSAGE&sku=NONSENSE');
    const offers = await commerce.findOffers(['CARRIER', 'MESSAGE'], { country: 'de', currency: 'EUR' });
    expect(offers.size).toBe(2);
    expect(stockSchema.parse(await answer.json())).toEqual(
      Object.fromEntries([...offers].map(([sku, { availableQuantity }]) => [sku, availableQuantity])),
    );
  });

  it('may be cached for seconds, unlike everything else and unlike an error', async () => {
    const { api, commerce } = fakeShopApi();
    const cached = async (path: string) => (await api.request(path)).headers.get('Cache-Control');
    expect(await cached('/api/stock?sku=CARRIER')).toBe('public, max-age=15');
    expect(await cached('/api/visitor')).toBe('no-store');
    vi.spyOn(commerce, 'findOffers').mockRejectedValue(new ShopError('CommerceUnavailable', 'down'));
    expect(await cached('/api/stock?sku=CARRIER')).toBe('no-store');
  });
});
