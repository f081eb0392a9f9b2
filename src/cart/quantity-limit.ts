import type { maxQuantity as contractMaximum } from '../../contract/cart-requests.ts';

/** The contract's maximum, tied to it by type: importing the value would bring every schema to every page. */
const maxQuantity: typeof contractMaximum = 20;

/**
 * The most pieces of a line item a shopper can ask for.
 * @param available Pieces on stock; null where stock is not counted.
 */
export function quantityLimit(available: number | null): number {
  return Math.max(1, Math.min(maxQuantity, available ?? maxQuantity));
}
