import { runCheckout } from './checkout.ts';
import type { CheckoutResult } from './result.ts';

// The commercetools SDK prints every answer that was cut off.
console.error = () => undefined;

/** Runs the checkouts whose seeds its parent sends, one at a time, until the parent has no more. */
process.on('message', (seed) => {
  void runCheckout(Number(seed)).then(({ faults, violations, trace, ...report }) => {
    const result: CheckoutResult = {
      ...report,
      violations: [...violations],
      trace: [...trace],
      faults: Object.fromEntries(faults),
    };
    process.send?.(result);
  });
});
process.once('disconnect', () => process.exit(0));
