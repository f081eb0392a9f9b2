import { helpCentre } from './external-sites.ts';
import type { LegacyLink, LegacyLinks } from '../records.ts';

const imprint: LegacyLink = {
  to: 'content/legal-notice',
  except: {
    us: 'content/user-terms-conditions',
    gb: 'content/user-terms-conditions',
    ca: 'content/user-terms-conditions',
    au: 'content/user-terms-conditions',
    hk: 'content/user-terms-conditions',
  },
  assumed: 'Where no law requires a legal notice, the terms are the closest page.',
};
const generalTerms: LegacyLink = {
  to: 'content/user-terms-conditions',
  assumed: 'The terms of sale are part of them.',
};
const recalls: LegacyLink = {
  to: { url: `${helpCentre}/recalled-products` },
  assumed: 'The storefronts have no page about recalls, and people with a recalled product need an answer.',
};
const request = { url: `${helpCentre}/requests/new` } as const;
const warrantyRequest = { url: `${helpCentre}/requests/new?topic=warranty` } as const;
const sparePartsRequest = { url: `${helpCentre}/requests/new?topic=spare-parts` } as const;
const orderRequest = { url: `${helpCentre}/requests/new?topic=order` } as const;
const questions = { url: `${helpCentre}/questions` } as const;

/**
 * Old paths of customer service: pages, and requests that the help center handles now. docs/product.md lists the two
 * kinds; their paths, and those of the help center, are our choice.
 */
export const legacyCustomerService = {
  // Pages
  '/returns/': 'content/returns',
  '/return-policy/': 'content/returns',
  '/support/returns/': 'content/returns',
  '/info/returns/': 'content/returns',
  '/service/returns/': 'content/returns',
  '/customer-service/return-policy/': 'content/returns',
  '/customer-service/returns-and-refunds/': 'content/returns',
  '/customer-service/right-of-withdrawal/': 'content/returns',
  '/shipping/': 'content/shipping-and-delivery',
  '/delivery/': 'content/shipping-and-delivery',
  '/shipping-and-delivery/': 'content/shipping-and-delivery',
  '/support/shipping/': 'content/shipping-and-delivery',
  '/info/shipping/': 'content/shipping-and-delivery',
  '/info/delivery/': 'content/shipping-and-delivery',
  '/customer-service/shipping/': 'content/shipping-and-delivery',
  '/customer-service/delivery/': 'content/shipping-and-delivery',
  '/customer-service/shipping-policy/': 'content/shipping-and-delivery',
  '/manuals/': 'content/manuals',
  '/support/manuals/': 'content/manuals',
  '/info/manuals/': 'content/manuals',
  '/customer-service/user-manuals/': 'content/manuals',
  '/customer-service/owners-manuals/': 'content/manuals',
  '/customer-service/instructions/': 'content/manuals',
  '/downloads/': 'content/manuals',
  '/pdf/': 'content/manuals',
  '/privacy/': 'content/data-protection-policy',
  '/privacy-policy/': 'content/data-protection-policy',
  '/cookies/': 'content/data-protection-policy',
  '/info/privacy-policy/': 'content/data-protection-policy',
  '/support/privacy-policy/': 'content/data-protection-policy',
  '/customer-service/privacy-policy/': 'content/data-protection-policy',
  '/customer-service/cookie-policy/': 'content/data-protection-policy',
  '/customer-service/integrity-policy/': 'content/data-protection-policy',
  '/terms/': 'content/user-terms-conditions',
  '/terms-and-conditions/': 'content/user-terms-conditions',
  '/terms-of-use/': 'content/user-terms-conditions',
  '/info/terms/': 'content/user-terms-conditions',
  '/support/terms/': 'content/user-terms-conditions',
  '/customer-service/terms-of-use/': 'content/user-terms-conditions',
  '/customer-service/terms-and-conditions/': 'content/user-terms-conditions',
  '/terms-of-sale/': generalTerms,
  '/info/terms-of-sale/': generalTerms,
  '/customer-service/terms-of-sale/': generalTerms,
  '/customer-service/general-terms-of-sale/': generalTerms,
  '/legal-notice/': imprint,
  '/imprint/': imprint,
  '/impressum/': imprint,
  '/info/legal-notice/': imprint,
  '/customer-service/imprint/': imprint,

  // Help center
  '/contact/': request,
  '/contact-us/': request,
  '/support/': request,
  '/support/contact/': request,
  '/info/contact/': request,
  '/customer-service/': request,
  '/customer-service/contact/': request,
  '/customer-service/contact-us/': request,
  '/customer-service/contact-form/': request,
  '/customer-service/requests/new/': request,
  '/customer-service/warranty/': warrantyRequest,
  '/customer-service/claims/': warrantyRequest,
  '/customer-service/product-registration/': warrantyRequest,
  '/support/warranty/': warrantyRequest,
  '/warranty/': warrantyRequest,
  '/spare-parts/': sparePartsRequest,
  '/customer-service/spare-parts/': sparePartsRequest,
  '/support/spare-parts/': sparePartsRequest,
  '/unsubscribe/': { to: request, assumed: 'A person there can cancel a subscription; no page can.' },
  '/customer-service/my-order/': orderRequest,
  '/customer-service/order-status/': orderRequest,
  '/customer-service/track-my-order/': orderRequest,
  '/faqs/*': questions,
  '/customer-service/faq/': questions,
  '/support/faq/': questions,
  '/faq/contact/': request,
  '/faq/ask-a-question/': request,
  '/faq/orders/': orderRequest,
  '/faq/delivery/': orderRequest,
  '/faq/warranty/': warrantyRequest,
  '/faq/spare-parts/': sparePartsRequest,
  '/faq/baby-carriers/': { url: `${helpCentre}/questions/baby-carriers` },
  '/faq/baby-bouncers/': { url: `${helpCentre}/questions/baby-bouncers` },
  '/faq/travel-cots/': { url: `${helpCentre}/questions/travel-cots` },
  '/faq/*': questions,

  // Recalls
  '/recalls/': recalls,
  '/recall/': recalls,
  '/product-recall/': recalls,
  '/customer-service/recalls/*': recalls,
  '/customer-service/recalled-products/*': recalls,
} as const satisfies LegacyLinks;
