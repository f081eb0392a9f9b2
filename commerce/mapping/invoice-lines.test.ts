import { expect, test } from 'vitest';
import { invoiceLinesOf } from './invoice-lines.ts';

const money = (centAmount: number) => ({ centAmount, currencyCode: 'USD', fractionDigits: 2 });
const taxed = (gross: number, net: number) => ({ totalGross: money(gross), totalNet: money(net) });
const item = {
  name: { en: 'Bib', de: 'Lätzchen' },
  variant: { sku: 'BIB' },
  quantity: 3,
  totalPrice: money(4485),
};
const shippingInfo = {
  shippingMethodName: 'standard',
  price: money(695),
  taxedPrice: taxed(757, 695),
  taxRate: { amount: 0.08875 },
  shippingMethod: { id: 's', obj: { localizedName: { en: 'Standard', de: 'Standardversand' } } },
};
/** The fields the mapping reads. */
const linesOf = (cart: object) => invoiceLinesOf({ lineItems: [], ...cart }, 'de');

test('items and delivery have their taxed amounts, in the shopper’s language', () => {
  const lineItems = [{ ...item, taxedPrice: taxed(4883, 4485), taxRate: { amount: 0.08875 } }];
  expect(linesOf({ lineItems, shippingInfo })).toEqual([
    { kind: 'item', id: 'BIB', name: 'Lätzchen', quantity: 3, gross: 4883, net: 4485, taxRate: 0.08875 },
    {
      kind: 'shipping',
      id: 'shipping',
      name: 'Standardversand',
      quantity: 1,
      gross: 757,
      net: 695,
      taxRate: 0.08875,
    },
  ]);
});

test('free delivery is no line', () => {
  const free = { ...shippingInfo, discountedPrice: { value: money(0) }, taxedPrice: taxed(0, 0) };
  expect(linesOf({ shippingInfo: free })).toEqual([]);
});

test('without an address, amounts are those before tax', () => {
  expect(linesOf({ lineItems: [item] })).toMatchObject([{ gross: 4485, net: 4485, taxRate: 0 }]);
});

test('a discount on the total is a negative line with its tax', () => {
  const discountOnTotalPrice = {
    discountedAmount: money(500),
    discountedNetAmount: money(500),
    discountedGrossAmount: money(544),
  };
  expect(linesOf({ discountOnTotalPrice })).toMatchObject([{ kind: 'discount', gross: -544, net: -500 }]);
  expect(linesOf({ discountOnTotalPrice: { discountedAmount: money(500) } })).toMatchObject([
    { gross: -500, net: -500, taxRate: 0 },
  ]);
});
