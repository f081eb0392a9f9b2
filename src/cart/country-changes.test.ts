import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addressFixture, cartFixture, lineItemFixture, money } from '../testing/carts.ts';
import { countryChanges } from './country-change-notice.tsx';

const bib = lineItemFixture({ sku: 'BIB', name: 'Bib', quantity: 3 });

test('another currency is a different price, even for the same number', () => {
  const euros = { ...bib, unitPrice: money(9_900, 'EUR') };
  const changes = countryChanges(
    cartFixture({ lineItems: [bib] }),
    cartFixture({ lineItems: [euros], subtotal: money(29_700, 'EUR') }),
  );
  expect(changes.repriced).toEqual([{ name: 'Bib', before: money(9_900), after: money(9_900, 'EUR') }]);
  expect(changes.isSame).toBe(false);
});

test('two cards are distinguished by what is written on them', () => {
  const card = (giftMessage: string) =>
    lineItemFixture({ sku: 'CARD', name: `Card: ${giftMessage}`, giftMessage });
  const changes = countryChanges(
    cartFixture({ lineItems: [card('For Ada'), card('For Bo')] }),
    cartFixture({ lineItems: [card('For Bo')] }),
  );
  expect(changes.leftOut).toEqual(['Card: For Ada']);
});

test('a code is lost if it applied and no longer does, whether it is kept or not', () => {
  const code = (name: string, applied: boolean) => ({ id: name, code: name, applied });
  const changes = countryChanges(
    cartFixture({
      discountCodes: [code('GONE', true), code('KEPT', true), code('GOOD', true), code('NEVER', false)],
    }),
    cartFixture({ discountCodes: [code('KEPT', false), code('GOOD', true)] }),
  );
  expect(changes.lostCodes).toEqual(['GONE', 'KEPT']);
});

test.each([
  ['address', { shippingAddress: addressFixture }],
  ['delivery', { shippingMethod: { id: 'standard', name: 'Standard', arrival: null } }],
])('a lost %s has to be chosen again', (_, chosen) => {
  expect(countryChanges(cartFixture(chosen), cartFixture()).deliveryLost).toBe(true);
  expect(countryChanges(cartFixture(), cartFixture()).deliveryLost).toBe(false);
});

const line = fc
  .record({
    quantity: fc.integer({ min: 1, max: 20 }),
    price: fc.nat(),
    currency: fc.constantFrom('EUR', 'PLN'),
  })
  .map(({ quantity, price, currency }) => ({ quantity, unitPrice: money(price, currency) }));
const lines = fc
  .dictionary(fc.constantFrom('A', 'B', 'C', 'D'), line)
  .map((bySku) =>
    Object.entries(bySku).map(([sku, fields]) => lineItemFixture({ ...fields, sku, name: sku })),
  );

test('each line is either left out or reported exactly if it differs', () => {
  fc.assert(
    fc.property(lines, lines, (before, after) => {
      const changes = countryChanges(cartFixture({ lineItems: before }), cartFixture({ lineItems: after }));
      for (const item of before) {
        const now = after.find(({ sku }) => sku === item.sku);
        expect(changes.leftOut.includes(item.name)).toBe(now === undefined);
        expect(changes.fewer.some(({ name }) => name === item.name)).toBe(
          (now?.quantity ?? 20) < item.quantity,
        );
        const priced = now && JSON.stringify(now.unitPrice) !== JSON.stringify(item.unitPrice);
        expect(changes.repriced.some(({ name }) => name === item.name)).toBe(priced ?? false);
      }
    }),
  );
});
