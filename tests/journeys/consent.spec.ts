import type { Locator, Page } from '@playwright/test';
import { type ConsentCategory, inventory, inventoryNames } from '../../src/consent/inventory.ts';
import { expect, sandboxUrl } from '../browser/fixtures.ts';
import { at, needed, second } from '../browser/samples.ts';
import { test } from './recording-proxy.ts';
import {
  addButton,
  cards,
  chooseDelivery,
  expectOrder,
  fillAddress,
  goToCheckout,
  open,
  payByCard,
} from '../browser/shopper.ts';
import { recordWrites, unregistered } from './stored-writes.ts';

const banner = (page: Page) => page.getByRole('region', { name: 'Your privacy' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Privacy choices' });
const reviewChoices = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: 'Privacy choices' }).click();

interface State {
  readonly name: string;
  readonly answer: (page: Page) => Promise<void>;
  readonly granted: readonly ConsentCategory[];
  /** Names that only this consent allows and that are stored then. */
  readonly stores: readonly string[];
  /** Whether the journey goes on until an order has been paid. */
  readonly buys: boolean;
}

const states: readonly State[] = [
  {
    name: 'a refusal',
    answer: (page) => banner(page).getByRole('button', { name: 'Necessary only' }).click(),
    granted: [],
    stores: [],
    buys: true,
  },
  {
    name: 'consent to a part',
    answer: async (page) => {
      await banner(page).getByRole('button', { name: 'Choose what to allow' }).click();
      await dialog(page)
        .getByRole('checkbox', { name: /^Statistics/ })
        .check();
      await dialog(page).getByRole('button', { name: 'Save my choices' }).click();
    },
    granted: ['statistics'],
    stores: ['klevu-user-session', 'klevu-user-ip'],
    buys: false,
  },
  {
    name: 'consent to everything',
    answer: (page) => banner(page).getByRole('button', { name: 'Accept all' }).click(),
    granted: ['functional', 'statistics', 'marketing'],
    stores: [
      '__kla_id',
      'awc',
      'cje',
      'klevu-user-session',
      'klevu-user-ip',
      'klevu-last-searches',
      'klevu-last-clicks',
    ],
    buys: true,
  },
];

/** Chromium asks its maker about form fields; that is not the shop's doing, but the proxy sees it. */
const chromiumItself = 'https://content-autofill.googleapis.com';

/** Requests that observe the visitor: to the tag manager, the recordings of visits, and what search is told. */
const isObservation = (url: string) =>
  /\/gtm\.js|\/klaviyo\.js|\/telemetry\/|\/envelope\/|\/klevu\/(visitor|analytics|ipv)/.test(url);

for (const { name, answer, granted, stores, buys } of states) {
  test(`product 3.24, 6.2: with ${name}, a journey stores and sends only what the register allows`, async ({
    page,
    context,
    recording,
    baseURL,
  }) => {
    const origin = baseURL ?? '';
    const categories = new Set<ConsentCategory>(['strict', ...granted]);
    const writes = await recordWrites(context, origin);
    const expectRegistered = async () => expect(unregistered(await writes.all(), categories)).toEqual([]);

    await open(page, `${at('home')}?awc=1001_1700000000_abc&cjevent=click123`);
    expect(await writes.all()).toEqual([]);
    await answer(page);
    await expect(banner(page)).toBeHidden();
    await expectRegistered();
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('combobox').fill(needed('searches').second);
    await page.getByRole('combobox').press('Enter');
    // Until there are results, other parts of the page have links to the same product.
    await expect(
      page
        .getByRole('main')
        .getByText(/^\d+ products?$/)
        .first(),
    ).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: second.name }).first().click();
    await addButton(page).click();
    await page.getByRole('link', { name: 'View cart' }).click();
    await expectRegistered();
    const cart = (await context.cookies()).find((cookie) => cookie.name === 'CT_CART_ID');
    expect(cart).toMatchObject({ path: '/', sameSite: 'Lax' });
    if (buys) {
      await goToCheckout(page);
      await fillAddress(page);
      await chooseDelivery(page, 'Standard');
      await expectRegistered();
      await payByCard(page, cards.approved);
      await expectOrder(page, second.name);
      await page.reload();
      await expectOrder(page, second.name);
      await expectRegistered();
    }
    const all = await writes.all();
    expect(all.map((write) => write.name)).toEqual(
      expect.arrayContaining([
        'CT_CART_ID',
        'shop_visitor',
        ...(buys ? ['shop_order', 'checkout-draft'] : []),
        ...stores,
      ]),
    );
    expect(recording.cookies.map((cookie) => cookie.name)).toContain('shop_visitor');
    const known = [origin, sandboxUrl, chromiumItself];
    expect(recording.urls.filter((url) => !known.includes(new URL(url).origin))).toEqual([]);
    const observations = recording.urls.filter(isObservation);
    if (granted.length === 0) expect(observations).toEqual([]);
    else expect(observations).not.toEqual([]);

    // The same comparison notices a name that is not in the register.
    await page.evaluate(() => localStorage.setItem('surprise', '1'));
    expect(unregistered(await writes.all(), categories)).toEqual([{ store: 'local', name: 'surprise' }]);
  });
}

