import { describe, expect, test } from 'vitest';
import { addressIn } from '../../api/testing/address-in.ts';
import { useSandboxedShop } from '../../api/testing/use-sandboxed-shop.ts';
import { deliveriesOf } from '../../api/testing/sandboxed-shop.ts';
import type { ShopBrowser } from '../../api/testing/shop-browser.ts';
import type { Cart } from '../../contract/cart.ts';
import type { Money } from '../../contract/money.ts';
import { stores } from '../../stores/index.ts';
import { type HandCheckedTotal, handCheckedTotals } from './hand-checked-totals.ts';

const sandbox = useSandboxedShop();

const storeOf = (country: string) =>
  Object.values(stores).find(({ shippingCountries }) => shippingCountries.includes(country))?.id ?? '';

/** `17982` cents as `179.82`. */
const written = (money: Money | undefined | null): string =>
  ((money?.centAmount ?? 0) / 10 ** (money?.fractionDigits ?? 0)).toFixed(money?.fractionDigits ?? 0);

async function cartFor(shopper: ShopBrowser, row: HandCheckedTotal): Promise<Cart> {
  const { country, state } = row;
  const [first, ...others] = row.items;
  const created = await shopper.createCart(country, first?.sku ?? '', first?.quantity);
  const addressed = await shopper.change(
    created,
    ...others.map((item) => ({
      action: 'addLineItem' as const,
      ...item,
      ...(item.sku === 'GIFT-MESSAGE' ? { giftMessage: 'Welcome!' } : {}),
    })),
    { action: 'setShippingAddress', address: addressIn(country, state) },
    ...row.codes.map((code) => ({ action: 'addDiscountCode' as const, code })),
  );
  const deliveries = await deliveriesOf(shopper, addressed);
  const shippingMethodId = deliveries[row.delivery === 'standard' ? 0 : 1]?.id ?? '';
  return shopper.change(addressed, { action: 'setShippingMethod', shippingMethodId });
}

describe('a hundred totals, calculated by hand', () => {
  test.each(handCheckedTotals)('$country $state $currency $total: the shop says the same', async (row) => {
    const shopper = sandbox.shop.browser(storeOf(row.country));
    const cart = await cartFor(shopper, row);
    const discount = cart.discounts.reduce((cents, { amount }) => cents + amount.centAmount, 0);
    expect(row).toMatchObject({
      goods: written(cart.goods),
      discount: written({ ...cart.goods, centAmount: discount }),
      shipping: written(cart.delivery),
      tax: written(cart.tax?.amount),
      total: written(cart.total),
      currency: cart.currency,
    });
  });
});
