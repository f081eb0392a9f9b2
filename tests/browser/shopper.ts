import { expect, type Locator, type Page } from '@playwright/test';

/** Cards of the payment sandbox. */
export const cards = {
  approved: { number: '4111 1111 1111 1111', holder: 'Alex Berg' },
  refused: { number: '4111 1111 1111 1111', holder: 'DECLINED' },
  redirect: { number: '4212 3456 7891 0006', holder: 'Alex Berg' },
} as const;
export type Card = (typeof cards)[keyof typeof cards];

/** Opens a page and waits until it is hydrated: as on any static page, actions before that are lost. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilAlive(page);
}

/** Waits until the page is hydrated, after a full load that something else has caused. */
export async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const heading = document.querySelector('main h1');
    return heading !== null && Object.keys(heading).some((key) => key.startsWith('__reactFiber'));
  });
}

/** Follows a link as Gatsby's own links do. */
export const navigate = (page: Page, to: string): Promise<void> =>
  page.evaluate((path) => (window as unknown as { ___navigate: (to: string) => void }).___navigate(path), to);

/**
 * Waits until a hydrated page has done what it puts off until it is idle: idle work runs in the order in
 * which it was put off, and webpack removes the element of a script that has arrived.
 */
export async function untilIdle(page: Page): Promise<void> {
  const idle = () => page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => resolve(null))));
  await page.waitForLoadState();
  await idle();
  await expect(page.locator('script[data-webpack]')).toHaveCount(0);
  // What the code does first once it has arrived.
  await idle();
}

/** The button of a product's page, which comes before the bar that stands in for it while it cannot be seen. */
export const addButton = (page: Page): Locator => page.getByRole('button', { name: 'Add to cart' }).first();

/** Adds a product to the cart on its page, waits until the shop confirms it, and closes the drawer that says so. */
export async function addToCart(page: Page, path: string): Promise<void> {
  await open(page, path);
  await addButton(page).click();
  await expect(page.getByText(/in your cart/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
}

interface TypedAddress {
  /** The name of an American state, to which the city and the ZIP code belong. */
  readonly state?: string;
  readonly city?: string;
  readonly zip?: string;
}

/** Fills in contact and address, and continues. */
export async function fillAddress(page: Page, address: TypedAddress = {}): Promise<void> {
  await enterAddress(page, address);
  await page.getByRole('button', { name: 'Continue to delivery' }).click();
}

/** Fills in contact and address. */
export async function enterAddress(page: Page, address: TypedAddress = {}): Promise<void> {
  const { state = 'New York', city = 'Albany', zip = '12207' } = address;
  // The footer of the page before has one, too.
  await page.getByRole('main').getByLabel('Email').fill('alex@example.com');
  await page.getByLabel('First name').fill('Alex');
  await page.getByLabel('Last name').fill('Berg');
  await page.getByLabel('Address', { exact: true }).fill('12 Mill Lane');
  await page.getByLabel('City').fill(city);
  await page.getByLabel('State', { exact: true }).selectOption({ label: state });
  await page.getByLabel('ZIP code').fill(zip);
}

/** Chooses a delivery option by the beginning of its name. */
export async function chooseDelivery(page: Page, name: string): Promise<void> {
  await page.getByRole('radio', { name: new RegExp(`^${name}`) }).check();
}

/** Types a card into the payment service's own frames. */
export async function fillCard(page: Page, card: Card): Promise<void> {
  const frame = (title: string) => page.frameLocator(`iframe[title="${title}"]`).getByLabel(title);
  // The frames become ready one after the other; the security code's is the last.
  await frame('Security code').waitFor();
  const holder = page.getByRole('textbox', { name: 'Name on card' });
  // After a failed attempt, a fresh, empty form replaces the old one.
  await expect(holder).toHaveValue('');
  await holder.fill(card.holder);
  await frame('Card number').fill(card.number);
  await frame('Expiry date').fill('03/30');
  await frame('Security code').fill('737');
}

/** The button that orders: by its duty to pay in the European Union, by its amount elsewhere. */
export const orderButton = (page: Page): Locator =>
  page.getByRole('button', { name: /^(Pay \D*\d|Order with obligation to pay$)/ });

export async function pay(page: Page): Promise<void> {
  await orderButton(page).click();
}

export async function payByCard(page: Page, card: Card): Promise<void> {
  await fillCard(page, card);
  await pay(page);
}

/** Checks the order confirmation as a person would read it. */
export async function expectOrder(page: Page, product: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Thank you, Alex' })).toBeVisible();
  await expect(page.getByText(/^Order [A-Z0-9-]+$/)).toBeVisible();
  await expect(page.getByRole('main')).toContainText(product);
  await expect(page.getByRole('link', { name: 'Cart', exact: true })).toBeVisible();
}

/** Checks that nothing on paper can be pressed or followed. */
export async function expectNothingToPress(page: Page): Promise<void> {
  const main = page.getByRole('main');
  for (const part of [
    page.getByRole('banner'),
    page.getByRole('contentinfo'),
    page.getByRole('region', { name: 'Your privacy' }),
    main.getByRole('navigation'),
    main.locator('.button, .icon-button'),
  ])
    await expect(part.and(page.locator(':visible'))).toHaveCount(0);
}

/** Goes from the cart to checkout, be it by a full load (`src/navigation/private-pages.ts`) or not. */
export async function goToCheckout(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: 'Checkout' }).click();
  await page.waitForURL(/\/checkout\/$/);
  await untilAlive(page);
}
