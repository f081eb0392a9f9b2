import { brand } from '../../brands/build.ts';
import { addressFormat } from '../../stores/address-formats/index.ts';
import { pathOf } from '../../stores/urls.ts';
import { expect, test } from '../browser/fixtures.ts';
import { addButton, cards, goToCheckout, open, orderButton, payByCard } from '../browser/shopper.ts';

/** The first storefront, and its pages in the language of the engine's own texts. */
const [store] = brand.storefronts;
const { state, postalCode } = addressFormat(store.countries[0].code);
test.skip(!store.languages.includes('en'), `${brand.name} has no pages in English in its first storefront.`);
test.skip(state !== null, `${brand.name} has no city here that lies in the state of an address.`);

test('whatever a brand sells can be found, bought, and paid for', async ({ page, expectAccessible }) => {
  await open(page, pathOf(store, 'en', 'home'));
  await page.getByRole('button', { name: 'Necessary only' }).click();
  await expectAccessible(page);
  await open(page, pathOf(store, 'en', brand.samples.category));
  await expectAccessible(page);
  await open(page, pathOf(store, 'en', brand.samples.product));
  await expectAccessible(page);
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  await addButton(page).click();
  await page.getByRole('link', { name: 'View cart' }).click();
  await expect(page.getByRole('main')).toContainText(name);
  await goToCheckout(page);

  await page.getByRole('textbox', { name: 'Email' }).fill('alex@example.com');
  for (const box of await page.getByRole('main').getByRole('textbox').all()) {
    const field = (await box.getAttribute('autocomplete'))?.split(' ').at(-1);
    if (field === 'postal-code') await box.fill(postalCode?.example ?? '1000');
    else if (field !== 'email' && field !== 'tel') await box.fill('Berg 1');
  }
  await page.getByRole('button', { name: 'Continue to delivery' }).click();
  await payByCard(page, cards.approved);
  await expect(orderButton(page)).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(name);
  await expectAccessible(page);
});
