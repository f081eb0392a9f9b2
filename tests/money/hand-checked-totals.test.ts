import { describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { addressIn } from '../../api/testing/address-in.ts';
import { useSandboxedShop } from '../../api/testing/use-sandboxed-shop.ts';
import { card, deliveriesOf } from '../../api/testing/sandboxed-shop.ts';
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
    { action: 'setCustomerEmail', email: 'ada@example.com' },
    { action: 'setShippingAddress', address: addressIn(country, state) },
    ...row.codes.map((code) => ({ action: 'addDiscountCode' as const, code })),
  );
  const deliveries = await deliveriesOf(shopper, addressed);
  const shippingMethodId = deliveries[row.delivery === 'standard' ? 0 : 1]?.id ?? '';
  return shopper.change(addressed, { action: 'setShippingMethod', shippingMethodId });
}

const lineSchema = z.object({
  quantity: z.int().min(1),
  amountIncludingTax: z.int(),
  amountExcludingTax: z.int(),
  taxAmount: z.int(),
  taxPercentage: z.int().min(0),
});
const requestSchema = z.object({
  amount: z.object({ value: z.int() }),
  lineItems: z.array(lineSchema),
});

/** Where the demo shop offers Klarna, whose stand-in refuses lines that do not add up and incomplete addresses. */
const klarnaCountries = ['us', 'se', 'de', 'nl'];

/** The body of the payment that the shop sends to the payment service, and the result code of its answer. Cards pay where Klarna is not offered. */
async function pay(shopper: ShopBrowser, cart: Cart) {
  const fetched = vi.spyOn(globalThis, 'fetch');
  const isByKlarna = klarnaCountries.includes(cart.country);
  const { resultCode } = await shopper.pay(cart, isByKlarna ? { paymentMethod: { type: 'klarna' } } : card());
  const call = fetched.mock.calls.find(([url]) =>
    /\/v\d+\/payments$/.test(new URL(new Request(url).url).pathname),
  );
  const body = call?.[1]?.body;
  return { resultCode, ...requestSchema.parse(JSON.parse(typeof body === 'string' ? body : '')) };
}

describe('a hundred totals, calculated by hand', () => {
  test.each(handCheckedTotals)('$country $state $currency $total: the shop says the same', async (row) => {
    const shopper = sandbox.shop.browser(storeOf(row.country));
    const cart = await cartFor(shopper, row);
    const discount = cart.discounts.reduce((cents, { amount }) => cents + amount.centAmount, 0);
    expect({
      goods: written(cart.goods),
      discount: written({ ...cart.goods, centAmount: discount }),
      shipping: written(cart.delivery),
      tax: written(cart.tax?.amount),
      total: written(cart.total),
      currency: cart.currency,
    }).toEqual({
      goods: row.goods,
      discount: row.discount,
      shipping: row.shipping,
      tax: row.tax,
      total: row.total,
      currency: row.currency,
    });

    const { amount, lineItems, resultCode } = await pay(shopper, cart);
    expect(resultCode).toBe(klarnaCountries.includes(row.country) ? 'RedirectShopper' : 'Authorised');
    const sum = (field: 'amountIncludingTax' | 'amountExcludingTax' | 'taxAmount') =>
      lineItems.reduce((total, line) => total + line[field] * line.quantity, 0);
    const tax = cart.tax?.amount.centAmount ?? Number.NaN;
    expect(amount.value).toBe(cart.total.centAmount);
    expect(sum('amountIncludingTax')).toBe(amount.value);
    expect(sum('taxAmount')).toBe(tax);
    expect(sum('amountExcludingTax')).toBe(amount.value - tax);
    for (const line of lineItems) {
      expect(line.amountIncludingTax).toBe(line.amountExcludingTax + line.taxAmount);
    }
  });
});
