import type { Types } from '@adyen/api-library';
import type { InvoiceLine } from '../../commerce/commerce.ts';

/** A share, e.g. 0.08875, in Adyen's hundredths of a percent. */
const basisPoints = (share: number): number => Math.round(share * 10_000);

/**
 * A line in Adyen's form. Its amounts are for one unit (https://docs.adyen.com/payment-methods/klarna/invoice-lines), so
 * a line whose gross or net amount cannot be divided by its quantity is sent as one unit, `3 × Romper`: the sums of all
 * lines, with and without tax, are then exactly those of the cart.
 */
export function adyenLineItem({
  id,
  name,
  quantity,
  gross,
  net,
  taxRate,
}: InvoiceLine): Types.checkout.LineItem {
  const divisible = gross % quantity === 0 && net % quantity === 0;
  const units = divisible ? quantity : 1;
  return {
    id,
    description: divisible ? name : `${quantity} × ${name}`,
    quantity: units,
    amountIncludingTax: gross / units,
    amountExcludingTax: net / units,
    taxAmount: (gross - net) / units,
    taxPercentage: basisPoints(taxRate),
  };
}
