import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expect } from '../browser/fixtures.ts';

/** A phone whose browser shows its bars. */
export const phone = { viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true } as const;

type WalletName = 'Google Pay' | 'Apple Pay' | 'PayPal';

/** The area of express payment of a page. */
export const expressArea = (page: Page): Locator => page.getByRole('region', { name: 'Express checkout' });

/** What express payment says has gone wrong. */
export const problemIn = (page: Page): Locator =>
  expressArea(page).getByRole('alert').filter({ hasText: /\S/ });

/** A wallet's sheet, as the sandbox simulates it. */
export const sheetOf = (page: Page, wallet: WalletName): Locator =>
  page.getByRole('dialog', { name: `${wallet} (sandbox)` });

/** Touches the shop's own button, and then the wallet's. */
export async function openSheet(page: Page, wallet: WalletName): Promise<Locator> {
  await expressArea(page).getByRole('button', { name: 'Express checkout' }).click();
  return openSheetAgain(page, wallet);
}

/** Touches a wallet's button that is there already. @returns its sheet, once it shows a total of the shop's */
export async function openSheetAgain(page: Page, wallet: WalletName): Promise<Locator> {
  await expressArea(page).getByRole('button', { name: wallet }).click();
  const sheet = sheetOf(page, wallet);
  await expect(sheet.getByRole('combobox', { name: 'Delivery' })).toBeVisible();
  await answered(sheet);
  return sheet;
}

/** Waits until the sheet is not waiting for the shop. */
export async function answered(sheet: Locator): Promise<void> {
  await expect(sheet.getByRole('status')).toBeEmpty();
}

/** Chooses one of the simulated people, and waits for the shop's answer. */
export async function chooseAddress(sheet: Locator, label: string): Promise<void> {
  await sheet.getByRole('combobox', { name: 'Address' }).selectOption({ label });
  await answered(sheet);
}

/** Somebody in Albany, unless it is said otherwise. */
const alex = {
  name: { full: 'Alex Berg', given: 'Alex', family: 'Berg' },
  lines: ['12 Mill Lane'],
  locality: 'Albany',
  administrativeArea: 'NY',
  postalCode: '12207',
  countryCode: 'US',
  email: 'alex@example.com',
  phone: '+15185550100',
};

/** Where nobody delivers to. */
export const guam = { locality: 'Hagåtña', administrativeArea: 'GU', postalCode: '96910' };

/** Enters a person as JSON, who is like Alex except for what is given. */
export async function enterAddress(sheet: Locator, person: object): Promise<void> {
  await sheet.getByText('Advanced').click();
  await sheet.getByRole('textbox', { name: 'Address as JSON' }).fill(JSON.stringify({ ...alex, ...person }));
  await sheet.getByRole('button', { name: 'Use address' }).click();
  await answered(sheet);
}

/** Chooses a way of delivery by the beginning of its name, and waits for the shop's answer. */
export async function chooseOption(sheet: Locator, name: string): Promise<void> {
  const select = sheet.getByRole('combobox', { name: 'Delivery' });
  const labels = await select.getByRole('option').allTextContents();
  await select.selectOption({ label: labels.find((label) => label.startsWith(name)) ?? name });
  await answered(sheet);
}

/** The total that a sheet shows: decimal, with its currency. */
export const totalOf = async (sheet: Locator): Promise<string> =>
  (await sheet.getAttribute('data-total')) ?? '';

/** The ID of the cart that this browser remembers, or undefined. */
export async function rememberedCart(page: Page): Promise<string | undefined> {
  const cookies = await page.context().cookies();
  return cookies.find(({ name }) => name === 'CT_CART_ID')?.value;
}

/** Changes a cart behind the page's back, as another tab does. */
export async function changeElsewhere(
  request: APIRequestContext,
  baseURL: string,
  cartId: string,
  quantity: number,
): Promise<void> {
  const url = `${baseURL}/api/carts/${cartId}`;
  const cart = (await (await request.get(url)).json()) as {
    version: number;
    lineItems: readonly [{ id: string }];
  };
  const action = { action: 'changeLineItemQuantity', lineItemId: cart.lineItems[0].id, quantity };
  const answer = await request.post(url, {
    data: { version: cart.version, actions: [action] },
    headers: { origin: baseURL },
  });
  expect(answer.ok()).toBe(true);
}

/** The shop's own refusals, which browsers log. */
export const refusals = /the server responded with a status of 4\d\d/;
