import { expect, test } from '../browser/fixtures.ts';

test.describe('a guide', () => {
  test('product 2.3.294, 2.3.295: opens with a picture, lists its headings, which lead to their places, and shows products with their prices', async ({
    page,
  }) => {
    await page.goto('/pages/babywearing-guide/');
    const lead = page.getByRole('main').getByRole('img', { name: /^A hallway with three baby carriers/ });
    await expect(lead).toBeInViewport();
    await expect(lead).not.toHaveJSProperty('naturalWidth', 0);
    const contents = page.getByRole('navigation', { name: 'On this page' });
    await expect(contents.getByRole('link')).toHaveCount(5);
    await contents.getByRole('link', { name: 'Check these five things' }).click();
    await expect(page).toHaveURL(/#check-these-five-things$/);
    await expect(page.getByRole('heading', { name: 'Check these five things' })).toBeInViewport();
    const card = page
      .getByRole('article')
      .filter({ has: page.getByRole('link', { name: 'Baby Carrier Mini' }) })
      .last();
    await expect(card).toContainText(/\$\d+/);
    await card.getByRole('link', { name: 'Baby Carrier Mini' }).click();
    await expect(page).toHaveURL('/products/baby-carriers/baby-carrier-mini/');
  });
});

test('product 2.3.10, 2.3.293: lists of guides show them with their pictures, by topic', async ({ page }) => {
  await page.goto('/pages/inspiration/all/');
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'The gift guide' }) })
    .first();
  await expect(card.locator('img')).toHaveAttribute('alt', '');
  await expect(card).toContainText('Gifts for newborns');
  await card.getByRole('link', { name: 'The gift guide' }).click();
  await expect(page).toHaveURL('/pages/gift-guide/');

  await page.goto('/pages/inspiration/sleep/');
  const section = page.getByRole('main').getByRole('heading', { level: 3 });
  await expect(section.filter({ hasText: 'Traveling with small children' }).first()).toBeVisible();
});

test('product 2.3.13, 2.3.292: the footer leads to questions, the company, the accessibility statement, and the terms of sale', async ({
  page,
}) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  for (const [name, path] of [
    ['Frequently asked questions', '/customer-service/faq/'],
    ['Accessibility statement', '/customer-service/accessibility/'],
    ['About us', '/about/'],
    ['General terms of sale', '/customer-service/general-terms-of-sale/'],
  ] as const) {
    await footer.getByRole('link', { name }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  }
});
