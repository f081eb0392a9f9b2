import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { APIRequestContext } from '@playwright/test';
import { readEnvironment } from '../../api/context/environment.ts';
import { commercetoolsProject } from '../../commerce/client.ts';
import { reviewsAbout } from '../../commerce/reviews.ts';
import { writePublicJson } from '../../gatsby/public-json.ts';
import { outputOf } from '../../scripts/build/build-target.ts';
import { readOptions } from '../../scripts/options.ts';
import { settingsFor } from '../../scripts/start/environment.ts';
import { reviewsPath } from '../../src/reviews/reviews-file.ts';
import { expect, sandboxUrl, test } from '../browser/fixtures.ts';
import { at, home, sample, usual } from '../browser/samples.ts';
import { open } from '../browser/shopper.ts';
import { type Mail, mailAbout, mailsTo } from './mailbox.ts';
import { orderOf } from './prepared.ts';
import { staff } from './staff.ts';

/** `npm run reviews -- …`, as whoever works for the shop types it. */
const reviews = (...args: readonly string[]) =>
  promisify(execFile)(process.execPath, ['scripts/run.mjs', 'tools/reviews.ts', ...args]);

/** Writes the file of a product's reviews as a build does. */
async function publish(productKey: string): Promise<void> {
  const { settings } = settingsFor(readOptions([], process.env), process.env);
  const project = commercetoolsProject(readEnvironment(settings).commercetools);
  const { body } = await project
    .productProjections()
    .get({ queryArgs: { limit: 500 } })
    .execute();
  const all = await reviewsAbout(project, body.results)();
  const root = outputOf({ store: home.id, pseudo: false });
  await writePublicJson(reviewsPath(productKey), all.get(productKey) ?? [], root);
}

/** The e-mail to an address that contains some text, once it is there; the sweeper, which may have to send it, runs every minute. */
async function mailWith(address: string, part: string | RegExp): Promise<Mail> {
  const find = async () => (await mailsTo(address)).find(({ text }) => text.match(part));
  await expect.poll(async () => (await find())?.subject, { timeout: 100_000 }).toBeDefined();
  const mail = await find();
  if (!mail) throw new Error(`There is no e-mail to ${address}.`);
  return mail;
}

/** Lets time pass for something of the sandbox. @returns whether it is there. */
const pass = async (request: APIRequestContext, data: object): Promise<boolean> =>
  (await request.post(`${sandboxUrl}/control/idle`, { data })).ok();

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true });
  test.setTimeout(300_000);

  test('product 4.701, 4.720, 4.723, 4.726: a review is invited, written, published, found helpful, changed, and deleted', async ({
    page,
    request,
    expectAccessible,
  }) => {
    const bought = sample('reviewed');
    const productKey = bought.page.replace('product/', '');
    const title = `Light as promised ${Date.now()}`;
    const orderNumber = await orderOf(page, [bought.sku]);
    await staff(request, orderNumber, { act: 'ship', carrier: 'UPS', trackingId: '1Z999AA10123456784' });
    await staff(request, orderNumber, { act: 'deliver' });
    // The sweeper leaves an order alone for five minutes, and two weeks after it has arrived invites to review it.
    const note = { container: `review-invitations.${home.id}`, key: orderNumber };
    const twoWeeksPass = async () => {
      await pass(request, { orderNumber, minutes: 5 });
      return pass(request, { ...note, minutes: 15 * 24 * 60 });
    };
    await expect.poll(twoWeeksPass, { timeout: 100_000 }).toBe(true);
    const invited = new RegExp(`http\\S+[?&]order=${orderNumber}\\S+product=${productKey}`);
    const [link = ''] = invited.exec((await mailWith('alex@example.com', invited)).text) ?? [];
    await open(page, `${link}&stars=4`);
    await page.getByRole('button', { name: 'Necessary only' }).click();
    const form = page.getByRole('main');
    await expect(form.getByRole('radio', { name: /Good/ }).and(form.locator(':checked'))).toHaveCount(1);
    await form.getByLabel('Headline').fill(title);
    await form.getByLabel('Your review').fill('Read more at https://shop.example');
    await expectAccessible(page);
    await form.getByRole('button', { name: 'Send review' }).click();
    await expect(form.getByText(/Please leave out links/).first()).toBeInViewport();
    await form.getByLabel('Your review').fill('I forget that I wear it.');
    await form.getByRole('button', { name: 'Send review' }).click();
    await expect(page.getByRole('heading', { name: 'Thank you for your review' })).toBeFocused();

    const { stdout } = await reviews('list');
    const key =
      stdout
        .split(/(?=V-[A-Z]{2}-)/)
        .find((part) => part.includes(title))
        ?.split(/\s/)[0] ?? '';
    await reviews('publish', key, '--yes');
    await publish(productKey);
    await open(page, bought.path);
    const shown = page.getByRole('region', { name: 'Reviews', exact: true });
    await shown.getByRole('button', { name: /^Filter, sort, and read all/ }).click();
    await shown.getByRole('combobox', { name: 'Sort by' }).selectOption('Newest');
    const own = shown.getByRole('article').filter({ hasText: title });
    await expect(own).toContainText('Verified purchase');
    await own.getByRole('button', { name: /Helpful/ }).click();
    await expect(own).toContainText('1 person found this helpful');

    await open(page, `${at('review')}?order=${orderNumber}&product=${productKey}`);
    await expect(form.getByText('Published', { exact: true })).toBeVisible();
    await form.getByLabel('Your review').fill('I forget that I wear it, even uphill.');
    await form.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByRole('heading', { name: 'Thank you for your review' })).toBeFocused();
    await page.reload();
    await expect(form.getByText('Being read', { exact: true })).toBeVisible();
    await form.getByRole('button', { name: 'Delete review' }).click();
    await form.getByRole('button', { name: 'Yes, delete it' }).click();
    await expect(page.getByRole('heading', { name: 'Your review has been deleted' })).toBeFocused();
    expect((await reviews('list', '--all')).stdout).not.toContain(title);
    await publish(productKey);
  });

  test('product 4.750, 4.752, 4.753: a question about a product is answered by e-mail', async ({
    page,
    expectAccessible,
  }) => {
    const asked = Date.now();
    const email = `ada.${asked}@example.com`;
    await open(page, usual.path);
    await page.getByRole('button', { name: 'Ask a question' }).click();
    const form = page.getByRole('region', { name: 'Questions and answers' });
    await form.getByLabel('Your question').fill(`Does it fit grandparents, too? ${asked}`);
    await form.getByLabel('Email').fill(email);
    await expectAccessible(page);
    await form.getByRole('button', { name: 'Send question' }).click();
    await expect(page.getByRole('heading', { name: 'Thank you for your question' })).toBeFocused();

    const { subject } = await mailWith(home.contact.email, String(asked));
    const [number = ''] = /Q-[\dA-Z-]+/.exec(subject) ?? [];
    await reviews('answer', number, 'It does: the straps are long enough.', '--yes');
    expect((await mailAbout(email, 'The answer to your question')).text).toContain('long enough');
  });
});
