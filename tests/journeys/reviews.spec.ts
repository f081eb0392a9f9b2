import { expect, test } from '../browser/fixtures.ts';
import { at, sample } from '../browser/samples.ts';
import { acceptAll } from './search-visitor.ts';
import { open, untilIdle } from '../browser/shopper.ts';

const move = sample('reviewed').path;
const unrated = sample('unreviewed');

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true });

  test('product 4.280, 4.281, 4.282, 4.284, 4.286: the stars lead to reviews, which are filtered and sorted', async ({
    page,
    expectAccessible,
  }) => {
    await open(page, move);
    const stars = page.getByRole('main').getByRole('link', { name: /out of 5 stars/ });
    await stars.click();
    const reviews = page.getByRole('region', { name: 'Reviews', exact: true });
    await expect(reviews.getByRole('heading', { name: 'Reviews', exact: true })).toBeInViewport();
    await expect(page).toHaveURL(/#reviews$/);
    await expect(reviews.getByRole('article')).toHaveCount(4);
    await expectAccessible(page);

    await expect(reviews).toContainText('Verified purchase');
    await expect(reviews).toContainText('We publish praise and criticism alike');
    await reviews.getByRole('button', { name: '3-star reviews: 1' }).click();
    await expect(reviews.getByText('1 of 15 reviews')).toBeVisible();
    await expect(reviews.getByRole('article')).toHaveText([/Near its limit at one year/]);
    await reviews.getByRole('button', { name: '3-star reviews: 1' }).click();

    await reviews.getByRole('combobox', { name: 'Language' }).selectOption('German');
    await expect(reviews.getByText('2 of 15 reviews')).toBeVisible();
    await expect(reviews.locator('article h3').first()).toHaveAttribute('lang', 'de');

    await reviews.getByRole('button', { name: '2-star reviews: 1' }).click();
    await expect(reviews.getByText('No review matches your choice.')).toBeVisible();
    await reviews.getByRole('button', { name: 'Show all reviews' }).click();
    await reviews.getByRole('combobox', { name: 'Sort by' }).selectOption('Lowest rating');
    await expect(reviews.getByRole('article').first()).toContainText('Buckle hard to reach');
    await expect(reviews.getByRole('article').first()).toContainText('Our answer');
    await reviews.getByRole('button', { name: 'Show more reviews' }).click();
    await expect(reviews.getByRole('article')).toHaveCount(15);

    const questions = page.getByRole('region', { name: 'Questions and answers' });
    await questions.getByText('How do I wash it?').click();
    await expect(questions.getByText(/heat damages the elastic parts/)).toBeVisible();
  });
});

test('product 4.283, 4.287: a product page shows what was viewed before, with consent, and never itself', async ({
  page,
}) => {
  const row = page.locator('[data-late="product-recent"]');
  const seen = [sample('third'), sample('someCountries'), sample('emptied'), sample('soldMeanwhile')];
  await open(page, at('home'));
  await acceptAll(page);
  for (const { path } of seen) {
    await open(page, path);
    await untilIdle(page);
  }
  await open(page, unrated.path);
  // Without reviews, there is no rating; those of other products are no links.
  await expect(page.getByRole('main').getByRole('link', { name: /out of 5 stars/ })).toHaveCount(0);
  const reviews = page.getByRole('region', { name: 'Reviews', exact: true });
  await expect(reviews.getByRole('link')).toHaveText('Write a review');
  // A row appears where nobody looks yet: below what is read.
  await page.getByRole('heading', { name: 'Goes well with this' }).scrollIntoViewIfNeeded();
  // What other rows show already is left out.
  await expect(row.getByRole('article').nth(1)).toBeVisible();
  await expect(row).toContainText(new RegExp(seen.map(({ name }) => name).join('|')));
  await expect(row).not.toContainText(unrated.name);
});
