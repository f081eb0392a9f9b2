import { expect, test } from '../browser/fixtures.ts';
import { at, category, needed } from '../browser/samples.ts';
import { cards, chooseDelivery, expectOrder, fillAddress, open, payByCard } from '../browser/shopper.ts';

test.describe('product 2.1.310, 4.332, 4.346: a shopper who does not know which one to take', () => {
  test.use({ viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true });

  test('is asked one question after the other on a phone, compares what fits, and buys it', async ({
    page,
  }) => {
    const { answers, fits } = needed('finder');
    await open(page, category.path);
    await page.getByRole('link', { name: 'Help me choose' }).click();
    const question = page.getByRole('group').filter({ has: page.getByRole('radio') });
    for (const [place, answer] of answers.entries()) {
      await expect(question).toHaveCount(1);
      await expect(question).toContainText(`Question ${place + 1} of ${answers.length}`);
      await question.getByText(answer, { exact: true }).click();
      const isLast = place === answers.length - 1;
      await question.getByRole('button', { name: isLast ? 'Show what fits' : 'Next' }).click();
    }
    const results = page.getByRole('region', { name: 'What fits' });
    await expect(results).toBeFocused();
    const best = results.getByRole('listitem').first();
    await expect(best).toContainText('Fits best');
    await expect(best).toContainText('Why it fits:');
    // The address says it all: it can be sent to somebody else.
    await page.reload();
    await expect(best).toContainText(fits);
    await page
      .getByRole('button', { name: /^Change/ })
      .first()
      .click();
    await expect(question.getByRole('radio', { checked: true })).toBeVisible();
    await page.goBack();
    await results.getByRole('link', { name: 'Compare 3 products' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Compare products' })).toBeVisible();
    await page.getByRole('button', { name: `Add to cart ${fits}`, exact: true }).click();
    const sheet = page.getByRole('dialog', { name: 'Your cart' });
    await expect(sheet).toContainText(`1 × ${fits} is in your cart.`);
    await sheet.getByRole('link', { name: 'Go to checkout' }).click();
    await fillAddress(page);
    await chooseDelivery(page, 'Standard');
    await payByCard(page, cards.approved);
    await expectOrder(page, fits);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('there are no questions, but everything that there is to choose among', async ({ page }) => {
    const { page: key, fits } = needed('finder');
    await page.goto(at(key));
    const main = page.getByRole('main');
    await expect(main.locator('noscript p')).toContainText('The questions need JavaScript.');
    await expect(page.getByRole('radio')).toHaveCount(0);
    await main.locator('summary').click();
    await expect(main.getByRole('link', { name: fits, exact: true })).toBeVisible();
  });
});
