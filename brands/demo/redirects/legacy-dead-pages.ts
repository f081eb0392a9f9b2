import { legacyLinks, to } from './legacy-links.ts';

const shop = 'category/selected/shop';

/**
 * Pages without a successor, and folders in which older sites put a country or, by mistake, nothing at all.
 * docs/product.md lists find-a-store, lookbook, review, us, `/us/…`, `/zh-cn/`, and `/undefined/`; the others are our
 * choice.
 */
export const legacyDeadPages = legacyLinks(
  'legacy-dead-pages',
  // Pages
  to('home')`
    /find-a-store/ /store-finder/ /store-locator/ /retailers/ /where-to-buy/ /lookbook/* /review/* /reviews/
    /index.php /start/ /welcome/ /home/ /login/ /my-account/* /register/ /newsletter/ /subscribe/`,
  to(shop, 'There is no wishlist; what was on one is among all products.')`/wishlist/`,
  to('category/gifts', 'There is no gift card, but there are gifts.')`/gift-card/`,
  to('home')`
    /press/* /careers/* /jobs/ /b2b/* /affiliates/ /ambassadors/`,
  to('content/about', 'These pages no longer exist; who we are and how we work is told there.')`
    /about-us/ /about/awards/ /about/design/ /about/quality/ /about/safety/`,

  // Campaigns
  to('home')`
    /campaign/ /campaigns/* /campaign/black-friday/ /campaign/cyber-monday/ /campaign/contest/
    /campaign/giveaway/ /campaign/fathers-day/ /campaign/mothers-day/ /black-friday/ /contest/ /giveaway/
    /competition/ /dads/`,
  to(shop, 'There is no page for reduced products; people who look for it want to shop.')`/sale/ /outlet/`,

  // Choosing a country
  to(
    'stores',
    'The home page is prescribed for find-a-store; these links ask for another country, which can be chosen here.',
  )`/country-selector/ /choose-country/ /select-region/`,

  // The United States had its own folder; the longer prefix comes first, for hosts that use the first match
  to(shop)`
    /us/shop/* /us/products/* /us/baby-carriers/* /us/baby-bouncers/* /us/kitchen/* /us/bathroom/*
    /us/travel-crib/* /us/starter-kits/*`,
  to('home')`/us/*`,
  to(shop)`/en-us/shop/* /en-us/products/*`,
  to('home')`/en-us/*`,

  // So did China
  to('home')`/zh-cn/*`,

  // A mistake in an older site's links
  to({ rest: true })`/undefined/*`,
);
