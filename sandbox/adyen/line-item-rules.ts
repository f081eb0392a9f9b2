import { z } from 'zod';
import { invalid } from './api-error.ts';

/** The items as received; an open invoice needs more of them than other methods do. */
export const lineItemsSchema = z.array(
  z.looseObject({ amountIncludingTax: z.unknown().optional(), quantity: z.unknown().optional() }),
);
type LineItems = z.infer<typeof lineItemsSchema>;

/** A line of an invoice; its amount, in minor units, is that of one piece, and negative for a discount. */
const invoiceLineSchema = z.object({ amountIncludingTax: z.int(), quantity: z.int().min(1) });

/** Whether the method sends the shopper an invoice, for which its provider has to know what was bought. */
export const isOpenInvoice = (methodType: string): boolean =>
  /^(klarna|afterpay|clearpay|ratepay|facilypay)/.test(methodType);

/**
 * @param total in minor units
 * @throws AdyenApiError 422 if there are no lines (113), one is incomplete (114), or they do not add up to `total` (115)
 */
export function assertInvoiceLines(lineItems: LineItems | undefined, total: number): void {
  if (!lineItems || lineItems.length === 0) throw invalid('113', 'No InvoiceLines provided');
  const lines = z.array(invoiceLineSchema).safeParse(lineItems);
  if (!lines.success) throw invalid('114', 'Received an incorrect InvoiceLine');
  const sum = lines.data.reduce((so, line) => so + line.amountIncludingTax * line.quantity, 0);
  if (sum !== total) throw invalid('115', 'Total amount is not the same as the sum of the lines');
}
