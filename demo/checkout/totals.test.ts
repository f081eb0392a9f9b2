import fc from 'fast-check';
import { expect, test } from 'vitest';
import { balancedLines } from '../../api/payments/start-payment.ts';
import { adyenLineItem } from '../../api/adyen/adyen-request.ts';
import { addressIn, deliveredStates } from '../../api/testing/address-in.ts';
import { collectedLog } from '../../api/testing/collected-log.ts';
import { useSandboxedShop } from '../../api/testing/use-sandboxed-shop.ts';
import { type Cart, cartSchema } from '../../contract/cart.ts';
import { stores } from '../../brands/demo/storefronts/index.ts';
import { catalogue, isSoldIn } from '../catalogue/index.ts';
import { discounts } from '../seed/commercetools/discounts.ts';
import type { DemoCurrency } from '../catalogue/prices.ts';

const sandbox = useSandboxedShop();

/** One country for each currency, and every state or province where the tax is added to the price. */
const places = [
  ...Map.groupBy(
    Object.values(stores).flatMap((store) => store.countries.map((country) => ({ store, ...country }))),
    ({ currency }) => currency,
  ).values(),
].flatMap(([place]) => {
  if (!place) return [];
  return [{ ...place, states: deliveredStates(place.store, place.code).map(({ code }) => code) }];
});

const cents = (money: { readonly centAmount: number } | undefined | null): number => money?.centAmount ?? 0;
const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** What is in a cart, and how it is delivered. */
const orders = fc.record({
  items: fc.uniqueArray(fc.record({ product: fc.nat(), quantity: fc.integer({ min: 1, max: 20 }) }), {
    minLength: 1,
    maxLength: 5,
    selector: ({ product }) => product % 40,
  }),
  percent: fc.boolean(),
  amount: fc.boolean(),
  express: fc.boolean(),
  state: fc.nat(),
});
type RandomOrder = typeof orders extends fc.Arbitrary<infer Order> ? Order : never;

async function cartOf(place: (typeof places)[number], order: RandomOrder) {
  const commerce = sandbox.shop.commerce(place.store.id);
  const { code: country, currency, states } = place;
  const sold = catalogue.products.filter(
    (product) => isSoldIn(product, currency) && (product.variants[0].stock ?? Infinity) > 20,
  );
  const lineItems = order.items.map(({ product, quantity }) => ({
    sku: sold[product % sold.length]?.variants[0].sku ?? '',
    quantity,
  }));
  const { view } = await commerce.createCart({ anonymousId: 'visitor', country, currency, lineItems });
  const minimum = discounts.find(({ code }) => code === 'CRADLE15')?.minimum?.[currency as DemoCurrency] ?? 0;
  const codes = [
    ...(order.percent ? ['WELCOME10'] : []),
    ...(order.amount && view.subtotal.centAmount >= minimum ? ['CRADLE15'] : []),
  ];
  const state = states[order.state % states.length];
  const addressed = await commerce.updateCart(view.id, view.version, [
    { action: 'setShippingAddress', address: addressIn(country, state) },
    ...codes.map((code) => ({ action: 'addDiscountCode' as const, code })),
  ]);
  const [standard, express] = await commerce.listShippingMethods(addressed.view);
  const shippingMethodId = (order.express ? express : standard)?.id ?? '';
  return commerce.updateCart(view.id, addressed.view.version, [
    { action: 'setShippingMethod', shippingMethodId },
  ]);
}

function assertAddsUp(cart: Cart): void {
  expect(sum(cart.lineItems.map(({ totalPrice }) => totalPrice.centAmount))).toBe(cents(cart.subtotal));
  expect(sum(cart.lineItems.map(({ fullPrice }) => fullPrice.centAmount))).toBe(cents(cart.goods));
  const takenOff = sum(cart.discounts.map(({ amount }) => amount.centAmount));
  expect(cents(cart.goods) - takenOff).toBe(cents(cart.subtotal));
  expect(cents(cart.goods) - takenOff + cents(cart.delivery) + cents(cart.addedTax)).toBe(cents(cart.total));
  expect(cart.addedTax).toEqual(cart.tax?.included ? null : (cart.tax?.amount ?? null));
  expect(cents(cart.tax?.amount)).toBeGreaterThanOrEqual(0);
  const currencies = new Set(JSON.stringify(cart).match(/(?<="currencyCode":")\w+/g));
  expect([...currencies]).toEqual([cart.currency]);
}

test.each(places)(
  '$currency: items, discounts, delivery, and tax add up to the total, and so do the lines of the payment',
  async (place) => {
    await fc.assert(
      fc.asyncProperty(orders, async (order) => {
        const record = await cartOf(place, order);
        const cart = cartSchema.parse(record.view);
        assertAddsUp(cart);

        const { log, logged } = collectedLog();
        const lines = balancedLines({ log }, record).map(adyenLineItem);
        expect(logged).toEqual([]);
        const total = (field: 'amountIncludingTax' | 'amountExcludingTax' | 'taxAmount') =>
          sum(lines.map((line) => (line[field] ?? Number.NaN) * (line.quantity ?? Number.NaN)));
        expect(total('amountIncludingTax')).toBe(cents(cart.total));
        expect(total('taxAmount')).toBe(cents(cart.tax?.amount));
        expect(total('amountExcludingTax')).toBe(cents(cart.total) - cents(cart.tax?.amount));
        for (const line of lines) {
          const wholeUnits = [line.amountIncludingTax, line.amountExcludingTax, line.quantity];
          expect(wholeUnits.every(Number.isSafeInteger)).toBe(true);
        }
      }),
      { numRuns: 15 },
    );
  },
);
