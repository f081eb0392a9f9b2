import type { Page } from '@playwright/test';
import { brand } from '../../brands/build.ts';
import { expect, sandboxUrl, test } from '../browser/fixtures.ts';
import { sample } from '../browser/samples.ts';
import { type Mail, mailAbout, mailsTo } from './mailbox.ts';
import { addButton, open } from '../browser/shopper.ts';

test.use({ viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true });

const [restocked, soldOut] = [sample('restocked'), sample('soldOut')];
const linkIn = ({ text }: Mail, part: string): string =>
  new RegExp(`http[^\\s\\])>]+${part}[^\\s\\])>]*`).exec(text)?.[0] ?? '';

/** Asks for an e-mail about a variant that is sold out. @returns the link of the e-mail to confirm it. */
async function ask(page: Page, { path, sku }: ReturnType<typeof sample>, email: string): Promise<string> {
  await open(page, `${path}?sku=${sku}`);
  await expect(page.getByRole('heading', { name: 'Email me when it’s back' })).toBeVisible();
  await page.getByRole('main').getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Email me', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();
  return linkIn(await mailAbout(email, 'Please confirm'), 'back-in-stock');
}

test.describe('what is back', () => {
  test.setTimeout(180_000);
  const { path, sku } = restocked;
  test.afterEach(async ({ request }) => {
    await request.post(`${sandboxUrl}/control/stock`, { data: { sku, quantity: 0 } });
  });

  test('product 2.3.200, 4.200, 4.204, 4.209: is told once to whoever has asked and confirmed', async ({
    page,
    browser,
    expectAccessible,
  }) => {
    const email = `ada.${Date.now()}@example.com`;
    await open(page, `${path}?sku=${sku}`);
    await expect(page.getByRole('heading', { name: 'Email me when it’s back' })).toBeVisible();
    await expectAccessible(page);
    const link = await ask(page, restocked, email);

    const context = await browser.newContext();
    const other = await context.newPage();
    await open(other, link);
    await expect(other.getByRole('heading', { name: 'When it’s back in stock', level: 1 })).toBeVisible();
    await expect(other.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    await expectAccessible(other);
    await other.getByRole('button', { name: 'Yes, email me when it’s back' }).press('Enter');
    await expect(other.getByRole('heading', { name: 'We’ll let you know' })).toBeFocused();

    await other.goto(`${sandboxUrl}/stock/`);
    await other.getByRole('button', { name: `Restock 20: ${sku}` }).click();
    await expect(other.getByRole('button', { name: `Sell out: ${sku}` })).toBeVisible();
    const told = async () =>
      (await mailsTo(email)).filter(({ subject }) => subject.endsWith('is back in stock'));
    // The sweeper runs every minute.
    await expect.poll(async () => (await told()).length, { timeout: 100_000 }).toBe(1);
    const [mail] = await told();
    if (!mail) throw new Error('Nobody was told.');
    await open(other, linkIn(mail, 'sku='));
    await expect(addButton(other)).toBeEnabled();
    await expect(other.getByRole('heading', { name: 'Email me when it’s back' })).toBeHidden();
    await context.close();
  });
});

test.describe('a request', () => {
  test.use({ expectedErrors: /404/ });

  test('product 4.207, 4.209: is deleted with the button of a mail program or of its page, after which its link does not work', async ({
    page,
    context,
  }) => {
    const email = `eve.${Date.now()}@example.com`;
    const link = await ask(page, soldOut, email);
    await page.goto(`${sandboxUrl}/mail/`);
    await page.getByRole('row').filter({ hasText: email }).getByRole('link').click();
    const answer = context.waitForEvent('page');
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect((await answer).locator('body')).toHaveText('{}');
    await open(page, link);
    await page.getByRole('button', { name: 'Yes, email me when it’s back' }).click();
    await expect(page.getByRole('heading', { name: 'This link doesn’t work any more' })).toBeFocused();
    await open(page, link);
    await page.reload();
    await page.getByRole('button', { name: 'Accept all' }).click();
    await page.getByRole('button', { name: 'Delete my request' }).click();
    await expect(page.getByRole('heading', { name: 'Your request has been deleted' })).toBeFocused();
    // Product 6.12: what others' scripts see of the next page has no secret.
    await open(page, link);
    await page.getByRole('link', { name: brand.name }).first().click();
    await expect(page.locator('script#tag-manager')).toHaveCount(1);
    const secret = new URL(link).searchParams.get('key') ?? '';
    const seen = await page.evaluate(() => [
      document.referrer,
      ...performance.getEntries().map(({ name }) => name),
      ...window.navigation.entries().map(({ url }) => url),
    ]);
    expect(seen.join()).not.toContain(secret);
  });
});
