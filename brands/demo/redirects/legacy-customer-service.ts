import type { LegacyLink, LegacyLinks } from '../../../redirects/records.ts';
import type { PageKey } from '../../../stores/urls.ts';
import { legacyLinks, listOf, to } from './legacy-links.ts';

/** The brand's sites outside of the storefronts, which old links name; without one, they lead to a page of ours. */
interface BrandSites {
  /** Answers questions and takes requests: returns, guarantees, spare parts. No slash at its end. */
  readonly helpCenter: `https://${string}` | null;
  /** Keeps the manuals that links of older sites name. No slash at its end. */
  readonly fileStorage: `https://${string}` | null;
}

const sites: BrandSites = { helpCenter: null, fileStorage: null };

const terms = 'content/user-terms-conditions';
const imprint: LegacyLink = {
  to: 'content/legal-notice',
  except: { us: terms, gb: terms, ca: terms, au: terms, hk: terms },
  assumed: 'Where no law requires a legal notice, the terms are the closest page.',
};
const noCenter = 'The brand has no help center; this page of ours serves the same need.';

/** Where requests and questions lead: to the brand's help center, if it has one. */
function helpOf({ helpCenter }: BrandSites) {
  const at = (path: string, page: PageKey): LegacyLink =>
    helpCenter === null ? { to: page, assumed: noCenter } : { to: { url: `${helpCenter}/${path}` } };
  return {
    request: at('requests/new', 'contact'),
    warrantyRequest: at('requests/new?topic=warranty', 'claim'),
    sparePartsRequest: at('requests/new?topic=spare-parts', 'claim'),
    orderRequest: at('requests/new?topic=order', 'order-lookup'),
    questions: at('questions', 'content/faq'),
    questionsAbout: (subject: string) => at(`questions/${subject}`, 'content/faq'),
  };
}

/**
 * Old paths of customer service: pages, and requests and questions, which the brand's help center handles, or pages of ours
 * if it has none. docs/product.md lists the two kinds; their paths, and those of the help center, are our choice.
 */
export function customerServiceLinks(sites: BrandSites): LegacyLinks {
  const help = helpOf(sites);
  return legacyLinks(
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

    // Requests and questions
    to(help.request)`
    /support/ /customer-service/
    /customer-service/contact/ /customer-service/contact-us/ /customer-service/contact-form/
    /customer-service/requests/new/`,
    to(help.warrantyRequest)`
    /customer-service/warranty/ /customer-service/claims/ /support/warranty/ /warranty/`,
    to('registration')`/customer-service/product-registration/`,
    to(help.sparePartsRequest)`/spare-parts/ /customer-service/spare-parts/ /support/spare-parts/`,
    to(help.request)`/unsubscribe/`,
    to(help.orderRequest)`
    /customer-service/my-order/ /customer-service/order-status/ /customer-service/track-my-order/`,
    to(help.questions)`/faqs/* /support/faq/`,
    to(help.request)`/faq/contact/ /faq/ask-a-question/`,
    to(help.orderRequest)`/faq/orders/ /faq/delivery/`,
    to(help.warrantyRequest)`/faq/warranty/`,
    to(help.sparePartsRequest)`/faq/spare-parts/`,
    to(help.questionsAbout('baby-carriers'))`/faq/baby-carriers/`,
    to(help.questionsAbout('baby-bouncers'))`/faq/baby-bouncers/`,
    to(help.questionsAbout('travel-cots'))`/faq/travel-cots/`,
    to(help.questions)`/faq/*`,
  );
}

export const legacyCustomerService = customerServiceLinks(sites);

/**
 * Old paths of PDF manuals, even for products that are no longer made: they lead to the brand's file storage, or to the
 * page with the manuals if it has none. docs/product.md describes the kind; the paths and the file names are our choice.
 */
export function manualLinks({ fileStorage }: BrandSites): LegacyLinks {
  const manual = (name: string): LegacyLink =>
    fileStorage === null
      ? { to: 'content/manuals', assumed: 'The brand has no file storage; this page has its manuals.' }
      : { to: { url: `${fileStorage}/manuals/${name}.pdf` } };
  const inFolder = (before: '/pdf/manual-' | '/media/manuals/') =>
    listOf((name) => [[`${before}${name}.pdf`, manual(name)]]);
  return legacyLinks(
    // Current products
    inFolder('/pdf/manual-')`
    baby-carrier-mini baby-carrier-move baby-carrier-free baby-carrier-harmony baby-carrier-one
    baby-carrier-one-air bouncer-bliss bouncer-balance-soft wooden-bouncer-toy high-chair smart-potty
    potty-chair toilet-training-seat step-stool baby-cradle canopy-for-cradle travel-cot-light`,

    // Products that are no longer made
    inFolder('/pdf/manual-')`
    baby-carrier-original baby-carrier-miracle baby-carrier-we baby-carrier-active baby-carrier-synergy
    comfort-carrier baby-sitter-balance travel-crib-easy-go`,

    // The previous folder, for carriers and products that need assembly
    inFolder('/media/manuals/')`
    baby-carrier-mini baby-carrier-move baby-carrier-free baby-carrier-harmony baby-carrier-one
    baby-carrier-one-air bouncer-bliss bouncer-balance-soft high-chair baby-cradle travel-cot-light
    baby-carrier-original baby-carrier-miracle baby-carrier-we baby-carrier-active baby-carrier-synergy
    comfort-carrier`,

    // Printed in older packages
    to(manual('baby-carrier-mini'))`/pdf/mini.pdf`,
    to(manual('baby-carrier-one'))`/pdf/one.pdf`,
    to(manual('baby-carrier-original'))`/pdf/original.pdf`,
    to(manual('bouncer-balance-soft'))`/pdf/bouncer.pdf`,
    to(manual('baby-cradle'))`/pdf/cradle.pdf`,
    to(manual('travel-cot-light'))`/pdf/travel-cot.pdf`,
  );
}

export const legacyManuals = manualLinks(sites);
