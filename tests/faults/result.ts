import { z } from 'zod';

/** What a worker reports about a checkout. */
export const resultSchema = z.object({
  seed: z.int(),
  outcome: z.string(),
  violations: z.array(z.string()),
  /** How often each fault occurred. */
  faults: z.record(z.string(), z.int()),
  /** Every step, in order. */
  trace: z.array(z.string()),
});
export type CheckoutResult = z.infer<typeof resultSchema>;
