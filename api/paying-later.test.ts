import { describe, expect, it } from 'vitest';
import { orderOf, readyCart } from './testing/sandboxed-shop.ts';
import { address } from './testing/shop-browser.ts';
import { useSandboxedShop } from './testing/use-sandboxed-shop.ts';

const sandboxed = useSandboxedShop();
describe('payments that the shopper makes later', () => {
  const lisbon = { ...address, postalCode: '1100-148', city: 'Lisboa', country: 'pt' };

  it.each([
    ['multibanco', 'PresentToShopper', { kind: 'voucher', entity: '12101' }],
    ['bankTransfer_IBAN', 'Received', { kind: 'bankTransfer', iban: 'NL13TEST0123456789' }],
  ])('by %s are orders at once, which say how to pay them', async (type, resultCode, instructions) => {
    const shopper = sandboxed.shop.browser('eu');
    const cart = await readyCart(shopper, lisbon);
    const result = await shopper.pay(cart, { paymentMethod: { type } });
    expect(result).toMatchObject({ resultCode, order: { mayOpen: true } });
    expect(await orderOf(shopper, result)).toMatchObject({
      paymentState: 'pending',
      paymentMethod: type,
      money: null,
      instructions: { ...instructions, reference: expect.stringMatching(/^\d{9}$/) as string },
    });
  });

  it('product 4.41: a direct debit is an order that waits for its money, without instructions', async () => {
    const cart = await readyCart(sandboxed.browser);
    const paymentMethod = {
      type: 'sepadirectdebit',
      iban: 'DE87 1234 5678 1234 5678 90',
      ownerName: 'Ada Berg',
    };
    const result = await sandboxed.browser.pay(cart, { paymentMethod });
    expect(result).toMatchObject({ resultCode: 'Received', action: null, order: { mayOpen: true } });
    expect(await orderOf(sandboxed.browser, result)).toMatchObject({
      paymentState: 'pending',
      instructions: null,
    });
  });
});
