import { expect, test } from '../browser/fixtures.ts';

/** Pages by the folder that they are in. */
const pages = {
  '/': ['order', 'contact', 'search', 'stores', 'cart', 'checkout', 'order-confirmation', 'about'],
  '/selected/': ['shop', 'supersoft-and-supercosy-new-additions', '50-years-of-baby-carrying'],
  '/products/baby-carriers/': [
    'baby-carrier-one',
    'baby-carrier-one-air',
    'baby-carrier-mini',
    'baby-carrier-move',
    'baby-carrier-harmony',
    'accessories-baby-carrier',
  ],
  '/products/baby-bouncers/': [
    'bouncer-bliss',
    'bouncer-balance-soft',
    'bouncer-bundle-with-toy',
    'bouncer-with-transport-bag',
    'accessories-baby-bouncer/fabric-seat-for-bouncer',
  ],
  '/products/kitchen/': [
    'baby-bib',
    'baby-bib-2-pack',
    'small-baby-bib-2-pack',
    'feeding-bib-set',
    'baby-feeding-set-3-pcs',
    'baby-cup',
    'baby-spoon-and-fork',
    'baby-plate-spoon-and-fork',
  ],
  '/products/bathroom/': ['smart-potty', 'step-stool', 'toilet-training-seat', 'potty-chair'],
  '/products/baby-cradle-and-travel-crib/': ['travel-cot-light', 'baby-cradle', 'accessories'],
  '/products/starter-kits/': ['basic-starter-kit-for-newborns'],
  '/pages/': [
    'babywearing-guide',
    'baby-shower-inspiration',
    'shop-pre-loved',
    'caring-for-future-generations',
    'traveling-with-kids',
    'gift-guide',
    'why-buy-a-baby-bouncer',
  ],
  '/pages/inspiration/': ['all', 'sleep'],
  '/about/': ['hip-healthy-baby-carriers', 'ergonomic-baby-carrier-guide'],
  '/customer-service/': [
    'returns',
    'shipping-and-delivery',
    'manuals',
    'data-protection-policy',
    'user-terms-conditions',
    'faq',
    'accessibility',
  ],
};

test('product 2.1.1, 2.3.1, 2.3.2, 2.3.3, 2.3.4, 2.3.5, 2.3.6, 2.3.7, 2.3.8, 2.3.9, 2.3.10, 2.3.11, 2.3.12, 2.3.15, 2.3.57, 2.3.291, 2.3.292: every address is a page of its own: no redirect, and with a title', async ({
  request,
}) => {
  const paths = Object.entries(pages).flatMap(([folder, names]) => names.map((name) => `${folder}${name}/`));
  for (const path of ['/', ...paths]) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect.soft(answer.status(), path).toBe(200);
    expect.soft(await answer.text(), path).toMatch(/<h1[ >]/);
  }
});

test('product 2.2.16: the form of an address without its slash leads to the one with it', async ({
  request,
}) => {
  const answer = await request.get('/cart', { maxRedirects: 0 });
  expect([301, 308]).toContain(answer.status());
  expect(new URL(answer.headers()['location'] ?? '', answer.url()).pathname).toBe('/cart/');
});
