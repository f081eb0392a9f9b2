import { describe, expect, test } from 'vitest';
import { pageKeysOf, pathOf } from '../../stores/urls.ts';
import { pagePaths } from './pages.ts';
import { us } from './storefronts/us.ts';

const pageKeys = pageKeysOf({ paths: pagePaths });

describe('product 2.3.1, 2.3.2, 2.3.3, 2.3.4, 2.3.5, 2.3.6, 2.3.7, 2.3.8: known addresses of the shop', () => {
  test.each([
    ['/', ''],
    ['/selected/', 'shop supersoft-and-supercosy-new-additions 50-years-of-baby-carrying'],
    ['/products/baby-carriers/', 'baby-carrier-one baby-carrier-one-air baby-carrier-mini baby-carrier-move'],
    ['/products/baby-carriers/', 'baby-carrier-harmony accessories-baby-carrier'],
    ['/products/baby-bouncers/', 'bouncer-bliss bouncer-balance-soft bouncer-bundle-with-toy'],
    [
      '/products/baby-bouncers/',
      'bouncer-with-transport-bag accessories-baby-bouncer/fabric-seat-for-bouncer',
    ],
    ['/products/kitchen/', 'baby-bib baby-bib-2-pack small-baby-bib-2-pack feeding-bib-set'],
    ['/products/kitchen/', 'baby-feeding-set-3-pcs baby-cup baby-spoon-and-fork baby-plate-spoon-and-fork'],
    ['/products/bathroom/', 'smart-potty step-stool toilet-training-seat potty-chair'],
    ['/products/baby-cradle-and-travel-crib/', 'travel-cot-light baby-cradle accessories'],
    ['/products/starter-kits/', 'basic-starter-kit-for-newborns'],
  ])('%s: %s', expectPages);
});

describe('product 2.3.9, 2.3.10, 2.3.11, 2.3.12, 2.3.15: further known addresses', () => {
  test.each([
    ['/pages/', 'babywearing-guide baby-shower-inspiration shop-pre-loved caring-for-future-generations'],
    ['/pages/', 'traveling-with-kids gift-guide why-buy-a-baby-bouncer inspiration/all inspiration/sleep'],
    ['/about/', 'hip-healthy-baby-carriers ergonomic-baby-carrier-guide'],
    ['/', 'about'],
    ['/customer-service/', 'faq accessibility'],
    ['/customer-service/', 'returns shipping-and-delivery manuals'],
    ['/customer-service/', 'data-protection-policy user-terms-conditions'],
    ['/', 'search stores cart checkout order-confirmation'],
  ])('%s: %s', expectPages);
});

/** @param slugs separated by spaces. */
function expectPages(folder: string, slugs: string): void {
  const paths = pageKeys.map((key) => pathOf(us, 'en', key));
  const wanted = slugs.split(' ').map((slug) => (slug ? `${folder}${slug}/` : folder));
  expect(paths).toEqual(expect.arrayContaining(wanted));
}
