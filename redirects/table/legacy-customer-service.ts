import { helpCentre } from './external-sites.ts';
import type { LegacyLink } from '../records.ts';
import { legacyLinks, to } from './legacy-links.ts';

const terms = 'content/user-terms-conditions';
const imprint: LegacyLink = {
  to: 'content/legal-notice',
  except: { us: terms, gb: terms, ca: terms, au: terms, hk: terms },
  assumed: 'Where no law requires a legal notice, the terms are the closest page.',
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
export const legacyCustomerService = legacyLinks(
  'legacy-customer-service',
  // Pages
  to('content/returns')`
    /returns/ /return-policy/ /support/returns/ /info/returns/ /service/returns/
    /customer-service/return-policy/ /customer-service/returns-and-refunds/`,
  to('content/shipping-and-delivery')`
    /shipping/ /delivery/ /shipping-and-delivery/ /support/shipping/ /info/shipping/ /info/delivery/
    /customer-service/shipping/ /customer-service/delivery/ /customer-service/shipping-policy/`,
  to('content/manuals')`
    /manuals/ /support/manuals/ /info/manuals/ /customer-service/user-manuals/
    /customer-service/owners-manuals/ /customer-service/instructions/ /downloads/ /pdf/`,
  to('content/data-protection-policy')`
    /privacy/ /privacy-policy/ /cookies/ /info/privacy-policy/ /support/privacy-policy/
    /customer-service/privacy-policy/ /customer-service/cookie-policy/ /customer-service/integrity-policy/`,
  to(terms)`
    /terms/ /terms-and-conditions/ /terms-of-use/ /info/terms/ /support/terms/
    /customer-service/terms-of-use/ /customer-service/terms-and-conditions/`,
  to('content/general-terms-of-sale')`
    /terms-of-sale/ /info/terms-of-sale/ /customer-service/terms-of-sale/`,
  to('content/recalled-products')`/recalls/ /recall/ /product-recall/ /customer-service/recalls/*`,
  to(imprint)`/legal-notice/ /imprint/ /impressum/ /info/legal-notice/ /customer-service/imprint/`,

  to('contact')`/contact-us/ /support/contact/ /info/contact/`,

  // Help center
  to(request)`
    /support/ /customer-service/
    /customer-service/contact/ /customer-service/contact-us/ /customer-service/contact-form/
    /customer-service/requests/new/`,
  to(warrantyRequest)`
    /customer-service/warranty/ /customer-service/claims/ /customer-service/product-registration/
    /support/warranty/ /warranty/`,
  to(sparePartsRequest)`/spare-parts/ /customer-service/spare-parts/ /support/spare-parts/`,
  to(request, 'A person there can cancel a subscription; no page can.')`/unsubscribe/`,
  to(orderRequest)`
    /customer-service/my-order/ /customer-service/order-status/ /customer-service/track-my-order/`,
  to(questions)`/faqs/* /customer-service/faq/ /support/faq/`,
  to(request)`/faq/contact/ /faq/ask-a-question/`,
  to(orderRequest)`/faq/orders/ /faq/delivery/`,
  to(warrantyRequest)`/faq/warranty/`,
  to(sparePartsRequest)`/faq/spare-parts/`,
  to({ url: `${helpCentre}/questions/baby-carriers` })`/faq/baby-carriers/`,
  to({ url: `${helpCentre}/questions/baby-bouncers` })`/faq/baby-bouncers/`,
  to({ url: `${helpCentre}/questions/travel-cots` })`/faq/travel-cots/`,
  to(questions)`/faq/*`,
);
