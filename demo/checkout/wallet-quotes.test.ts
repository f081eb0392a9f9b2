import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addressIn, deliveredStates } from '../../api/testing/address-in.ts';
import { useSandboxedShop } from '../../api/testing/use-sandboxed-shop.ts';
import type { CartAction } from '../../contract/cart.ts';
import { quoteSchema } from '../../contract/delivery.ts';
import { placeOf, walletAddress, type WalletContact } from '../../src/express/wallet-address.ts';
import { stores } from '../../brands/demo/storefronts/index.ts';

const sandbox = useSandboxedShop();
const bib = 'BABY-BIB-SAGE-GREEN';

const places = Object.values(stores).flatMap((store) =>
  store.countries.map(({ code: country }) => ({
    store: store.id,
    country,
    states: deliveredStates(store, country),
  })),
);

/** As wallets shorten it until the shopper has authorized the payment. */
function shortened(country: string, postalCode: string): string {
  if (country === 'us') return postalCode.slice(0, 5);
  return country === 'ca' || country === 'gb' ? (postalCode.split(' ')[0] ?? '') : postalCode;
}

test('product 7.24: what a wallet’s sheet is told about a shortened address is what its cart costs', async () => {
  const drawn = fc.record({
    place: fc.constantFrom(...places),
    state: fc.nat(),
    byName: fc.boolean(),
    quantity: fc.integer({ min: 1, max: 9 }),
    code: fc.constantFrom(undefined, 'welcome10', 'WELCOME10'),
  });
  await fc.assert(
    fc.asyncProperty(drawn, async ({ place: { store, country, states }, state, byName, quantity, code }) => {
      const option = states[state % Math.max(1, states.length)];
      const { streetName, city, postalCode } = addressIn(country, option?.code);
      const whole: WalletContact = {
        fullName: 'Ada Berg',
        lines: [streetName],
        city,
        // In Hong Kong, where the codes are the shop's own, a wallet that writes HK means the country.
        state: byName || country === 'hk' ? option?.names.en : option?.code,
        postalCode,
        country: country.toUpperCase(),
      };
      const place = placeOf({ ...whole, lines: [], postalCode: shortened(country, postalCode) }, country);
      const browser = sandbox.shop.browser(store);
      const cart = await browser.createCart(country, bib, quantity);
      const request = { ...place, ...(code && { discountCode: code }) };
      const quote = await browser.ask(quoteSchema, `/api/carts/${cart.id}/quote`, request);
      expect(quote.shippingMethods.length).toBeGreaterThan(0);
      const mapped = walletAddress(whole, country);
      if (!('address' in mapped)) throw new Error(`${country}: ${JSON.stringify(mapped.partial)}`);
      const actions: CartAction[] = [
        { action: 'setShippingAddress', address: mapped.address },
        ...(code ? [{ action: 'addDiscountCode', code } as const] : []),
      ];
      let latest = await browser.change(cart, ...actions);
      for (const { id: shippingMethodId, price, addedTax, total } of quote.shippingMethods) {
        latest = await browser.change(latest, { action: 'setShippingMethod', shippingMethodId });
        expect({ price, addedTax, total }).toEqual({
          price: latest.delivery,
          addedTax: latest.addedTax,
          total: latest.total,
        });
      }
      expect(quote.subtotal).toEqual(latest.subtotal);
    }),
    { numRuns: 20 },
  );
}, 120_000);
