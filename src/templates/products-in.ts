import type { NamedVariant } from '../search/service/search-port.ts';

interface Line extends NamedVariant {
  readonly kind: string;
}

/** The lines of a cart or an order that recommendations can start from: what is given along goes with everything. */
export const productsIn = (lineItems: readonly Line[] = []): readonly NamedVariant[] =>
  lineItems.filter(({ kind }) => kind === 'product' || kind === 'bundle');
