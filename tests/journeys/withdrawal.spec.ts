import { z } from 'zod';
import { expect, sandboxUrl, test } from '../browser/fixtures.ts';
import { open } from '../browser/shopper.ts';
import { pageUrlOf } from './storefronts.ts';

const page = pageUrlOf('eu', 'de', 'withdraw');
const mailsSchema = z.array(z.object({ subject: z.string(), text: z.string() }));

test.describe('on a small phone, in German', () => {
  test.use({ viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true });

  test('product 2.3.38, 4.134, 4.135, 3.100: from the footer to the acknowledgment, by keyboard', async ({
    page: tab,
    request,
    expectAccessible,
  }) => {
    const email = `ada.${Date.now()}@example.com`;
    await open(tab, pageUrlOf('eu', 'de', 'content/returns'));
    await tab.getByRole('button', { name: 'Nur notwendige' }).click();
    await tab.getByRole('contentinfo').getByRole('link', { name: 'Vertrag widerrufen', exact: true }).click();
    await expect(tab.getByRole('heading', { level: 1, name: 'Vertrag widerrufen' })).toBeVisible();
    await expectAccessible(tab);

    const name = tab.getByLabel('Dein Name');
    await name.focus();
    await name.press('Enter');
    const problems = tab.getByRole('group', { name: 'Bitte prüfe diese Felder' });
    await expect(problems).toBeFocused();
    await expect(problems.getByRole('button')).toHaveCount(3);

    await problems.getByRole('button', { name: 'Bitte gib deinen Namen ein.' }).press('Enter');
    await expect(name).toBeFocused();
    await tab.keyboard.type('Ada Berg');
    await tab.keyboard.press('Tab');
    await tab.keyboard.type('EU-0000-0000-0000');
    await tab.keyboard.press('Tab');
    await tab.keyboard.type(email);
    await tab.keyboard.press('Enter');

    const review = tab.getByRole('heading', { name: 'Prüfen und bestätigen' });
    await expect(review).toBeFocused();
    for (const text of ['Ada Berg', 'EU-0000-0000-0000', email, 'Die ganze Bestellung'])
      await expect(tab.getByText(text, { exact: true })).toBeVisible();
    await tab.getByRole('button', { name: 'Widerruf bestätigen' }).press('Enter');

    await expect(tab.getByRole('heading', { name: 'Dein Widerruf ist eingegangen' })).toBeFocused();
    const reference = await tab.getByText(/^Vorgangsnummer: /).textContent();

    const mails = async () =>
      mailsSchema.parse(await (await request.get(`${sandboxUrl}/mail/messages?to=${email}`)).json());
    await expect.poll(async () => (await mails()).length).toBe(1);
    const [mail] = await mails();
    expect(mail?.subject).toBe('Dein Widerruf ist eingegangen (EU-0000-0000-0000)');
    expect(mail?.text).toContain(reference?.replace('Vorgangsnummer: ', ''));
    expect(mail?.text).toContain('Ada Berg');
  });
});

test.describe('links', () => {
  test.use({ expectedErrors: /404/ });

  test('product 2.3.37, 2.3.38: the instructions have the form and lead to it, the checkout in a tab of its own, a storefront outside the European Union nowhere', async ({
    page: tab,
    expectAccessible,
  }) => {
    await open(tab, pageUrlOf('eu', 'de', 'content/right-of-withdrawal'));
    await expect(tab.getByRole('main')).toContainText('3 Ropewalk Quay');
    await expect(tab.getByRole('heading', { name: 'Muster-Widerrufsformular' })).toBeVisible();
    await expectAccessible(tab);
    await tab.getByRole('main').getByRole('link', { name: 'Vertrag widerrufen' }).click();
    await expect(tab).toHaveURL(page);
    await open(tab, pageUrlOf('eu', 'de', 'checkout'));
    const link = tab.getByRole('contentinfo').getByRole('link', { name: 'Vertrag widerrufen' });
    await expect(link).toHaveAttribute('target', '_blank');
    expect(await link.evaluate((anchor: HTMLAnchorElement) => anchor.href)).toBe(page);

    await open(tab, pageUrlOf('us', 'en', 'content/returns'));
    await expect(tab.getByRole('contentinfo').getByRole('link', { name: 'Returns' })).toBeVisible();
    await expect(tab.getByRole('link', { name: /withdraw/i })).toHaveCount(0);
    expect((await tab.goto(pageUrlOf('us', 'en', 'withdraw')))?.status()).toBe(404);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('product 4.137: the page says how to withdraw by email or letter', async ({ page: tab }) => {
    await tab.goto(page);
    await expect(tab.getByRole('main').locator('noscript p')).toContainText(
      'Dieses Formular braucht JavaScript.',
    );
    await expect(tab.getByLabel('Dein Name')).toBeHidden();
    const ways = tab.getByRole('region', { name: 'Andere Wege' });
    await expect(ways.getByRole('link', { name: /@/ })).toBeVisible();
    await expect(ways).toContainText('3 Ropewalk Quay');
  });
});
