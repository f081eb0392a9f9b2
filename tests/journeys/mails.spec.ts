import type { Page } from '@playwright/test';
import { expect, sandboxUrl, test } from '../browser/fixtures.ts';
import { usual } from '../browser/samples.ts';
import { orderOf } from './prepared.ts';
import { expectOrder } from '../browser/shopper.ts';

/** Waits in the sandbox's inbox for an e-mail with this subject, and opens it. */
async function openMail(inbox: Page, subject: string): Promise<void> {
  await expect(async () => {
    await inbox.goto(`${sandboxUrl}/mail/`);
    await inbox.getByRole('link', { name: subject }).click({ timeout: 2000 });
  }).toPass();
  await expect(inbox.getByRole('heading', { name: subject, level: 1 })).toBeVisible();
}

const contentOf = (inbox: Page) => inbox.frameLocator('iframe');

test('product 4.110, 4.111: an order is confirmed by e-mail, whose link opens it in another browser', async ({
  page,
  browser,
}) => {
  const orderNumber = await orderOf(page, [usual.sku]);

  await using elsewhere = await browser.newContext({ viewport: { width: 390, height: 664 } });
  const inbox = await elsewhere.newPage();
  await openMail(inbox, `We confirm your order ${orderNumber}`);
  const mail = contentOf(inbox);
  await expect(mail.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible();
  await expect(mail.getByText(`1 × ${usual.name}`)).toBeVisible();
  const opened = inbox.waitForEvent('popup');
  await mail.getByRole('link', { name: 'View your order' }).click();
  await expectOrder(await opened, usual.name);
  expect(await inbox.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
