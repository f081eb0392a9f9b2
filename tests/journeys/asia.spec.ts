import { expect, sandboxUrl, test } from '../browser/fixtures.ts';
import { cards, open } from '../browser/shopper.ts';
import { sample } from '../browser/samples.ts';
import { pageUrlOf } from './storefronts.ts';
import { textIn } from './texts.ts';

const third = sample('third');

const shops = [
  {
    store: 'jp',
    tag: [],
    language: 'ja',
    adyen: 'ja-JP',
    wordBreak: 'auto-phrase',
    locale: 'ja-JP',
    currency: '￥',
    address: {
      lastName: '佐藤',
      firstName: '葵',
      postalCode: '1500001',
      state: '東京都',
      city: '渋谷区',
      streetName: '神宮前1-2-3',
    },
    cityLabel: 'cityOrWard',
    stateLabel: 'prefecture',
    /** What the postal code fills in. */
    filled: { 'states.prefecture': '13', 'cities.cityOrWard': '渋谷区', 'streets.address': '神宮前' },
    printed: ['〒150-0001', '東京都渋谷区', '神宮前1-2-3', '佐藤葵'],
  },
  {
    store: 'kr',
    // Built only by `npm run test:stores`.
    tag: ['@every-store'],
    language: 'ko',
    adyen: 'ko-KR',
    wordBreak: 'keep-all',
    locale: 'ko-KR',
    currency: '₩',
    address: {
      lastName: '김',
      firstName: '서연',
      postalCode: '04782',
      state: '서울특별시',
      city: '성동구',
      streetName: '연무장길 10',
    },
    cityLabel: 'district',
    stateLabel: 'province',
    filled: {},
    printed: ['서울특별시 성동구', '연무장길 10', '김서연', '04782'],
  },
] as const;

/** The texts of the payment service's form, as the sandbox serves them. */
async function adyenTexts(locale: string): Promise<(key: string) => string> {
  const answer = await fetch(`${sandboxUrl}/checkoutshopper/sdk/6/translations/${locale}.json`);
  const texts = (await answer.json()) as Readonly<Record<string, string>>;
  return (key) => {
    const text = texts[key];
    if (text === undefined) throw new Error(`${locale} has no ${key}`);
    return text;
  };
}

for (const {
  store,
  tag,
  language,
  adyen,
  wordBreak,
  locale,
  currency,
  address,
  cityLabel,
  stateLabel,
  filled,
  printed,
} of shops) {
  test.describe(`the shop ${store}`, { tag: [...tag] }, () => {
    test.use({ locale });

    test(`can be bought from in ${language}, with an address in the local format`, async ({
      page,
      expectAccessible,
    }) => {
      const text = (name: string) => textIn(language, name);
      await open(page, pageUrlOf(store, language, third.page));
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('main')).toContainText(currency);
      await expect(page.getByRole('main').getByRole('paragraph').first()).toHaveCSS('word-break', wordBreak);
      await page.getByRole('button', { name: text('cart:add.button') }).click();
      await page.getByRole('link', { name: text('cart:add.viewCart') }).click();
      await expect(page).toHaveURL(pageUrlOf(store, language, 'cart'));
      await page.getByRole('link', { name: text('cart:summary.checkout') }).click();
      await expect(page).toHaveURL(pageUrlOf(store, language, 'checkout'));

      const field = (name: string) => page.getByLabel(text(`checkout:fields.${name}`), { exact: true });
      await page.setViewportSize({ width: 390, height: 664 });
      await field('email').fill('aoi@example.com');
      const order = await page
        .getByRole('group', { name: text('checkout:shippingAddress') })
        .getByRole('textbox')
        .all();
      await expect(order[0] ?? page.locator('none')).toHaveAccessibleName(text('checkout:fields.lastName'));
      await field('lastName').fill(address.lastName);
      await field('firstName').fill(address.firstName);
      await field('postalCodes.postalCode').fill(address.postalCode);
      for (const [name, value] of Object.entries(filled)) await expect(field(name)).toHaveValue(value);
      await expectAccessible(page);
      await field(`states.${stateLabel}`).selectOption({ label: address.state });
      await field(`cities.${cityLabel}`).fill(address.city);
      await field('streets.address').fill(address.streetName);
      await page.getByRole('button', { name: text('checkout:saveAddress') }).click();
      for (const line of printed) await expect(page.getByRole('main')).toContainText(line);
      await page.getByRole('radio').first().check();

      const label = await adyenTexts(adyen);
      // Whatever the amount is.
      const payAmount = text('checkout:payment.payAmount').replace('{{amount}}', '').trim();
      const frame = (field: string, key: string) =>
        page
          .frameLocator(`iframe[title="${label(`creditCard.${field}.aria.iframeTitle`)}"]`)
          .getByLabel(label(key));
      await frame('encryptedSecurityCode', 'creditCard.securityCode.label').waitFor();
      await page.getByRole('textbox', { name: label('creditCard.holderName') }).fill(cards.approved.holder);
      await frame('encryptedCardNumber', 'creditCard.cardNumber.label').fill(cards.approved.number);
      await frame('encryptedExpiryDate', 'creditCard.expiryDate.label').fill('03/30');
      await frame('encryptedSecurityCode', 'creditCard.securityCode.label').fill('737');
      await page.getByRole('button', { name: payAmount }).click();

      await expect(page).toHaveURL(new RegExp(`^${pageUrlOf(store, language, 'order-confirmation')}`));
      await expect(page.getByRole('heading', { level: 1 })).toContainText(address.lastName);
      for (const line of printed) await expect(page.getByRole('main')).toContainText(line);
    });
  });
}
