/** Category pages by category key, and where they are in each language. */
export const categoryPaths = {
  'category/baby-carriers': { en: '/products/baby-carriers/' },
  'category/baby-carriers/accessories-baby-carrier': {
    en: '/products/baby-carriers/accessories-baby-carrier/',
  },
  'category/baby-bouncers': { en: '/products/baby-bouncers/' },
  'category/baby-bouncers/accessories-baby-bouncer': {
    en: '/products/baby-bouncers/accessories-baby-bouncer/',
  },
  'category/kitchen': { en: '/products/kitchen/' },
  'category/bathroom': { en: '/products/bathroom/' },
  'category/baby-cradle-and-travel-crib': { en: '/products/baby-cradle-and-travel-crib/' },
  'category/baby-cradle-and-travel-crib/accessories': {
    en: '/products/baby-cradle-and-travel-crib/accessories/',
  },
  'category/starter-kits': { en: '/products/starter-kits/' },
  'category/gifts': { en: '/products/gifts/' },
  'category/selected/shop': { en: '/selected/shop/' },
  'category/selected/supersoft-and-supercosy-new-additions': {
    en: '/selected/supersoft-and-supercosy-new-additions/',
  },
  'category/selected/50-years-of-baby-carrying': { en: '/selected/50-years-of-baby-carrying/' },
} as const;