test('product 6.6: the data protection page lists everything that is stored without consent', async ({
  page,
}) => {
  await open(page, at('content/data-protection-policy'));
  for (const name of inventoryNames.filter((entry) => inventory[entry].category === 'strict')) {
    const row = page.getByRole('row').filter({ has: page.getByText(name, { exact: true }) });
    await expect(row, name).toHaveCount(1);
  }
});

test('the answer is stored with its time, is not asked for again, and can be changed', async ({
  page,
  context,
  expectAccessible,
}) => {
  await open(page, at('home'));
  await banner(page).getByRole('button', { name: 'Accept all' }).click();
  await expect(banner(page)).toBeHidden();
  const cookies = await context.cookies();
  const value = cookies.find(({ name }) => name === 'consent')?.value;
  expect(value).toMatch(/^5\|\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ\|functional\+statistics\+marketing\|$/);
  await open(page, at('home'));
  await expect(banner(page)).toBeHidden();
  await reviewChoices(page);
  await expect(dialog(page).getByText(/^Your last answer was saved on/)).toBeVisible();
  await expectAccessible(page);
  await dialog(page)
    .getByRole('checkbox', { name: /^Statistics/ })
    .uncheck();
  await dialog(page).getByRole('button', { name: 'Save my choices' }).click();
  await expect(dialog(page)).toBeHidden();
  await reviewChoices(page);
  await expect(dialog(page).getByRole('checkbox', { name: /^Statistics/ })).not.toBeChecked();
  await expect(dialog(page).getByRole('checkbox', { name: /^Marketing/ })).toBeChecked();
  await dialog(page).getByRole('link', { name: 'What is stored, and for how long' }).click();
  await expect(page.getByRole('cell', { name: /awc/ })).toBeVisible();
});

test('product 4.14: an answer applies at once in every open tab', async ({ page: one, context }) => {
  await open(one, `${at('home')}?awc=1001_1700000000_abc`);
  const two = await context.newPage();
  await open(two, second.path);
  await expect(banner(two)).toBeVisible();
  await banner(one).getByRole('button', { name: 'Accept all' }).click();
  await expect(banner(two)).toBeHidden();
  const names = async () => (await context.cookies()).map(({ name }) => name);
  await expect.poll(names).toContain('awc');
  await two.evaluate(() => (document.cookie = '_ga=GA1.1.1.1; path=/'));
  await expect.poll(names).toContain('_ga');

  await reviewChoices(two);
  await dialog(two).getByRole('button', { name: 'Necessary only' }).click();
  await expect.poll(names).toEqual(['consent']);
  await reviewChoices(one);
  await expect(dialog(one).getByRole('checkbox', { name: /^Statistics/ })).not.toBeChecked();
});

for (const viewport of [
  { width: 390, height: 664 },
  { width: 1440, height: 900 },
]) {
  test.describe(`on ${viewport.width}×${viewport.height}, the question`, () => {
    test.use({ viewport });

    test('moves nothing when it appears or is not needed, and covers neither "Add to cart" nor what is said after adding', async ({
      page,
    }) => {
      await page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
        }).observe({ type: 'layout-shift', buffered: true });
      });
      const moved = () =>
        page.evaluate(() =>
          (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
        );
      await open(page, second.path);
      await expect(banner(page)).toBeVisible();
      expect(await moved()).toBeLessThan(0.02);
      const button = addButton(page);
      await button.scrollIntoViewIfNeeded();
      expect(await isUncovered(button)).toBe(true);
      await button.click();
      const message = page.getByText(/in your cart/);
      await expect(message).toBeInViewport();
      expect(await isUncovered(message)).toBe(true);
      await page.keyboard.press('Escape');
      await expect(banner(page)).toHaveCount(1);
      await banner(page).getByRole('button', { name: 'Necessary only' }).click();
      await expect(banner(page)).toBeHidden();
      await open(page, second.path);
      await expect(banner(page)).toBeHidden();
      expect(await moved()).toBeLessThan(0.02);
    });
  });
}

test('the question is among the first things the keyboard reaches, and hides nothing that is focused', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await open(page, second.path);
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(banner(page).getByRole('button', { name: 'Accept all' })).toBeFocused();
  const stops = await page.locator('a[href], button, input, select, summary').count();
  for (let stop = 0; stop < stops; stop++) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(isFocusHiddenByBanner)).toBe(false);
  }
  await banner(page).getByRole('button', { name: 'Necessary only' }).press('Enter');
  await expect(banner(page)).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
});

/** Whether what is seen in the middle of an element is the element. */
const isUncovered = (target: Locator) =>
  target.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return top !== null && (element.contains(top) || top.contains(element));
  });

/** Runs in the page: whether the banner is what is seen in the middle of the focused element. */
function isFocusHiddenByBanner(): boolean {
  const focused = document.activeElement;
  const question = document.querySelector('[aria-labelledby="consent-title"]');
  if (!focused || !question || question.contains(focused)) return false;
  const { x, y, width, height } = focused.getBoundingClientRect();
  return question.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}

test('product 4.302: an answer lasts if the page is left before it is hydrated', async ({ page }) => {
  await page.route('**/*.js', () => new Promise(() => undefined));
  await page.goto(at('home'), { waitUntil: 'commit' });
  await banner(page).getByRole('button', { name: 'Necessary only' }).click();
  await expect(banner(page)).toBeHidden();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await open(page, second.path);
  await expect(banner(page)).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('klevu-last-clicks'))).toBeNull();
});
