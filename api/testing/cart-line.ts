import type { LineItem } from '../../contract/cart.ts';
import { moneyIn } from './fake-cart.ts';

const nothing = moneyIn('EUR', 0);

/** A line with the ID `line of <sku>`, for rules that only read what is in a cart. */
export const cartLine = (sku: string, quantity: number, giftMessage: string | null = null): LineItem => ({
  id: `line of ${sku}`,
  sku,
  productKey: sku,
  kind: giftMessage === null ? 'product' : 'gift-message',
  name: sku,
  variantLabel: '',
  path: null,
  imageUrl: null,
  quantity,
  unitPrice: nothing,
  totalPrice: nothing,
  fullPrice: nothing,
  availableQuantity: null,
  giftMessage,
});
