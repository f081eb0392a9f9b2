import { expect, test } from 'vitest';
import type { InvoiceLine } from '../../commerce/commerce.ts';
import { adyenLineItem } from './adyen-request.ts';

const line = (quantity: number, gross: number, net: number, taxRate: number): InvoiceLine => ({
  kind: 'item',
  id: 'BIB',
  name: 'Bib',
  quantity,
  gross,
  net,
  taxRate,
});

test('amounts are those of one unit, and the rate is in hundredths of a percent', () => {
  expect(adyenLineItem(line(2, 2000, 1680, 0.19))).toEqual({
    id: 'BIB',
    description: 'Bib',
    quantity: 2,
    amountIncludingTax: 1000,
    amountExcludingTax: 840,
    taxAmount: 160,
    taxPercentage: 1900,
  });
});

test('a tax that is added to the price is in the amount including tax', () => {
  // 3 × 14.95 = 44.85 in New York; 8.875 % of it is 3.98.
  expect(adyenLineItem(line(1, 4883, 4485, 0.08875))).toMatchObject({
    amountIncludingTax: 4883,
    amountExcludingTax: 4485,
    taxAmount: 398,
    taxPercentage: 888,
  });
});

test.each([
  ['the amount', line(3, 1000, 840, 0.19)],
  ['the tax', line(2, 2000, 1681, 0.19)],
])('a line is one unit if %s cannot be divided by the quantity', (_, whole) => {
  expect(adyenLineItem(whole)).toMatchObject({
    description: `${whole.quantity} × Bib`,
    quantity: 1,
    amountIncludingTax: whole.gross,
    amountExcludingTax: whole.net,
  });
});
