import { expect, test } from '../browser/fixtures.ts';
import { at, needed, usual } from '../browser/samples.ts';
import { open } from '../browser/shopper.ts';
import { mailAbout } from './mailbox.ts';
import { orderOf } from './prepared.ts';
import { staff } from './staff.ts';

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true });

  test('product 4.627, 4.628, 4.630: what broke is claimed with a photograph, and its part is ordered with two touches', async ({
    page,
    request,
    expectAccessible,
  }) => {
    const { sku, part } = needed('repaired');
    const orderNumber = await orderOf(page, [sku]);
    await staff(request, orderNumber, { act: 'ship', carrier: 'UPS', trackingId: '1Z999AA10123456784' });
    await open(page, `${at('order-confirmation')}?order=${orderNumber}`);
    await page.getByRole('button', { name: 'Necessary only' }).click();
    await page.getByRole('link', { name: /^Report a problem: / }).click();

    await expect(page.getByRole('combobox', { name: 'Which product' })).toHaveValue(sku);
    await page.getByRole('combobox', { name: 'What’s wrong' }).selectOption('It broke or wore out in use');
    await page.getByRole('textbox', { name: 'Tell us more' }).fill('A seam has opened.');
    const photograph = await page.screenshot();
    await page
      .getByLabel('Add photos')
      .setInputFiles({ name: '../seam.png', mimeType: 'image/png', buffer: photograph });
    await expect(page.getByRole('img', { name: 'Photo 1' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'We’ve received your report' })).toBeFocused();
    const [claim = ''] = /C-[\dA-Z-]+/.exec((await page.getByText(/^Reference: /).textContent()) ?? '') ?? [];
    await mailAbout('alex@example.com', claim);

    await page.goBack();
    await page.getByRole('button', { name: /^Order a part: / }).click();
    const wanted = page.getByRole('listitem').filter({ hasText: part });
    await wanted.getByRole('button', { name: 'Add to cart' }).click();
    await expect(page.getByText(`${part} is in your cart`)).toBeVisible();
  });

  test('product 4.640, 4.643, 4.644: what does not please is exchanged, and the order says how far that is', async ({
    page,
    request,
    expectAccessible,
  }) => {
    const orderNumber = await orderOf(page, [usual.sku]);
    await staff(request, orderNumber, { act: 'ship', carrier: 'UPS', trackingId: '1Z999AA10123456784' });
    await open(page, `${at('order-confirmation')}?order=${orderNumber}`);
    await page.getByRole('button', { name: 'Necessary only' }).click();
    await page.getByRole('link', { name: 'Send something back' }).click();
    await page.getByRole('checkbox', { name: usual.name }).check();
    await page.getByRole('combobox', { name: 'Why' }).selectOption('Not what I expected');
    const instead = page.getByRole('combobox', { name: 'What you’d like for it' });
    await instead.selectOption({ index: 1 });
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Announce the return' }).click();
    await expect(page.getByRole('heading', { name: 'Returns' })).toBeFocused();
    await expect(page.getByText('announced, we’re expecting it')).toBeVisible();

    await staff(request, orderNumber, { act: 'receive' });
    await page.getByRole('link', { name: `Back to order ${orderNumber}` }).click();
    await expect(page.getByText('it’s back with us')).toBeVisible();
  });
});
