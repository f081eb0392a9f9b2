import type { PageKey } from '../../../stores/urls.ts';
import { legacyLinks, to } from './legacy-links.ts';

/** Addresses that lead to the European site, whatever the storefront; the page there is our choice. */
const toEurope = (page: PageKey, reason: string) =>
  to({ to: page, store: 'eu', assumed: `The European site is prescribed; ${reason}` });

/**
 * Old paths of articles, inspiration, campaigns, and pages about the brand. docs/product.md lists the families and
 * where they moved (`/pages/`, `/about/`, `/selected/`), the three that lead to the European site, and the ergonomics
 * pages; the paths are our choice.
 */
export const legacyArticles = legacyLinks(
  // Guides that have a page today
  to('content/babywearing-guide')`
    /babywearing-guide/ /babywearing/ /articles/babywearing-guide/ /articles/how-to-babywear/
    /articles/how-to-use-a-baby-carrier/ /inspiration/babywearing-guide/ /inspiration/babywearing/
    /magazine/babywearing-guide/ /magazine/why-babywearing/ /about/babywearing/`,
  to('content/gift-guide')`
    /gift-guide/ /articles/gift-guide/ /inspiration/gift-guide/ /magazine/gift-guide/ /campaign/gift-guide/`,
  to('content/gift-guide', 'The guide contains gifts for every occasion.')`
    /campaign/christmas-gifts/ /campaign/holiday-gifts/`,
  to('content/baby-shower-inspiration')`
    /baby-shower/ /articles/baby-shower/ /inspiration/baby-shower/ /inspiration/baby-shower-inspiration/
    /magazine/baby-shower/`,
  to('content/traveling-with-kids')`
    /traveling-with-kids/ /travelling-with-kids/ /articles/traveling-with-kids/
    /articles/travelling-with-children/ /inspiration/traveling-with-kids/ /inspiration/travel/
    /magazine/traveling-with-kids/`,
  to('content/why-buy-a-baby-bouncer')`
    /why-buy-a-baby-bouncer/ /articles/why-buy-a-baby-bouncer/ /articles/benefits-of-a-baby-bouncer/
    /inspiration/why-buy-a-baby-bouncer/ /magazine/baby-bouncer-guide/ /baby-bouncer-guide/`,
  to('content/caring-for-future-generations')`
    /caring-for-future-generations/ /articles/caring-for-future-generations/ /sustainability/
    /about/sustainability/ /about/environment/ /pages/sustainability/`,
  to('content/shop-pre-loved')`
    /pre-loved/ /shop-pre-loved/ /second-hand/ /campaign/pre-loved/ /about/pre-loved/`,

  // Ergonomics and hips
  to('content/ergonomic-baby-carrier-guide')`
    /about/ergonomics/ /about/ergonomics-baby-carriers/ /about/ergonomics-baby-bouncers/
    /about/ergonomics-for-parents/ /about/ergonomics-for-newborns/ /about/ergonomics-front-facing/
    /about/ergonomics-and-safety/ /about/ergonomics-faq/ /ergonomics/ /ergonomic-baby-carrier-guide/
    /articles/ergonomic-baby-carriers/`,
  to('content/hip-healthy-baby-carriers')`
    /hip-healthy-baby-carriers/ /about/hip-healthy/ /about/hip-dysplasia/
    /articles/hip-healthy-baby-carriers/`,

  // The European site
  toEurope(
    'content/hip-healthy-baby-carriers',
    'this is its page with medical advice.',
  )`/medical-experts/ /about/medical-experts/ /pages/medical-experts/`,
  toEurope(
    'category/selected/shop',
    'the old page showed the full selection.',
  )`/for-every-taste/ /inspiration/for-every-taste/ /campaign/for-every-taste/`,
  toEurope('content/babywearing-guide', 'this is its guide about closeness.')`
    /bonding-with-your-newborn/ /articles/bonding-with-your-newborn/ /inspiration/bonding-with-your-newborn/`,

  // Listings
  to('content/inspiration/all')`
    /articles/ /inspiration/ /inspiration/all/ /magazine/ /blog/ /guides/ /pages/ /pages/inspiration/
    /articles/all/`,
  to('content/inspiration/sleep')`/inspiration/sleep/ /articles/sleep/ /magazine/sleep/`,

  // Articles without a page of their own
  to(
    'content/inspiration/sleep',
    'The article no longer exists; the listing contains everything about sleep.',
  )`
    /articles/your-baby-and-sleep/ /articles/how-to-get-your-baby-to-sleep/ /articles/safe-sleep/
    /inspiration/your-baby-and-sleep/ /inspiration/bedtime-routines/ /magazine/sleeping-through-the-night/`,
  to('content/inspiration/all', 'The article no longer exists; the listing contains the current guides.')`
    /articles/newborn-diaries/ /articles/packing-for-the-hospital/ /inspiration/newborn/
    /inspiration/parenthood/ /inspiration/nursery/ /magazine/interviews/`,
  to(
    'category/kitchen',
    'There is no guide about meals anymore; the category is the closest page.',
  )`/articles/baby-led-weaning/ /articles/first-foods/ /inspiration/mealtime/`,
  to(
    'category/bathroom',
    'There is no guide about potty training anymore; the category is the closest page.',
  )`/articles/potty-training/ /articles/when-to-start-potty-training/ /inspiration/potty-training/`,

  // Selections
  to('category/selected/50-years-of-baby-carrying')`
    /campaign/50-years-of-baby-carrying/ /50-years-of-baby-carrying/ /50-years/ /about/50-years/`,
  to('category/selected/50-years-of-baby-carrying', 'The brand’s history is told there.')`
    /about/our-story/ /about/history/`,
  to('category/selected/supersoft-and-supercosy-new-additions')`
    /campaign/supersoft-and-supercosy/ /campaign/new-additions/ /inspiration/supersoft-and-supercosy/ /news/
    /new-arrivals/`,
  to('category/selected/shop')`/selected/ /selected/all/ /campaign/shop/`,
);
