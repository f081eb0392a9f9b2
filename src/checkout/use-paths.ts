import { useTranslation } from 'react-i18next';
import { sitePathOf } from '../../stores/site-paths.ts';
import type { Language } from '../../stores/types.ts';

/** Where the screens that cart and checkout link to are in the page's language. */
export function usePaths() {
  const language = useTranslation().i18n.language as Language;
  return {
    shop: sitePathOf(language, 'category/selected/shop'),
    cart: sitePathOf(language, 'cart'),
    checkout: sitePathOf(language, 'checkout'),
    orderConfirmation: sitePathOf(language, 'order-confirmation'),
  };
}
