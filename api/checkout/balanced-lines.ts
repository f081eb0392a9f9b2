import type { CartRecord, InvoiceLine } from '../../commerce/commerce.ts';
import type { RequestContext } from '../context/request-context.ts';

/**
 * The lines of the invoice, which add up to the cart's total. Pay-later services refuse a payment whose lines do not, so
 * a difference, always our own mistake, is logged and becomes a line of its own.
 */
export function balancedLines(
  { log }: Pick<RequestContext, 'log'>,
  { view, invoiceLines }: Pick<CartRecord, 'view' | 'invoiceLines'>,
): readonly InvoiceLine[] {
  const sum = invoiceLines.reduce((total, { gross }) => total + gross, 0);
  const gross = view.total.centAmount - sum;
  if (gross === 0) return invoiceLines;
  log.error('The lines of a cart do not add up to its total', { cart: view.id, total: view.total, sum });
  const correction = { kind: 'correction', id: 'correction', name: 'Correction' } as const;
  return [...invoiceLines, { ...correction, quantity: 1, gross, net: gross, taxRate: 0 }];
}
