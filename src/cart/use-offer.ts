import { formatMoney } from '../../stores/format-money.ts';
import { useLocale } from '../i18n/use-locale.ts';
import type { OfferedProduct } from '../shop/shop-reducer.ts';
import { useAddToCart, useCartChange } from './use-cart.tsx';

export interface OfferProps {
  readonly product: OfferedProduct;
  readonly onAdded: (name: string) => void;
  /** Nothing is left to do: the product is in the cart, or waits for a connection. */
  readonly onDone: () => void;
}

/** Puts one of a product in the cart, unless that is in progress; one that waits for a connection is listed above it. */
export function useOffer({ product: { sku, name, price }, onAdded, onDone }: OfferProps) {
  const locale = useLocale();
  const addToCart = useAddToCart();
  const { pending, error, run } = useCartChange();
  const add = async (more: { readonly giftMessage?: string } = {}) => {
    if (pending) return;
    const answer = await run(() => addToCart({ sku, name, quantity: 1, ...more }));
    if (!answer) return;
    onDone();
    if (answer.result) onAdded(name);
  };
  return { price: formatMoney(price, locale), pending, error, add };
}
