import * as z from 'zod/mini';

/*
 * What the browser gets, apart from what it sends: it checks only the former, and the schemas of the latter would make
 * whatever is loaded with the first addition to a cart heavier.
 */

/** What is answered to a request for a link and to a message: nothing but that it was accepted. */
export const acceptedSchema = z.object({});
export type Accepted = z.infer<typeof acceptedSchema>;

/** A withdrawal that has been stored. */
export const withdrawalReceiptSchema = z.object({
  id: z.string(),
  receivedAt: z.string(),
});
export type WithdrawalReceipt = z.infer<typeof withdrawalReceiptSchema>;
