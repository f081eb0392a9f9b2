import type { LineItem } from './cart.ts';

/** Whether less is left of a line than it contains. Such a cart cannot be paid for. */
export const isShort = ({ availableQuantity, quantity }: Pick<LineItem, 'availableQuantity' | 'quantity'>) =>
  availableQuantity !== null && availableQuantity < quantity;

/** Units left of a line whose stock is tracked: never below zero, although more may have been promised than exists. */
export const unitsLeft = ({ availableQuantity }: Pick<LineItem, 'availableQuantity'>): number =>
  Math.max(0, availableQuantity ?? 0);
