import { expect, test } from './fixtures.ts';

test.describe('a guide', () => {
  test('product 2.3.294: lists its headings, and each leads to its place', async ({ page }) => {
    await page.goto('/pages/babywearing-guide/');
    const contents = page.getByRole('navigation', { name: 'On this page' });
    await expect(contents.getByRole('link')).toHaveCount(5);
    await contents.getByRole('link', { name: 'Check these five things' }).click();
    await expect(page).toHaveURL(/#check-these-five-things$/);
    await expect(page.getByRole('heading', { name: 'Check these five things' })).toBeInViewport();
  });

  test('product 2.3.295: shows products with their prices, which lead to them', async ({ page }) => {
    await page.goto('/pages/babywearing-guide/');
    const card = page
      .getByRole('article')
      .filter({ has: page.getByRole('link', { name: 'Baby Carrier Mini' }) })
      .last();
    await expect(card).toContainText(/\$\d+/);
    await card.getByRole('link', { name: 'Baby Carrier Mini' }).click();
    await expect(page).toHaveURL('/products/baby-carriers/baby-carrier-mini/');
    await expect(page.getByRole('heading', { level: 1, name: 'Baby Carrier Mini' })).toBeVisible();
  });

  test('has pictures with words and a caption', async ({ page }) => {
    await page.goto('/pages/gift-guide/');
    const figure = page.getByRole('figure', { name: 'Packed by hand' });
    await figure.scrollIntoViewIfNeeded();
    await expect(figure.getByRole('img', { name: /gift box with a ribbon/i })).toBeVisible();
  });

  test('fits a small phone', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    for (const path of [
      '/pages/babywearing-guide/',
      '/customer-service/faq/',
      '/customer-service/manuals/',
      '/pages/inspiration/all/',
    ]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
    }
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

test.describe('product 2.3.291: frequent questions', () => {
  test('open one by one, by pointer and by keyboard', async ({ page }) => {
    await page.goto('/customer-service/faq/');
    const answer = page.getByText('You have 30 days from the day it arrives');
    await expect(answer).toBeHidden();
    await page.getByRole('heading', { name: 'How long do I have to return something?' }).click();
    await expect(answer).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(answer).toBeHidden();
  });

  test('an address with a question’s anchor opens it', async ({ page }) => {
    await page.goto('/customer-service/faq/#washing');
    await expect(page.getByText('Close all buckles first')).toBeInViewport();
    await expect(page.getByText('You have 30 days from the day it arrives')).toBeHidden();
  });

  test('are in the page as it is delivered, closed', async ({ request }) => {
    const html = await (await request.get('/customer-service/faq/')).text();
    expect(html).toContain('Close all buckles first');
    expect(html).not.toMatch(/<details[^>]* open/);
  });
});

test('product 2.3.292: the footer leads to questions, the company, and the accessibility statement', async ({
  page,
}) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  for (const [name, path] of [
    ['Frequently asked questions', '/customer-service/faq/'],
    ['Accessibility statement', '/customer-service/accessibility/'],
    ['About us', '/about/'],
  ] as const) {
    await footer.getByRole('link', { name }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  }
});

test('product 2.4.27, 2.4.290: old addresses of help lead to pages of ours', async ({ request }) => {
  for (const [from, to] of [
    ['/faq/', '/customer-service/faq/'],
    ['/faq/some-answer/', '/customer-service/faq/'],
    ['/customer-service/contact-us/', '/contact/'],
    ['/wishlist/', '/selected/shop/'],
    ['/about-us/', '/about/'],
  ] as const) {
    const answer = await request.get(from, { maxRedirects: 0 });
    expect(answer.headers()['location'], from).toBe(to);
    expect((await request.get(to, { maxRedirects: 0 })).status(), to).toBe(200);
  }
});

test('product 2.3.290: a manual is a PDF that can be opened from the list', async ({ page, request }) => {
  await page.goto('/customer-service/manuals/');
  const manuals = page.getByRole('link', { name: /\(PDF, \d+\skB\)/ });
  await expect(manuals).toHaveCount(15);
  const carrier = manuals.filter({ hasText: 'Baby Carrier Mini' });
  const item = page.getByRole('listitem').filter({ has: carrier });
  await expect(item).toContainText('English, Swedish, German, French, Spanish, Italian, and Dutch');
  const path = await carrier.getAttribute('href');
  const answer = await request.get(path ?? '');
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toContain('application/pdf');
  const file = await answer.body();
  expect(file.subarray(0, 5).toString()).toBe('%PDF-');
  expect(file.length).toBeLessThanOrEqual(200_000);
});
