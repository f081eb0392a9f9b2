import type { LineItem } from '../../contract/cart.ts';

/** The lines of a cart or an order that recommendations can start from: what is given along goes with everything. */
export const productsIn = (lineItems: readonly LineItem[] = []): readonly LineItem[] =>
  lineItems.filter(({ kind }) => kind === 'product' || kind === 'bundle');
