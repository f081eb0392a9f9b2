import type { LegacyLink, LegacyLinks } from '../../../redirects/records.ts';
import { storefrontOf } from '../../../redirects/storefront-of.ts';
import type { Language } from '../../../stores/types.ts';
import { type PageKey, pageKeysOf } from '../../../stores/urls.ts';
import { pagePaths } from '../pages.ts';
import { stores } from '../storefronts/index.ts';
import { conditionCountries, type CountryCode } from './countries.ts';
import { legacyLinks, linkTo, to } from './legacy-links.ts';

type Source = (country: CountryCode) => `/${string}`;

/**
 * One address per country that a rule may use, each leading to the storefront that sells there. A storefront that sells
 * in several countries is told which one.
 */
const inEachCountry = (sourceIn: Source, page: PageKey, language?: Language): LegacyLinks =>
  Object.fromEntries(
    conditionCountries.map((country): [string, LegacyLink] => {
      const { store } = storefrontOf(country, Object.values(stores));
      return [
        sourceIn(country),
        {
          to: store.countries.length > 1 ? { page, country } : page,
          country,
          ...(language ? { language } : {}),
          assumed: 'The address contains the country, so it leads to that storefront, whoever opens it.',
        },
      ];
    }),
  );

/**
 * Old addresses with the country, and therefore the storefront, in their query; one kind also contains the language.
 * docs/product.md lists the query (`?country=fi`); the paths before it are our choice.
 */
export const legacyCountryQueries: LegacyLinks = {
  ...inEachCountry((country) => `/find-a-store/?country=${country}`, 'home'),
  ...inEachCountry((country) => `/choose-country/?country=${country}`, 'home'),
  ...inEachCountry((country) => `/shop/?country=${country}&lang=en`, 'category/selected/shop', 'en'),
  ...inEachCountry((country) => `/shop/?country=${country}`, 'category/selected/shop'),
};

const shop = 'category/selected/shop';

/**
 * Pages without a successor, and folders in which older sites put a country or, by mistake, nothing at all.
 * docs/product.md lists find-a-store, lookbook, review, us, `/us/…`, `/zh-cn/`, and `/undefined/`; the others are our
 * choice.
 */
export const legacyDeadPages = legacyLinks(
  // Pages
  to('home')`
    /find-a-store/ /store-finder/ /store-locator/ /retailers/ /where-to-buy/ /lookbook/* /review/* /reviews/
    /index.php /start/ /welcome/ /home/ /login/ /my-account/* /register/`,
  to('newsletter', 'Where one asks for it now.')`/subscribe/`,
  to('saved', 'What was on a wishlist is not known anymore; products are saved there now.')`
    /wishlist/ /onskelista/ /wunschliste/ /wunschzettel/ /merkzettel/ /liste-de-souhaits/ /liste-d-envies/
    /lista-de-deseos/ /lista-dei-desideri/ /verlanglijst/ /wish-list/ /favorites/ /favourites/ /registry/`,
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

/** Pages without an address of their own, and those that are newer than any old link and not on every storefront. */
const unlinked: readonly string[] = [
  'home',
  'not-found',
  'server-error',
  'withdraw',
  'saved',
  'registration',
  'content/legal-guarantee',
];

/**
 * Every page at its English address, which links from other countries and older sites use. If that is the page's own
 * address, there is nothing to redirect.
 */
export const legacyEnglishPages: LegacyLinks = Object.fromEntries(
  pageKeysOf({ paths: pagePaths })
    .filter((key) => !unlinked.includes(key))
    .map((key) => [pagePaths[key].en, { ...linkTo(key), isGenerated: true as const }]),
);

/**
 * Everything else in an old folder: the page that the folder itself leads to. Rules for single addresses in other files
 * take precedence.
 */
export const legacyFolders = legacyLinks(
  // Categories
  to('category/baby-carriers')`/baby-carriers/* /carriers/*`,
  to('category/baby-bouncers')`/baby-bouncers/* /bouncers/*`,
  to('category/kitchen')`/kitchen/*`,
  to('category/bathroom')`/bathroom/*`,
  to('category/baby-cradle-and-travel-crib')`/baby-cradle-and-travel-crib/* /travel-cot/* /cradle/*`,
  to('category/starter-kits')`/starter-kits/*`,
  to('category/gifts')`/gifts/*`,
  to('category/selected/shop')`/shop/*`,

  // Articles
  to('content/inspiration/all')`/articles/* /inspiration/* /magazine/* /blog/* /guides/*`,

  // Manuals
  to('content/manuals')`/pdf/* /media/manuals/*`,

  // Pages without a successor
  to('home')`/campaign/* /reviews/* /find-a-store/*`,
);
