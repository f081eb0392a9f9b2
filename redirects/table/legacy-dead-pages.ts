import type { LegacyLink, LegacyLinks } from '../records.ts';

const stores: LegacyLink = {
  to: 'stores',
  assumed:
    'The home page is prescribed for find-a-store; these links ask for another country, which can be chosen here.',
};
const shop = 'category/selected/shop';

/**
 * Pages without a successor, and folders in which older sites put a country or, by mistake, nothing at all.
 * docs/product.md lists find-a-store, lookbook, review, us, `/us/…`, `/zh-cn/`, and `/undefined/`; the others are our
 * choice.
 */
export const legacyDeadPages = {
  // Pages
  '/find-a-store/': 'home',
  '/store-finder/': 'home',
  '/store-locator/': 'home',
  '/retailers/': 'home',
  '/where-to-buy/': 'home',
  '/lookbook/*': 'home',
  '/review/*': 'home',
  '/reviews/': 'home',
  '/index.php': 'home',
  '/start/': 'home',
  '/welcome/': 'home',
  '/home/': 'home',
  '/login/': 'home',
  '/my-account/*': 'home',
  '/register/': 'home',
  '/newsletter/': 'home',
  '/subscribe/': 'home',
  '/wishlist/': 'home',
  '/gift-card/': { to: 'category/gifts', assumed: 'There is no gift card, but there are gifts.' },
  '/press/*': 'home',
  '/careers/*': 'home',
  '/jobs/': 'home',
  '/b2b/*': 'home',
  '/affiliates/': 'home',
  '/ambassadors/': 'home',
  '/about/': 'home',
  '/about-us/': 'home',
  '/about/awards/': 'home',
  '/about/design/': 'home',
  '/about/quality/': 'home',
  '/about/safety/': 'home',

  // Campaigns
  '/campaign/': 'home',
  '/campaigns/*': 'home',
  '/campaign/black-friday/': 'home',
  '/campaign/cyber-monday/': 'home',
  '/campaign/contest/': 'home',
  '/campaign/giveaway/': 'home',
  '/campaign/fathers-day/': 'home',
  '/campaign/mothers-day/': 'home',
  '/black-friday/': 'home',
  '/contest/': 'home',
  '/giveaway/': 'home',
  '/competition/': 'home',
  '/dads/': 'home',
  '/sale/': {
    to: shop,
    assumed: 'There is no page for reduced products; people who look for it want to shop.',
  },
  '/outlet/': {
    to: shop,
    assumed: 'There is no page for reduced products; people who look for it want to shop.',
  },

  // Choosing a country
  '/country-selector/': stores,
  '/choose-country/': stores,
  '/select-region/': stores,

  // The United States had its own folder; the longer prefix comes first, for hosts that use the first match
  '/us/shop/*': shop,
  '/us/products/*': shop,
  '/us/baby-carriers/*': shop,
  '/us/baby-bouncers/*': shop,
  '/us/kitchen/*': shop,
  '/us/bathroom/*': shop,
  '/us/travel-crib/*': shop,
  '/us/starter-kits/*': shop,
  '/us/*': 'home',
  '/en-us/shop/*': shop,
  '/en-us/products/*': shop,
  '/en-us/*': 'home',

  // So did China
  '/zh-cn/*': 'home',

  // A mistake in an older site's links
  '/undefined/*': { rest: true },
} as const satisfies LegacyLinks;
