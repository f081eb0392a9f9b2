import fc from 'fast-check';
import { expect, test } from 'vitest';
import { carrierBy } from './carriers.ts';

test.each([
  ['dhl', 'DHL'],
  ['DHL Paket', 'DHL'],
  ['Royal-Mail Tracked 24', 'Royal Mail'],
  ['POSTNORD', 'PostNord'],
  ['Österreichische Post', 'Österreichische Post'],
])('product 4.122: %s is %s', (written, name) => {
  expect(carrierBy(written)?.name).toBe(name);
});

test.each(['', '  ', 'constructor', 'Upstairs', 'The DHL'])('product 4.122: %j is no carrier', (written) => {
  expect(carrierBy(written)).toBeNull();
});

test('product 4.122: a brand adds carriers, and knows one better', () => {
  const own = {
    posten: { name: 'Posten', page: 'https://sporing.posten.no/#' },
    dhl: { name: 'DHL Freight', page: 'https://freight.example/#' },
  } as const;
  expect(carrierBy('Posten Norge', own)?.pageOf('7/0')).toBe('https://sporing.posten.no/7%2F0');
  expect(carrierBy('DHL', own)?.name).toBe('DHL Freight');
  expect(carrierBy('UPS', own)?.name).toBe('UPS');
});

test('product 4.122: whatever the number is, the page is the carrier’s own, over https', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (number) => {
      const page = new URL(carrierBy('UPS')?.pageOf(number) ?? '');
      expect([page.origin, page.pathname]).toEqual(['https://www.ups.com', '/track']);
      expect(page.searchParams.get('tracknum')).toBe(number.toWellFormed());
    }),
  );
});
