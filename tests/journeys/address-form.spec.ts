import { pagePaths } from '../../stores/page-paths.ts';
import { expect, test } from './fixtures.ts';
import { addToCart, enterAddress, open } from './shopper.ts';

test.use({ viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true });

test.beforeEach(async ({ page }) => {
  await addToCart(page, pagePaths['product/baby-bib'].en);
  await page.getByRole('button', { name: 'Necessary only' }).click();
  await open(page, pagePaths.checkout.en);
});

test('product 5.44, 5.47: a state that contradicts the ZIP code stops the form until one of them is changed', async ({
  page,
  expectAccessible,
}) => {
  await enterAddress(page, { state: 'California', city: 'New York', zip: '10118' });
  await page.getByRole('button', { name: 'Continue to delivery' }).tap();
  const question = page.getByText('ZIP code 10118 isn’t in California. Please correct one of them.');
  await expect(question).toBeFocused();
  await expect(question).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Change to New York' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Change to New York' }).tap();
  await page.getByRole('button', { name: 'Continue to delivery' }).tap();
  await expect(page.getByRole('heading', { name: '2 Delivery' })).toBeFocused();
  await expect(page.getByText('New York, NY 10118')).toBeVisible();
});

test('product 5.46: a mistyped mail domain is asked about when it is left, and mended with one press', async ({
  page,
}) => {
  await enterAddress(page);
  const email = page.getByLabel('Email');
  await email.fill('alex@gmial.com');
  await email.press('Tab');
  await expect(page.getByRole('status').filter({ hasText: 'Did you mean alex@gmail.com?' })).toBeVisible();
  await expect(email).toHaveAttribute('aria-invalid', 'false');
  await page.getByRole('button', { name: 'Change to alex@gmail.com' }).tap();
  await expect(email).toHaveValue('alex@gmail.com');
  await expect(email).toBeFocused();
  await page.getByRole('button', { name: 'Continue to delivery' }).tap();
  await expect(page.getByText('alex@gmail.com')).toBeVisible();
});

test.describe('a phone number', () => {
  test.use({ expectedErrors: /400/ });

  test('product 5.48, 5.49: that is none is refused at its field', async ({ page, expectAccessible }) => {
    await enterAddress(page);
    const phone = page.getByLabel('Phone (optional)');
    const problem = page
      .getByRole('paragraph')
      .filter({ hasText: 'Please enter a phone number with its area code' });
    await phone.fill('call me');
    await phone.press('Tab');
    await expect(problem).toBeVisible();
    // It looks like a number, so only the shop API knows that it is none.
    await phone.fill('00000');
    await expect(problem).toBeHidden();
    await page.getByRole('button', { name: 'Continue to delivery' }).tap();
    await expect(problem).toBeVisible();
    await expect(phone).toBeFocused();
    await expect(phone).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);

    await phone.fill('(518) 555-0147');
    await page.getByRole('button', { name: 'Continue to delivery' }).tap();
    await expect(page.getByText('+15185550147')).toBeVisible();
  });
});
