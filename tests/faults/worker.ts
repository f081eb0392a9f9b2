import { runCheckout } from './checkout.ts';

// The commercetools SDK prints every answer that was cut off.
console.error = () => undefined;

/** Runs the checkouts whose seeds its parent sends, one at a time, until the parent has no more. */
process.on('message', (seed) => void runCheckout(Number(seed)).then((result) => process.send?.(result)));
process.once('disconnect', () => process.exit(0));
