import { z } from 'zod';
import { expect, sandboxUrl, test } from '../browser/fixtures.ts';
import { at } from '../browser/samples.ts';
import { open } from '../browser/shopper.ts';
import { type Mail, mailAbout } from './mailbox.ts';

test.use({ viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true });

const profilesSchema = z.array(z.object({ email: z.string(), consent: z.string() }));

/** The address in an e-mail that leads to a subscription. */
const linkIn = ({ text }: Mail): string => /http\S+[?&]subscription=[^\s\])>]+/.exec(text)?.[0] ?? '';

/** What the newsletter service knows of an address; undefined if nothing. */
async function consentOf(email: string): Promise<string | undefined> {
  const answer = await fetch(`${sandboxUrl}/klaviyo/profiles.json`);
  return profilesSchema.parse(await answer.json()).find((profile) => profile.email === email)?.consent;
}

test('product 4.765, 4.769, 4.770, 4.785, 4.786: the newsletter is asked for in the footer, confirmed by e-mail, and ended with one touch', async ({
  page,
  expectAccessible,
}) => {
  const email = `ada.${Date.now()}@example.com`;
  await open(page, at('contact'));
  await page.getByRole('button', { name: 'Necessary only' }).click();
  const footer = page.getByRole('contentinfo');
  await footer.getByLabel('Email', { exact: true }).fill(email);
  await footer.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByRole('heading', { name: 'Almost done: check your email' })).toBeFocused();
  await expectAccessible(page);
  expect(await consentOf(email)).toBeUndefined();

  await open(page, linkIn(await mailAbout(email, 'Please confirm')));
  await expectAccessible(page);
  expect(await consentOf(email)).toBeUndefined();
  await page.getByRole('button', { name: 'Yes, send it to me' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome!' })).toBeFocused();
  await expect.poll(() => consentOf(email)).toBe('SUBSCRIBED');

  const welcome = await mailAbout(email, 'Welcome to our newsletter');
  await open(page, linkIn(welcome));
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByRole('heading', { name: 'You’ve unsubscribed' })).toBeFocused();
  await expect.poll(() => consentOf(email)).toBe('UNSUBSCRIBED');
});
