import { expect, test } from '../browser/fixtures.ts';
import { at, guideAt, usual } from '../browser/samples.ts';

const [guide, guides] = [guideAt(), guideAt('guides')];

test('product 2.3.294, 2.3.295: a guide opens with a picture, lists its headings, which lead to their places, and shows products with their prices', async ({
  page,
}) => {
  await page.goto(guide);
  const lead = page.getByRole('main').getByRole('img').first();
  await expect(lead).toHaveAttribute('alt', /\w/);
  await expect(lead).toBeInViewport();
  await expect(lead).not.toHaveJSProperty('naturalWidth', 0);
  const contents = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
  expect(await contents.count()).toBeGreaterThan(2);
  const name = await contents.nth(2).innerText();
  await contents.nth(2).click();
  await expect(page).toHaveURL(/#[\w-]+$/);
  await expect(page.getByRole('heading', { name })).toBeInViewport();
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('link', { name: usual.name }) })
    .last();
  await expect(card).toContainText(/\d/);
  await card.getByRole('link', { name: usual.name }).click();
  await expect(page).toHaveURL(usual.path);
});

test('product 2.3.10, 2.3.293: lists of guides show them with their pictures, by topic', async ({ page }) => {
  await page.goto(guides);
  const link = page.locator(`a[href="${guide}"]`);
  const lists = page.getByRole('main').getByRole('list');
  await expect(lists.filter({ hasNot: link })).not.toHaveCount(0);
  const card = lists.getByRole('listitem').filter({ has: link }).first();
  await expect(card.locator('img')).toHaveAttribute('alt', '');
  await card.getByRole('link').first().click();
  await expect(page).toHaveURL(guide);
});

test('product 2.3.13, 2.3.292: the footer leads to questions, the company, the accessibility statement, and the terms of sale', async ({
  page,
}) => {
  await page.goto(at('home'));
  const footer = page.getByRole('contentinfo');
  for (const [name, path] of [
    ['Frequently asked questions', at('content/faq')],
    ['Accessibility statement', at('content/accessibility')],
    ['About us', at('content/about')],
    ['General terms of sale', at('content/general-terms-of-sale')],
  ] as const) {
    await footer.getByRole('link', { name }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  }
});
