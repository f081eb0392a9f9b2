import type { LegacyLink, LegacyLinks } from '../records.ts';

const sleepListing: LegacyLink = {
  to: 'content/inspiration/sleep',
  assumed: 'The article no longer exists; the listing contains everything about sleep.',
};
const listing: LegacyLink = {
  to: 'content/inspiration/all',
  assumed: 'The article no longer exists; the listing contains the current guides.',
};
const mealtime: LegacyLink = {
  to: 'category/kitchen',
  assumed: 'There is no guide about meals anymore; the category is the closest page.',
};
const potty: LegacyLink = {
  to: 'category/bathroom',
  assumed: 'There is no guide about potty training anymore; the category is the closest page.',
};
const medicalExperts: LegacyLink = {
  to: 'content/hip-healthy-baby-carriers',
  store: 'eu',
  assumed: 'The European site is prescribed; this is its page with medical advice.',
};
const forEveryTaste: LegacyLink = {
  to: 'category/selected/shop',
  store: 'eu',
  assumed: 'The European site is prescribed; the old page showed the full selection.',
};
const bonding: LegacyLink = {
  to: 'content/babywearing-guide',
  store: 'eu',
  assumed: 'The European site is prescribed; this is its guide about closeness.',
};

/**
 * Old paths of articles, inspiration, campaigns, and pages about the brand. docs/product.md lists the families and
 * where they moved (`/pages/`, `/about/`, `/selected/`), the three that lead to the European site, and the ergonomics
 * pages; the paths are our choice.
 */
