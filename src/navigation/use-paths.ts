import { useSitePaths } from './page-context.tsx';

/** Where the screens that cart and checkout link to are in the page's language. */
export function usePaths() {
  const sitePath = useSitePaths();
  return {
    shop: sitePath('category/selected/shop'),
    cart: sitePath('cart'),
    checkout: sitePath('checkout'),
    orderConfirmation: sitePath('order-confirmation'),
  };
}
