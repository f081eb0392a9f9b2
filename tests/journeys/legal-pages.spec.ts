import { expect, test } from '../browser/fixtures.ts';
import { at, needed } from '../browser/samples.ts';
import { open } from '../browser/shopper.ts';

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true });

  test('product 2.3.14: the list leads to a recall, which answers yes, no, or unreadable', async ({
    page,
    expectAccessible,
  }) => {
    const recall = needed('recall');
    await open(page, at('content/returns'));
    await page.getByRole('button', { name: 'Necessary only' }).click();
    await page.getByRole('contentinfo').getByRole('heading', { name: 'Help' }).click();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Recalled products' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Recalled products' })).toBeVisible();
    await page
      .locator(`main a[href="${at(recall.page)}"]`)
      .first()
      .click();
    await expect(page).toHaveURL(at(recall.page));

    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')));
    const number = page.getByRole('textbox', { name: 'Batch number' });
    const check = page.getByRole('button', { name: 'Check' });
    const answer = page.getByRole('main').getByRole('status');
    await check.click();
    await expect(answer).toContainText('This is not a batch number we can read.');
    await expect(number).toBeFocused();
    await expectAccessible(page);

    await number.fill(recall.unaffected);
    await check.click();
    const no = answer.getByText(/^No, batch .+ is not affected\.$/);
    await expect(no).toBeInViewport({ ratio: 1 });

    await number.fill(recall.affected.toLowerCase().replace('0', 'o'));
    await number.press('Enter');
    await expect(answer.getByText(/^Yes, batch .+ is affected\.$/)).toBeInViewport({ ratio: 1 });
    await answer.getByRole('link', { name: 'What to do now' }).click();
    await expect(page.getByRole('heading', { name: 'What to do if yours is affected' })).toBeInViewport();
    const batches = `${recall.affected}|${recall.unaffected}`.replaceAll(' ', '');
    expect(sent.join().replace(/\W/g, '')).not.toMatch(new RegExp(batches, 'i'));

    await page.getByRole('navigation', { name: 'You are here' }).getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Recalled products' })).toBeVisible();
  });
});