export const legacyArticles = {
  // Guides that have a page today
  '/babywearing-guide/': 'content/babywearing-guide',
  '/babywearing/': 'content/babywearing-guide',
  '/articles/babywearing-guide/': 'content/babywearing-guide',
  '/articles/how-to-babywear/': 'content/babywearing-guide',
  '/articles/how-to-use-a-baby-carrier/': 'content/babywearing-guide',
  '/inspiration/babywearing-guide/': 'content/babywearing-guide',
  '/inspiration/babywearing/': 'content/babywearing-guide',
  '/magazine/babywearing-guide/': 'content/babywearing-guide',
  '/magazine/why-babywearing/': 'content/babywearing-guide',
  '/about/babywearing/': 'content/babywearing-guide',
  '/gift-guide/': 'content/gift-guide',
  '/articles/gift-guide/': 'content/gift-guide',
  '/inspiration/gift-guide/': 'content/gift-guide',
  '/magazine/gift-guide/': 'content/gift-guide',
  '/campaign/gift-guide/': 'content/gift-guide',
  '/campaign/christmas-gifts/': {
    to: 'content/gift-guide',
    assumed: 'The guide contains gifts for every occasion.',
  },
  '/campaign/holiday-gifts/': {
    to: 'content/gift-guide',
    assumed: 'The guide contains gifts for every occasion.',
  },
  '/baby-shower/': 'content/baby-shower-inspiration',
  '/articles/baby-shower/': 'content/baby-shower-inspiration',
  '/inspiration/baby-shower/': 'content/baby-shower-inspiration',
  '/inspiration/baby-shower-inspiration/': 'content/baby-shower-inspiration',
  '/magazine/baby-shower/': 'content/baby-shower-inspiration',
  '/traveling-with-kids/': 'content/traveling-with-kids',
  '/travelling-with-kids/': 'content/traveling-with-kids',
  '/articles/traveling-with-kids/': 'content/traveling-with-kids',
  '/articles/travelling-with-children/': 'content/traveling-with-kids',
  '/inspiration/traveling-with-kids/': 'content/traveling-with-kids',
  '/inspiration/travel/': 'content/traveling-with-kids',
  '/magazine/traveling-with-kids/': 'content/traveling-with-kids',
  '/why-buy-a-baby-bouncer/': 'content/why-buy-a-baby-bouncer',
  '/articles/why-buy-a-baby-bouncer/': 'content/why-buy-a-baby-bouncer',
  '/articles/benefits-of-a-baby-bouncer/': 'content/why-buy-a-baby-bouncer',
  '/inspiration/why-buy-a-baby-bouncer/': 'content/why-buy-a-baby-bouncer',
  '/magazine/baby-bouncer-guide/': 'content/why-buy-a-baby-bouncer',
  '/baby-bouncer-guide/': 'content/why-buy-a-baby-bouncer',
  '/caring-for-future-generations/': 'content/caring-for-future-generations',
  '/articles/caring-for-future-generations/': 'content/caring-for-future-generations',
  '/sustainability/': 'content/caring-for-future-generations',
  '/about/sustainability/': 'content/caring-for-future-generations',
  '/about/environment/': 'content/caring-for-future-generations',
  '/pages/sustainability/': 'content/caring-for-future-generations',
  '/pre-loved/': 'content/shop-pre-loved',
  '/shop-pre-loved/': 'content/shop-pre-loved',
  '/second-hand/': 'content/shop-pre-loved',
  '/campaign/pre-loved/': 'content/shop-pre-loved',
  '/about/pre-loved/': 'content/shop-pre-loved',

  // Ergonomics and hips
  '/about/ergonomics/': 'content/ergonomic-baby-carrier-guide',
  '/about/ergonomics-baby-carriers/': 'content/ergonomic-baby-carrier-guide',
  '/about/ergonomics-baby-bouncers/': 'content/ergonomic-baby-carrier-guide',
  '/about/ergonomics-for-parents/': 'content/ergonomic-baby-carrier-guide',
  '/about/ergonomics-for-newborns/': 'content/ergonomic-baby-carrier-guide',
  '/about/ergonomics-front-facing/': 'content/ergonomic-baby-carrier-guide',
  '/about/ergonomics-and-safety/': 'content/ergonomic-baby-carrier-guide',
  '/about/ergonomics-faq/': 'content/ergonomic-baby-carrier-guide',
  '/ergonomics/': 'content/ergonomic-baby-carrier-guide',
  '/ergonomic-baby-carrier-guide/': 'content/ergonomic-baby-carrier-guide',
  '/articles/ergonomic-baby-carriers/': 'content/ergonomic-baby-carrier-guide',
  '/hip-healthy-baby-carriers/': 'content/hip-healthy-baby-carriers',
  '/about/hip-healthy/': 'content/hip-healthy-baby-carriers',
  '/about/hip-dysplasia/': 'content/hip-healthy-baby-carriers',
  '/articles/hip-healthy-baby-carriers/': 'content/hip-healthy-baby-carriers',

  // The European site
  '/medical-experts/': medicalExperts,
  '/about/medical-experts/': medicalExperts,
  '/pages/medical-experts/': medicalExperts,
  '/for-every-taste/': forEveryTaste,
  '/inspiration/for-every-taste/': forEveryTaste,
  '/campaign/for-every-taste/': forEveryTaste,
  '/bonding-with-your-newborn/': bonding,
  '/articles/bonding-with-your-newborn/': bonding,
  '/inspiration/bonding-with-your-newborn/': bonding,

  // Listings
  '/articles/': 'content/inspiration/all',
  '/inspiration/': 'content/inspiration/all',
  '/inspiration/all/': 'content/inspiration/all',
  '/magazine/': 'content/inspiration/all',
  '/blog/': 'content/inspiration/all',
  '/guides/': 'content/inspiration/all',
  '/pages/': 'content/inspiration/all',
  '/pages/inspiration/': 'content/inspiration/all',
  '/articles/all/': 'content/inspiration/all',
  '/inspiration/sleep/': 'content/inspiration/sleep',
  '/articles/sleep/': 'content/inspiration/sleep',
  '/magazine/sleep/': 'content/inspiration/sleep',

  // Articles without a page of their own
  '/articles/your-baby-and-sleep/': sleepListing,
  '/articles/how-to-get-your-baby-to-sleep/': sleepListing,
  '/articles/safe-sleep/': sleepListing,
  '/inspiration/your-baby-and-sleep/': sleepListing,
  '/inspiration/bedtime-routines/': sleepListing,
  '/magazine/sleeping-through-the-night/': sleepListing,
  '/articles/newborn-diaries/': listing,
  '/articles/packing-for-the-hospital/': listing,
  '/inspiration/newborn/': listing,
  '/inspiration/parenthood/': listing,
  '/inspiration/nursery/': listing,
  '/magazine/interviews/': listing,
  '/articles/baby-led-weaning/': mealtime,
  '/articles/first-foods/': mealtime,
  '/inspiration/mealtime/': mealtime,
  '/articles/potty-training/': potty,
  '/articles/when-to-start-potty-training/': potty,
  '/inspiration/potty-training/': potty,

  // Selections
  '/campaign/50-years-of-baby-carrying/': 'category/selected/50-years-of-baby-carrying',
  '/50-years-of-baby-carrying/': 'category/selected/50-years-of-baby-carrying',
  '/50-years/': 'category/selected/50-years-of-baby-carrying',
  '/about/50-years/': 'category/selected/50-years-of-baby-carrying',
  '/about/our-story/': {
    to: 'category/selected/50-years-of-baby-carrying',
    assumed: 'The brand’s history is told there.',
  },
  '/about/history/': {
    to: 'category/selected/50-years-of-baby-carrying',
    assumed: 'The brand’s history is told there.',
  },
  '/campaign/supersoft-and-supercosy/': 'category/selected/supersoft-and-supercosy-new-additions',
  '/campaign/new-additions/': 'category/selected/supersoft-and-supercosy-new-additions',
  '/inspiration/supersoft-and-supercosy/': 'category/selected/supersoft-and-supercosy-new-additions',
  '/news/': 'category/selected/supersoft-and-supercosy-new-additions',
  '/new-arrivals/': 'category/selected/supersoft-and-supercosy-new-additions',
  '/selected/': 'category/selected/shop',
  '/selected/all/': 'category/selected/shop',
  '/campaign/shop/': 'category/selected/shop',
} as const satisfies LegacyLinks;
