import { useTranslation } from 'react-i18next';
import { categoryPaths } from '../../stores/page-paths/categories.ts';
import { screenPaths } from '../../stores/page-paths/screens.ts';
import type { Language } from '../../stores/types.ts';

/** Where the screens that cart and checkout link to are in the page's language. */
export function usePaths() {
  const language = useTranslation().i18n.language as Language;
  return {
    shop: categoryPaths['category/selected/shop'][language],
    cart: screenPaths.cart[language],
    checkout: screenPaths.checkout[language],
    orderConfirmation: screenPaths['order-confirmation'][language],
  };
}
