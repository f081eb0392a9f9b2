import { brand } from '../../brands/browser.ts';
import type { NamedPageKey } from '../../stores/page-paths.ts';
import { registrationLawOf } from '../../stores/registration-law.ts';
import type { BrowserStore } from '../../stores/types.ts';

/** The pages that menu and footer link to, besides the shop itself, by what people look for. */
export const sitePages = {
  help: [
    'withdraw',
    'registration',
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

/**
 * The pages to which a law wants a link in sight, so that it is never folded: in the European Union, the one that withdraws from a
 * contract; in the United States, the one that registers a product (16 CFR 1130.7).
 */
export const pagesInSight = (store: Pick<BrowserStore, 'countries'>): readonly NamedPageKey[] =>
  registrationLawOf(store) === null ? ['withdraw'] : ['withdraw', 'registration'];
