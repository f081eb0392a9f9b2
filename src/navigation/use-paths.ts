import { useSitePaths } from './page-context.tsx';

/** The paths, in the page's language, of the pages that cart and checkout link to. */
export function usePaths() {
  const sitePath = useSitePaths();
  return {
    shop: sitePath('category/selected/shop'),
    cart: sitePath('cart'),
    checkout: sitePath('checkout'),
    termsOfSale: sitePath('content/general-terms-of-sale'),
    orderConfirmation: sitePath('order-confirmation'),
  };
}
