import { expect, test } from 'vitest';
import { stores } from '../stores/index.ts';
import { catalogue } from './catalogue/index.ts';
import { useDemo } from './testing/use-demo.ts';

const demo = useDemo();

test('the settings give access to every service of the sandbox', async () => {
  const { settings, tokenOf } = demo;
  const products = `${settings['COMMERCETOOLS_API_URL']}/${settings['COMMERCETOOLS_PROJECT_KEY']}/product-projections`;
  const answer = await fetch(`${products}?limit=1`, {
    headers: { Authorization: `Bearer ${await tokenOf('COMMERCETOOLS_CLIENT')}` },
  });
  const page = (await answer.json()) as {
    readonly total: number;
    readonly results: readonly {
      readonly masterVariant: { readonly images: readonly { readonly url: string }[] };
    }[];
  };
  expect(page.total).toBe(catalogue.products.length);
  const picture = page.results[0]?.masterVariant.images[0]?.url ?? '';
  expect(picture.startsWith(settings['PICTURE_SOURCES'] ?? '?')).toBe(true);
  const known = { headers: { 'If-None-Match': '*' } };
  expect((await fetch(picture, known)).status).toBe(304);
  expect((await fetch(`${settings['BRAND_PICTURES_URL']}/home-hero.jpg`, known)).status).toBe(304);

  const search = `${settings['GATSBY_KLEVU_URL']}/klevu-js-v1/klevu-js-api/klevu-jp.json`;
  expect((await fetch(search)).status).toBe(200);

  const methods = await fetch(`${settings['ADYEN_SANDBOX_URL']}/adyen/v72/paymentMethods`, {
    method: 'POST',
    headers: { 'X-API-Key': settings['ADYEN_API_KEY'] ?? '' },
    body: JSON.stringify({ merchantAccount: stores.se.merchantAccount, shopperLocale: 'sv-SE' }),
  });
  expect(await methods.json()).toMatchObject({
    paymentMethods: [{ type: 'scheme', name: 'Kort' }, { type: 'applepay' }, { type: 'googlepay' }],
  });
});

test('the other settings are as long as the shop requires', () => {
  const { settings } = demo;
  expect(settings['ADYEN_HMAC_KEY']).toMatch(/^[0-9a-f]{64}$/);
  expect(settings['SESSION_SECRET']?.length).toBeGreaterThanOrEqual(32);
});
