import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { brand } from '../../brands/build.ts';
import { batchFrom, printed } from '../../stores/batch.ts';
import { expect, test } from '../browser/fixtures.ts';
import { at, needed } from '../browser/samples.ts';
import { open, untilAlive } from '../browser/shopper.ts';
import { mailAbout } from './mailbox.ts';

/** `npm run recalls -- …`, as whoever works for the shop types it. */
const recalls = (...args: readonly string[]) =>
  promisify(execFile)(process.execPath, ['scripts/run.mjs', 'tools/recalls.ts', ...args]);

/** What the code on a label leads to. */
const shortLinks = brand.redirects.flatMap((table) =>
  'shortLinks' in table ? Object.entries(table.shortLinks) : [],
);
const [label] = shortLinks.find(([, { to }]) => to === 'registration') ?? [];

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true });

  test('product 7.320, 7.321: who registers a product is told by e-mail that it is recalled, and led to what to do', async ({
    page,
    expectAccessible,
  }) => {
    const { page: key, affected } = needed('recall');
    const email = `ada.${Date.now()}@example.com`;
    await open(page, label === undefined ? at('registration') : `/redirects/${label}/`);
    await page.getByRole('button', { name: 'Necessary only' }).click();
    await page.getByRole('combobox', { name: 'Product' }).selectOption({ index: 1 });
    await page.getByRole('textbox', { name: 'Batch number' }).fill(affected.toLowerCase());
    await page.getByRole('textbox', { name: 'Your name' }).fill('Ada Berg');
    await page.getByRole('textbox', { name: 'Postal address' }).fill('12 Mill Lane\nAlbany, NY 12207');
    await page.getByRole('main').getByRole('textbox', { name: 'Email' }).fill(email);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Register product' }).click();
    await expect(page.getByRole('heading', { name: 'Your product is registered' })).toBeVisible();

    const name = key.split('/').at(-1) ?? '';
    expect((await recalls('notify', name, '--dry-run')).stdout).toContain('Nothing has been changed.');
    await recalls('notify', name, '--per-minute', '6000', '--yes');
    const mail = await mailAbout(email, 'Safety notice');
    expect(mail.text).toContain(printed(batchFrom(affected) ?? ''));
    expect(mail.text).toContain('Please stop using the product right away');

    const [link = ''] = mail.text.match(new RegExp(`http\\S+${at(key)}`)) ?? [];
    await page.goto(link);
    await untilAlive(page);
    await expect(page.getByRole('heading', { name: 'What to do if yours is affected' })).toBeAttached();
  });
});
