/** Content pages, and where they are in each language. */
export const contentPaths = {
  'content/babywearing-guide': { en: '/pages/babywearing-guide/' },
  'content/gift-guide': { en: '/pages/gift-guide/' },
  'content/traveling-with-kids': { en: '/pages/traveling-with-kids/' },
  'content/caring-for-future-generations': { en: '/pages/caring-for-future-generations/' },
  'content/hip-healthy-baby-carriers': { en: '/about/hip-healthy-baby-carriers/' },
  'content/returns': { en: '/customer-service/returns/' },
  'content/shipping-and-delivery': { en: '/customer-service/shipping-and-delivery/' },
  'content/data-protection-policy': { en: '/customer-service/data-protection-policy/' },
  'content/user-terms-conditions': { en: '/customer-service/user-terms-conditions/' },
} as const;
