import type { LineItem } from '../../contract/cart.ts';

const kinds = [
  'product',
  'bundle',
  'gift-box',
  'gift-message',
] as const satisfies readonly LineItem['kind'][];

/** The product kind in an attribute; a kind the shop does not know is an ordinary product. */
export const kindOf = (key: string | undefined): LineItem['kind'] =>
  kinds.find((kind) => kind === key) ?? 'product';
