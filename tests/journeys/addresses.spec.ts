import type { APIRequestContext } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const below = (folder: string, ...names: readonly string[]) => names.map((name) => `${folder}${name}/`);

/** Each of these addresses is a page of its own: no redirect, and with a title. */
async function expectPages(request: APIRequestContext, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status(), path).toBe(200);
    expect(await answer.text(), path).toMatch(/<h1[ >]/);
  }
}

test('product 2.3.1: the home page', ({ request }) => expectPages(request, ['/']));

test('product 2.3.2: curated lists', ({ request }) =>
  expectPages(
    request,
    below('/selected/', 'shop', 'supersoft-and-supercosy-new-additions', '50-years-of-baby-carrying'),
  ));

test('product 2.3.3: baby carriers', ({ request }) =>
  expectPages(
    request,
    below(
      '/products/baby-carriers/',
      'baby-carrier-one',
      'baby-carrier-one-air',
      'baby-carrier-mini',
      'baby-carrier-move',
      'baby-carrier-harmony',
      'accessories-baby-carrier',
    ),
  ));

test('product 2.3.4: baby bouncers', ({ request }) =>
  expectPages(
    request,
    below(
      '/products/baby-bouncers/',
      'bouncer-bliss',
      'bouncer-balance-soft',
      'bouncer-bundle-with-toy',
      'bouncer-with-transport-bag',
      'accessories-baby-bouncer/fabric-seat-for-bouncer',
    ),
  ));

test('product 2.3.5: kitchen', ({ request }) =>
  expectPages(
    request,
    below(
      '/products/kitchen/',
      'baby-bib',
      'baby-bib-2-pack',
      'small-baby-bib-2-pack',
      'feeding-bib-set',
      'baby-feeding-set-3-pcs',
      'baby-cup',
      'baby-spoon-and-fork',
      'baby-plate-spoon-and-fork',
    ),
  ));

test('product 2.3.6: bathroom', ({ request }) =>
  expectPages(
    request,
    below('/products/bathroom/', 'smart-potty', 'step-stool', 'toilet-training-seat', 'potty-chair'),
  ));

test('product 2.3.7: cradle and travel crib', ({ request }) =>
  expectPages(
    request,
    below('/products/baby-cradle-and-travel-crib/', 'travel-cot-light', 'baby-cradle', 'accessories'),
  ));

test('product 2.3.8: starter kits', ({ request }) =>
  expectPages(request, below('/products/starter-kits/', 'basic-starter-kit-for-newborns')));

test('product 2.3.9: content', ({ request }) =>
  expectPages(
    request,
    below(
      '/pages/',
      'babywearing-guide',
      'baby-shower-inspiration',
      'shop-pre-loved',
      'caring-for-future-generations',
      'traveling-with-kids',
      'gift-guide',
      'why-buy-a-baby-bouncer',
    ),
  ));

test('product 2.3.10: lists of content', ({ request }) =>
  expectPages(request, below('/pages/inspiration/', 'all', 'sleep')));

test('product 2.3.11: the brand', ({ request }) =>
  expectPages(request, below('/about/', 'hip-healthy-baby-carriers', 'ergonomic-baby-carrier-guide')));

test('product 2.3.12: customer service', ({ request }) =>
  expectPages(
    request,
    below(
      '/customer-service/',
      'returns',
      'shipping-and-delivery',
      'manuals',
      'data-protection-policy',
      'user-terms-conditions',
    ),
  ));

test('product 2.3.291, 2.3.292: questions, the company, and accessibility', ({ request }) =>
  expectPages(request, ['/about/', ...below('/customer-service/', 'faq', 'accessibility')]));

test('product 2.3.57: the pages of customer service', ({ request }) =>
  expectPages(request, below('/', 'order', 'contact')));

test('product 2.1.1, 2.3.15: the shop’s screens', ({ request }) =>
  expectPages(request, below('/', 'search', 'stores', 'cart', 'checkout', 'order-confirmation')));

test('product 2.2.16: the form of an address without its slash leads to the one with it', async ({
  request,
}) => {
  const answer = await request.get('/cart', { maxRedirects: 0 });
  expect([301, 308]).toContain(answer.status());
  expect(new URL(answer.headers()['location'] ?? '', answer.url()).pathname).toBe('/cart/');
});
