import { brand } from '../../brands/browser.ts';
import type { NamedPageKey } from '../../stores/page-paths.ts';

/** The pages that menu and footer link to, besides the shop itself, by what people look for. */
export const sitePages = {
  help: [
    'withdraw',
    'contact',
    'order-lookup',
    'claim',
    'content/faq',
    'content/shipping-and-delivery',
    'content/returns',
    'content/manuals',
    'content/recalled-products',
  ],
  guides: brand.pages.guides,
  about: brand.pages.about,
  legal: [
    'content/general-terms-of-sale',
    'content/user-terms-conditions',
    'content/data-protection-policy',
    'content/right-of-withdrawal',
    'content/right-to-cancel',
    'content/legal-guarantee',
    'content/legal-notice',
    'content/accessibility',
  ],
} as const satisfies Readonly<Record<string, readonly NamedPageKey[]>>;
