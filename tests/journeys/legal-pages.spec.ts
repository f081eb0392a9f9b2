import { expect, test } from '../browser/fixtures.ts';
import { open } from '../browser/shopper.ts';

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true });

  test('product 2.3.14: the list leads to a recall, which answers yes, no, or unreadable', async ({
    page,
    expectAccessible,
  }) => {
    await open(page, '/customer-service/returns/');
    await page.getByRole('button', { name: 'Necessary only' }).click();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Recalled products' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Recalled products' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Recall: Hanging Friends bouncer toy' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /Hanging Friends/ })).toBeVisible();

    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')));
    const number = page.getByRole('textbox', { name: 'Batch number' });
    const check = page.getByRole('button', { name: 'Check' });
    const answer = page.getByRole('main').getByRole('status');
    await check.click();
    await expect(answer).toContainText('This is not a batch number we can read.');
    await expect(number).toBeFocused();
    await expectAccessible(page);

    await number.fill('HF 24 099');
    await check.click();
    const no = answer.getByText('No, batch HF 24099 is not affected.');
    await expect(no).toBeInViewport({ ratio: 1 });

    await number.fill('hf-24o31');
    await number.press('Enter');
    await expect(answer.getByText('Yes, batch HF 24031 is affected.')).toBeInViewport({ ratio: 1 });
    await answer.getByRole('link', { name: 'What to do now' }).click();
    await expect(page.getByRole('heading', { name: 'What to do if yours is affected' })).toBeInViewport();
    expect(sent.filter((request) => /24\W*0(99|31)/.test(request))).toEqual([]);

    await page.getByRole('navigation', { name: 'You are here' }).getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Recalled products' })).toBeVisible();
  });
});
