import { describe, expect, it, vi } from 'vitest';
import { currentOffersSchema } from '../../contract/offers.ts';
import { ShopError } from '../../contract/shop-error.ts';
import { timedPriceIn } from '../testing/fake-cart.ts';
import { fakeShopApi } from '../testing/fake-shop-api.ts';

const { api, commerce } = fakeShopApi();
const ask = (query: string) => api.request(`/api/offers?${query}`);

describe('current offers', () => {
  it('product 3.77: are what commercetools reports for the country, by SKU, without the SKUs it does not know', async () => {
    const answer = await ask('country=de&sku=CARRIER&sku=ABROAD&sku=NONSENSE');
    expect(currentOffersSchema.parse(await answer.json())).toEqual({
      CARRIER: { price: timedPriceIn('EUR', 10_000), availableQuantity: 5 },
      ABROAD: { price: null, availableQuantity: 9 },
    });
    const { error } = (await (await ask('country=jp&sku=CARRIER')).json()) as { error: object };
    expect(error).toMatchObject({ code: 'UnknownCountry' });
  });

  it('may be cached for seconds, unlike everything else and unlike an error, and never beyond the end of a price', async () => {
    const cached = async (path = '/api/offers?country=de&sku=CARRIER') =>
      (await api.request(path)).headers.get('Cache-Control');
    expect(await cached()).toBe('public, max-age=15');
    expect(await cached('/api/visitor')).toBe('no-store');
    const [[sku, offer] = []] = await commerce.findOffers(['CARRIER'], { country: 'de', currency: 'EUR' });
    if (!sku || !offer?.price) throw new Error('CARRIER is not sold');
    const ending = { ...offer.price, validUntil: new Date(Date.now() + 4_900).toISOString() };
    vi.spyOn(commerce, 'findOffers').mockResolvedValueOnce(new Map([[sku, { ...offer, price: ending }]]));
    expect(await cached()).toBe('public, max-age=4');
    vi.spyOn(commerce, 'findOffers').mockRejectedValue(new ShopError('CommerceUnavailable', 'down'));
    expect(await cached()).toBe('no-store');
  });
});
