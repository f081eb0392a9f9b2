import { expect, sandboxUrl, test } from '../browser/fixtures.ts';
import { at, home } from '../browser/samples.ts';
import { mailAbout } from './mailbox.ts';
import { open } from '../browser/shopper.ts';

test.use({ viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true, expectedErrors: /503/ });

const { email: support, phone, company, addressLines } = home.contact;

test('product 4.143, 4.144: a message reaches customer service, after the mail server had failed', async ({
  page,
  request,
  expectAccessible,
}) => {
  const topic = `Journey ${Date.now()}`;
  await open(page, at('home'));
  await page.getByRole('contentinfo').getByRole('heading', { name: 'Help' }).click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact us' })).toBeVisible();
  const send = page.getByRole('button', { name: 'Send message' });
  await send.click();
  await expect(page.getByLabel('Your name')).toBeFocused();
  await page.getByLabel('Your name').fill('Alex Berg');
  await page.getByRole('main').getByLabel('Email').fill('alex@example.com');
  await page.getByLabel('Topic or order number').fill(topic);
  await page.getByLabel('Your message').fill('Where is my order?\nThank you <b>so much</b>');

  const fault = { fault: 'refused-for-now', address: support, times: 1 };
  await request.post(`${sandboxUrl}/control/mail/faults`, { data: fault });
  await send.click();
  await expect(page.getByRole('alert').filter({ hasText: 'We couldn’t send the email' })).toBeVisible();
  await expect(page.locator('form').getByRole('link', { name: phone })).toBeVisible();
  await expect(page.getByLabel('Your message')).toHaveValue(/Where is my order/);
  await expectAccessible(page);

  await send.click();
  await expect(page.getByRole('heading', { name: 'Your message has been sent' })).toBeFocused();
  const message = await mailAbout(support, topic);
  expect(message.replyTo).toEqual(['alex@example.com']);
  expect(message.text).toContain('Where is my order?');
  expect(message.text).toContain('Thank you <b>so much</b>');
  await expect
    .poll(async () => (await mailAbout('alex@example.com', 'We’ve received your message')).text)
    .not.toContain('Where is');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('product 4.145: the contact page has its reasons, and tells address, telephone number, and hours', async ({
    page,
  }) => {
    await page.goto(at('contact'));
    const reasons = page.getByRole('region', { name: 'What is it about?' });
    await reasons.getByText('Where is my order?').click();
    await expect(reasons.getByRole('link', { name: 'Find your order' }).first()).toBeVisible();
    const details = page.getByRole('region', { name: 'Other ways to reach us' });
    for (const fact of [phone, support, company, ...addressLines]) await expect(details).toContainText(fact);
    await expect(details).toContainText(/9:00\sAM to 5:00\sPM, Monday to Friday \(Eastern Time\)/);
    await expect(page.getByRole('button', { name: 'Send message' })).toBeHidden();
  });
});
