import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { balanceOf, failureOf, refusalOfRequested, type Requested } from './balance.ts';
import type { Modification, Payment } from './payment.ts';

const payment: Payment = {
  pspReference: 'P',
  merchantAccount: 'Shop',
  reference: 'ORDER-1',
  amount: { value: 1000, currency: 'EUR' },
  authorised: 1000,
  manualCapture: true,
  method: 'scheme',
  returnUrl: 'https://shop.example/',
  resultCode: 'Authorised',
  bankToken: 't',
  modifications: [],
};

const entry = (kind: Modification['kind'], value: number, success = true): Modification => ({
  pspReference: `${kind}-${value}`,
  kind,
  value,
  success,
  reference: 'R',
  reason: '',
});

describe('the balance of a payment', () => {
  test.each([
    ['a part is captured', [entry('capture', 300)], { reserved: 700, kept: 300 }],
    ['it is reversed before its capture', [entry('reversal', 1000)], { reserved: 0, refunded: 0, kept: 0 }],
    [
      'it is reversed after a partial capture',
      [entry('capture', 300), entry('reversal', 1000)],
      { refunded: 300, reserved: 0, kept: 0 },
    ],
    ['a refund failed', [entry('capture', 1000), entry('refund', 200, false)], { refunded: 0, kept: 1000 }],
    [
      'the shopper’s bank took it back',
      [entry('capture', 1000), entry('chargeback', 1000)],
      { refunded: 0, kept: 0 },
    ],
  ])('if %s', (_what, modifications, expected) => {
    expect(balanceOf({ ...payment, modifications })).toMatchObject(expected);
  });

  const requested = fc.record({
    kind: fc.constantFrom('cancel', 'capture', 'refund', 'reversal'),
    value: fc.integer({ min: 1, max: 1500 }),
  });

  test('never shows more captured than authorized, nor more returned than captured', () => {
    fc.assert(
      fc.property(fc.array(requested, { maxLength: 8 }), (requested: Requested[]) => {
        const done: Modification[] = [];
        for (const { kind, value } of requested) {
          const now = { ...payment, modifications: done };
          if (!refusalOfRequested(now, { kind, value }))
            done.push(entry(kind, value, failureOf(now, { kind, value }) === ''));
        }
        const { captured, refunded, reserved, kept } = balanceOf({ ...payment, modifications: done });
        expect(captured + reserved).toBeLessThanOrEqual(1000);
        expect(kept + refunded).toBe(captured);
        expect(Math.min(captured, refunded, reserved, kept)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
