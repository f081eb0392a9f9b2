import { expect, test } from 'vitest';
import { offerEndOf, paysLater } from './pay-later.ts';

const createdAt = Date.UTC(2026, 0, 1, 12);
const instructions = (kind: string, expiresAt: string | null) =>
  JSON.stringify({
    ...{ kind, reference: null, entity: null, beneficiary: null, iban: null, bic: null, downloadUrl: null },
    expiresAt,
  });

test.each([
  ['multibanco', true],
  ['bankTransfer_IBAN', true],
  ['econtext_stores', true],
  ['sepadirectdebit', true],
  ['scheme', false],
])('%s is paid later: %s', (method, expected) => {
  expect(paysLater(method)).toBe(expected);
});

test.each([
  ['as stated', 'multibanco', instructions('voucher', '2026-01-04T10:00:00+01:00'), '2026-01-04T09:00:00Z'],
  ['without an offset', 'multibanco', instructions('voucher', '2026-01-04T23:59:00'), '2026-01-04T23:59:00Z'],
  [
    'by clocks in Japan',
    'econtext_stores',
    instructions('voucher', '2026-01-04T23:59:00'),
    '2026-01-04T14:59:00Z',
  ],
  [
    'by clocks in Portugal',
    'multibanco',
    instructions('voucher', '2026-07-04T23:59:00'),
    '2026-07-04T22:59:00Z',
  ],
  ['at the end of a date', 'multibanco', instructions('voucher', '2026-01-04'), '2026-01-04T23:59:59Z'],
  ['two days if none is stated', 'multibanco', instructions('voucher', null), '2026-01-03T12:00:00Z'],
  ['two days if it cannot be read', 'multibanco', instructions('voucher', 'soon'), '2026-01-03T12:00:00Z'],
  ['two days without instructions', 'multibanco', null, '2026-01-03T12:00:00Z'],
  ['a week for a transfer', 'bankTransfer_IBAN', instructions('bankTransfer', null), '2026-01-08T12:00:00Z'],
  ['of an unknown method with instructions', 'other', instructions('voucher', null), '2026-01-03T12:00:00Z'],
])('product 4.305: an offer ends %s', (_when, method, kept, end) => {
  expect(offerEndOf({ method, instructions: kept, createdAt })).toBe(Date.parse(end));
});

test('a payment that is not paid later has no end', () => {
  expect(offerEndOf({ method: 'scheme', instructions: null, createdAt })).toBeNull();
  // The shopper has done everything; the bank decides.
  expect(offerEndOf({ method: 'sepadirectdebit', instructions: null, createdAt })).toBeNull();
});
