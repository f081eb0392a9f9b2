import fc from 'fast-check';
import { expect, test } from 'vitest';
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

const requested = fc.record({
  kind: fc.constantFrom('cancel', 'capture', 'refund', 'reversal'),
  value: fc.integer({ min: 1, max: 1500 }),
});

test('the balance of a payment never shows more captured than authorized, nor more returned than captured', () => {
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
