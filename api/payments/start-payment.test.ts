import { expect, test } from 'vitest';
import type { CartRecord, InvoiceLine } from '../../commerce/commerce.ts';
import { emptyCart, moneyIn } from '../testing/fake-cart.ts';
import { collectedLog } from '../testing/collected-log.ts';
import { balancedLines } from './start-payment.ts';

const bib: InvoiceLine = {
  kind: 'item',
  id: 'BIB',
  name: 'Bib',
  quantity: 1,
  gross: 1190,
  net: 1000,
  taxRate: 0.19,
};
const correction = { kind: 'correction', id: 'correction', name: 'Correction' };
const cart = (total: number): Pick<CartRecord, 'view' | 'invoiceLines'> => ({
  view: { ...emptyCart({ country: 'de', currency: 'EUR' }), total: moneyIn('EUR', total) },
  invoiceLines: [bib],
});

test('lines that add up to the total stay as they are', () => {
  const { log, logged } = collectedLog();
  expect(balancedLines({ log }, cart(1190))).toEqual([bib]);
  expect(logged).toEqual([]);
});

test.each([
  ['missing', 1200, 10],
  ['too much', 1100, -90],
])(
  'an amount that is %s becomes a line of its own, and is reported as our mistake',
  (_, total, difference) => {
    const { log, logged } = collectedLog();
    expect(balancedLines({ log }, cart(total))).toEqual([
      bib,
      { ...bib, ...correction, gross: difference, net: difference, taxRate: 0 },
    ]);
    expect(logged).toMatchObject([
      ['error', 'The lines of a cart do not add up to its total', { sum: 1190 }],
    ]);
  },
);
