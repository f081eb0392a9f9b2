import { brand } from '../../brands/build.ts';
import { expect, test } from '../browser/fixtures.ts';
import { usual } from '../browser/samples.ts';
import { open } from '../browser/shopper.ts';
import { pageUrlOf, openSelector, originOf } from './storefronts.ts';

const swedish = pageUrlOf('se', 'sv', usual.page);
const english = pageUrlOf('se', 'en', usual.page);

test('product 2.2.11, 2.2.13, 2.2.15: the prefix is added while the page stays hidden, the query and hash are kept, and a path with a language stays as it is', async ({
  page,
}) => {
  await page.addInitScript(() => {
    addEventListener('pagehide', () => {
      const left = [location.pathname, document.documentElement.style.visibility];
      sessionStorage.setItem('left', JSON.stringify(left));
    });
  });
  await page.goto(`${swedish}?utm_source=folder&sku=${usual.sku}#content`);
  await expect(page).toHaveURL(`${english}?utm_source=folder&sku=${usual.sku}#content`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  const left = await page.evaluate(() => sessionStorage.getItem('left'));
  expect(left).toBe(JSON.stringify([new URL(swedish).pathname, 'hidden']));
  await open(page, english);
  await expect(page).toHaveURL(english);
});

test('the back button leads to where the visitor came from, not in a circle', async ({ page }) => {
  await open(page, pageUrlOf('us', 'en', 'home'));
  await page.goto(pageUrlOf('se', 'sv', 'home'));
  await expect(page).toHaveURL(pageUrlOf('se', 'en', 'home'));
  await page.goBack();
  await expect(page).toHaveURL(pageUrlOf('us', 'en', 'home'));
});

test('product 2.2.12, 2.2.14: a chosen language is kept in local storage and after a reload', async ({
  page,
}) => {
  await open(page, `${pageUrlOf('ca', 'en', brand.samples.category)}?sort=newest`);
  const dialog = await openSelector(page, 'en');
  await dialog.getByRole('link', { name: 'Français' }).click();
  const french = `${pageUrlOf('ca', 'fr', brand.samples.category)}?sort=newest`;
  await expect(page).toHaveURL(french);
  expect(await page.evaluate(() => localStorage.getItem('gatsby-i18next-language'))).toBe('fr');
  await page.reload();
  await expect(page).toHaveURL(french);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');

  await page.goto(`${originOf('ca')}/`);
  await expect(page).toHaveURL(pageUrlOf('ca', 'fr', 'home'));
});
